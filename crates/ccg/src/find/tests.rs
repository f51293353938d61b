//! What is found, and what is refused and why.
