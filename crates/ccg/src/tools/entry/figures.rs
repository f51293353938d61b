//! Figures as people read them.

/// Writes a share in percent.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Writes where a share lies.
pub(super) fn interval(low: f64, high: f64) -> String {
    format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high)
}

/// Writes a name as comma-separated values have it.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

/// Returns the heads of columns.
pub(super) fn heads<const N: usize>(heads: [&str; N]) -> Vec<String> {
    heads.map(str::to_owned).to_vec()
}
