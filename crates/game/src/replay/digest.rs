//! What all that a replay says comes to, in 32 bytes: two files that say the
//! same come to the same, however their JSON is spaced, and no two others do.

use serde_json::Value;
use sha2::{Digest as _, Sha256};

/// How many bytes a digest has.
pub(super) const BYTES: usize = 32;

/// Returns what a document comes to, for one purpose, with more bytes that
/// belong to it.
pub(super) fn digest(purpose: &str, data: &Value, more: &[u8]) -> [u8; BYTES] {
    let mut hasher = Sha256::new();
    feed_bytes(&mut hasher, purpose.as_bytes());
    feed(&mut hasher, data);
    feed_bytes(&mut hasher, more);
    hasher.finalize().into()
}

/// Feeds a value so that no two values feed the same bytes: each says what it is
/// and how long, and fields come in the order of their names.
fn feed(hasher: &mut Sha256, value: &Value) {
    match value {
        Value::Null => hasher.update(b"0"),
        Value::Bool(false) => hasher.update(b"f"),
        Value::Bool(true) => hasher.update(b"t"),
        Value::Number(number) => {
            hasher.update(b"n");
            feed_bytes(hasher, number.to_string().as_bytes());
        }
        Value::String(text) => {
            hasher.update(b"s");
            feed_bytes(hasher, text.as_bytes());
        }
        Value::Array(items) => {
            hasher.update(b"a");
            feed_length(hasher, items.len());
            items.iter().for_each(|it| feed(hasher, it));
        }
        Value::Object(fields) => {
            hasher.update(b"o");
            feed_length(hasher, fields.len());
            let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
            fields.sort_unstable_by_key(|it| it.0);
            for (name, value) in fields {
                feed_bytes(hasher, name.as_bytes());
                feed(hasher, value);
            }
        }
    }
}

fn feed_bytes(hasher: &mut Sha256, bytes: &[u8]) {
    feed_length(hasher, bytes.len());
    hasher.update(bytes);
}

fn feed_length(hasher: &mut Sha256, length: usize) {
    hasher.update((length as u64).to_le_bytes());
}

/// Writes bytes as hexadecimal digits.
pub(super) fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads hexadecimal digits; nothing if they are none.
pub(super) fn of_hex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    let digits = (0..text.len()).step_by(2);
    digits
        .map(|at| {
            let pair = &text[at..at + 2];
            // A sign is read as a number, but is none of our digits.
            let is_digits = pair.bytes().all(|it| it.is_ascii_hexdigit());
            u8::from_str_radix(pair, 16).ok().filter(|_| is_digits)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> [u8; BYTES] {
        let data = serde_json::from_str(text).expect("JSON");
        digest("test", &data, b"")
    }

    #[test]
    fn the_same_said_in_another_spacing_and_order_of_fields_comes_to_the_same() {
        assert_eq!(
            of(r#"{"a":1,"b":[2,"x"]}"#),
            of("{ \"b\": [2, \"x\"], \"a\": 1 }\n")
        );
    }

    #[test]
    fn whatever_else_is_said_comes_to_something_else() {
        let texts = [
            "null",
            "true",
            "false",
            "0",
            "1",
            "1.0",
            "\"\"",
            "\"1\"",
            "[]",
            "{}",
            "[[]]",
            "[1,2]",
            "[2,1]",
            "[12]",
            "[\"1\",2]",
            "{\"a\":1}",
            "{\"a\":\"1\"}",
            "{\"b\":1}",
            "{\"a\":{\"b\":1}}",
            "[\"a\",\"b\"]",
            "[\"ab\"]",
            "[\"ab\",\"\"]",
        ];
        for (index, one) in texts.iter().enumerate() {
            for other in &texts[index + 1..] {
                assert_ne!(of(one), of(other), "{one} {other}");
            }
        }
        let data = Value::Null;
        assert_ne!(digest("a", &data, b""), digest("b", &data, b""));
        assert_ne!(digest("a", &data, b"x"), digest("a", &data, b""));
    }

    #[test]
    fn hexadecimal_digits_are_read_as_they_are_written() {
        assert_eq!(of_hex(&to_hex(&[0, 10, 255])), Some(vec![0, 10, 255]));
        for bad in ["0", "0g", "+1", "ñandú!"] {
            assert_eq!(of_hex(bad), None, "{bad}");
        }
    }
}
