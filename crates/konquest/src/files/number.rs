//! Numbers as the files write them: whole ones, and kill rates in millionths.

use tapete_lang::Bilingual;

/// The longest decimal: `0.` and six digits.
pub(super) const LENGTH_MAX: usize = 8;

/// What something that begins with a digit turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    Integer,
    LeadingZero,
    Decimal,
    /// A decimal with more than six digits.
    TooLong,
    /// Anything else with a point or an exponent.
    Bad,
}

/// The help for a bad decimal that has a near good one.
pub(super) const MEND_IT: Bilingual = Bilingual::new(
    "write `0.` and at most six digits: `{0}`",
    "escribe `0.` y a lo sumo seis dígitos: `{0}`",
);

/// The help for a bad decimal that has none.
pub(super) const LIKE_THIS: Bilingual = Bilingual::new(
    "write a whole number, such as `10`, or a rate from 0.0 to 0.999999, such as `0.5`",
    "escribe un número entero, como `10`, o un porcentaje de 0.0 a 0.999999, como `0.5`",
);

/// Returns how many bytes the number at the start of a text has.
pub(super) fn length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let digits = |from: usize| {
        let rest = bytes.get(from..).unwrap_or(&[]);
        rest.iter().take_while(|it| it.is_ascii_digit()).count()
    };
    let mut end = digits(0);
    while bytes.get(end) == Some(&b'.') {
        end += 1;
        end += digits(end);
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let signed = matches!(bytes.get(end + 1), Some(b'+' | b'-'));
        let from = end + 1 + usize::from(signed);
        let exponent = digits(from);
        if exponent > 0 {
            end = from + exponent;
        }
    }
    end
}

/// Tells what a number is.
pub(super) fn read(written: &str) -> Number {
    if written.bytes().all(|it| it.is_ascii_digit()) {
        return match written.len() > 1 && written.starts_with('0') {
            true => Number::LeadingZero,
            false => Number::Integer,
        };
    }
    let Some(decimals) = written.strip_prefix("0.") else {
        return Number::Bad;
    };
    match decimals.bytes().all(|it| it.is_ascii_digit()) {
        true if written.len() <= LENGTH_MAX => Number::Decimal,
        true => Number::TooLong,
        false => Number::Bad,
    }
}

/// Returns a whole number without the zeros before it.
pub(super) fn without_zeros(written: &str) -> &str {
    match written.trim_start_matches('0') {
        "" => "0",
        rest => rest,
    }
}

/// Returns a decimal `0.…` in millionths, rounded half up; never a whole one.
pub(super) fn micro(written: &str) -> u32 {
    let decimals = written.strip_prefix("0.").unwrap_or("").as_bytes();
    let digit = |at: usize| match decimals.get(at) {
        Some(it) if it.is_ascii_digit() => u32::from(it - b'0'),
        _ => 0,
    };
    let kept = (0..6).fold(0, |value, at| value * 10 + digit(at));
    let rounded = kept + u32::from(digit(6) >= 5);
    rounded.min(999_999)
}

/// Writes millionths as `0.` and at least one digit, without needless zeros.
pub(super) fn decimal(micro: u32) -> String {
    let digits = format!("{micro:06}");
    let kept = digits.trim_end_matches('0');
    match kept {
        "" => "0.0".to_owned(),
        _ => format!("0.{kept}"),
    }
}

/// Returns the decimal that was meant by a bad one, if that is plain.
pub(super) fn mended(written: &str) -> Option<String> {
    if read(written) == Number::TooLong {
        return Some(decimal(micro(written)));
    }
    let value: f64 = written.parse().ok()?;
    let is_rate = (0.0..=1.0).contains(&value);
    is_rate.then(|| decimal((value * 1e6).round().min(999_999.0) as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_apart() {
        for (written, number) in [
            ("0", Number::Integer),
            ("10", Number::Integer),
            ("010", Number::LeadingZero),
            ("00", Number::LeadingZero),
            ("0.", Number::Decimal),
            ("0.999999", Number::Decimal),
            ("0.1234567", Number::TooLong),
            ("1.0", Number::Bad),
            ("00.5", Number::Bad),
            ("0.5.5", Number::Bad),
            ("5.0E-4", Number::Bad),
            ("1e9", Number::Bad),
        ] {
            assert_eq!(length(written), written.len(), "{written}");
            assert_eq!(read(written), number, "{written}");
        }
        assert_eq!(length("12e"), 2, "no exponent, so a word begins");
    }

    #[test]
    fn decimals_are_written_as_short_as_they_can_be() {
        assert_eq!(decimal(0), "0.0");
        assert_eq!(decimal(1), "0.000001");
        assert_eq!(decimal(400_000), "0.4");
        assert_eq!(decimal(123_456), "0.123456");
        for value in [0, 1, 10, 99, 123_400, 999_999] {
            assert_eq!(micro(&decimal(value)), value);
        }
    }

    #[test]
    fn long_decimals_are_rounded_and_stay_below_one() {
        assert_eq!(micro("0.052251816"), 52_252);
        assert_eq!(micro("0.4057551"), 405_755);
        assert_eq!(micro("0.99999999"), 999_999);
        assert_eq!(mended("5.0E-4").as_deref(), Some("0.0005"));
        assert_eq!(mended("1.0").as_deref(), Some("0.999999"));
        assert_eq!(mended("0.5.5"), None);
        assert_eq!(mended("1.5"), None);
    }
}
