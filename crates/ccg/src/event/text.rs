//! Events as people read them.
