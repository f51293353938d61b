//! What questions are answered.
