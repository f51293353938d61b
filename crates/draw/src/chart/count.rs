//! Large numbers in at most four letters.

use tapete_game::Value;

use super::UNKNOWN;

/// Numbers below this are written whole.
const WHOLE_BELOW: u64 = 10_000;

/// What a thousand, a million and so on are written with.
const SUFFIXES: [char; 6] = ['k', 'M', 'G', 'T', 'P', 'E'];

/// Writes a value in a few letters: large whole numbers as [`short_count`] does,
/// others as they are.
pub(crate) fn short_value(value: &Value) -> String {
    match value {
        Value::Number(count) => short_count(*count),
        Value::OutOf { now, most } => format!("{}/{}", short_count(*now), short_count(*most)),
        Value::Decimal { .. } | Value::Text(_) | Value::Rules(_) | Value::States(_) => {
            value.to_string()
        }
        Value::Unknown => UNKNOWN.to_owned(),
    }
}

/// Writes a number in at most four letters, five with a sign: `12345` as `12k`,
/// `1234567` as `1.2M`. It never shows more than there is.
pub(crate) fn short_count(count: i64) -> String {
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
            (0, "0"),
            (37, "37"),
            (9999, "9999"),
            (10_000, "10k"),
            (12_345, "12k"),
            (999_999, "999k"),
            (1_000_000, "1M"),
            (1_234_567, "1.2M"),
            (45_600_000, "45M"),
            (i64::MAX, "9.2E"),
            (i64::MIN, "-9.2E"),
        ];
        for (count, short) in cases {
            assert_eq!(short_count(count), short);
        }
    }

    #[test]
    fn other_values_are_written_whole() {
        let out_of = Value::OutOf {
            now: 12_345,
            most: 20_000,
        };
        assert_eq!(short_value(&out_of), "12k/20k");
        assert_eq!(short_value(&Value::from("2GG")), "2GG");
        assert_eq!(short_value(&Value::Unknown), "?");
    }
}
