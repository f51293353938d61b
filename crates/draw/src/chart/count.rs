//! Large numbers in at most four letters.

/// Numbers below this are written whole.
const WHOLE_BELOW: u64 = 10_000;

/// What a thousand, a million and so on are written with.
const SUFFIXES: [char; 6] = ['k', 'M', 'G', 'T', 'P', 'E'];

/// Writes a number in at most four letters, five with a sign: `12345` as `12k`,
/// `1234567` as `1.2M`. It never shows more than there is. What is no number is
/// cut.
pub(crate) fn short_count(text: &str) -> String {
    let Ok(count) = text.parse::<i64>() else {
        return text.chars().take(4).collect();
    };
    let sign = if count < 0 { "-" } else { "" };
    let mut rest = count.unsigned_abs();
    if rest < WHOLE_BELOW {
        return format!("{sign}{rest}");
    }
    let mut below = 0;
    let mut suffix = ' ';
    for it in SUFFIXES {
        if rest < 1000 {
            break;
        }
        below = rest % 1000;
        rest /= 1000;
        suffix = it;
    }
    match (rest, below / 100) {
        (10.., _) | (_, 0) => format!("{sign}{rest}{suffix}"),
        (_, tenths) => format!("{sign}{rest}.{tenths}{suffix}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_short() {
        let cases = [
            ("0", "0"),
            ("37", "37"),
            ("9999", "9999"),
            ("10000", "10k"),
            ("12345", "12k"),
            ("999999", "999k"),
            ("1000000", "1M"),
            ("1234567", "1.2M"),
            ("45600000", "45M"),
            ("9223372036854775807", "9.2E"),
            ("-9223372036854775808", "-9.2E"),
            ("?", "?"),
            ("none at all", "none"),
        ];
        for (count, short) in cases {
            assert_eq!(short_count(count), short);
        }
    }
}
