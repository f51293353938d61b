//! What the reader and the printer do, sentence by sentence.
