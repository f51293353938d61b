//! Helpers of the suite.
