//! Scripts made up for tests: always valid, different for every seed.
