//! Tests of combiners and strategies on turns made by hand.
