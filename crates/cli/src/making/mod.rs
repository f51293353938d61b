//! New cards and decks, made by answering questions line by line.
