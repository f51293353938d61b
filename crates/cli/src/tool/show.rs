//! Blocks of an answer on the terminal.

use std::io::Write as _;

use tapete_draw::text::compact;
use tapete_family::{Block, Chart, Table, Unit};

use crate::commands::columns::{align_right, fits, narrow, table};
use crate::out::Out;
use crate::speech::fill;

/// How wide the longest bar of a chart is.
const BAR_MAX: usize = 40;

/// Shows blocks from the top, each set apart from the one before it.
pub(crate) fn show(blocks: &[Block], out: &mut Out) -> anyhow::Result<()> {
    for (index, block) in blocks.iter().enumerate() {
        let belongs = matches!(block, Block::Note(_) | Block::New(_));
        if index > 0 && !belongs {
            writeln!(out)?;
        }
        show_block(block, out)?;
    }
    Ok(())
}

/// What comes from a file cannot steer the terminal.
fn plain(text: &str) -> String {
    fill("{0}", &[&text])
}

fn show_block(block: &Block, out: &mut Out) -> anyhow::Result<()> {
    let bold = anstyle::Style::new().bold();
    match block {
        Block::Title(text) => writeln!(out, "{bold}{}{bold:#}", plain(text))?,
        Block::Text(text) | Block::Note(text) => writeln!(out, "{}", plain(text))?,
        Block::List { head, lines } => {
            writeln!(out, "{}", plain(head))?;
            for line in lines {
                writeln!(out, "  {}", plain(line))?;
            }
        }
        Block::Table(table) => show_table(table, out)?,
        Block::Chart(chart) => show_chart(chart, out)?,
        Block::Card(card) => {
            let (name, about) = (plain(&card.name), plain(&card.about));
            writeln!(out, "{bold}{name}{bold:#} · {about}")?;
            for line in plain(&card.text).lines() {
                writeln!(out, "  {line}")?;
            }
        }
        Block::Picture(view) => write!(out, "{}", plain(&compact(view, out.tongue)))?,
        Block::Problems(found) => {
            let (sources, problems, tongue) = &**found;
            let colored = out.colored();
            let shown = tapete_lang::render(problems, sources, *tongue, colored);
            write!(out, "{shown}")?;
        }
        // What was made is shown when it is kept.
        Block::New(_) => {}
    }
    Ok(())
}

fn show_table(given: &Table, out: &mut Out) -> anyhow::Result<()> {
    if !given.title.is_empty() {
        writeln!(out, "{}", plain(&given.title))?;
    }
    let mut shown = drawn(given);
    if let Some(brief) = given.brief.as_ref().filter(|_| !fits(&shown)) {
        shown = drawn(brief);
        narrow(&mut shown);
    }
    writeln!(out, "{}", shown.trim_fmt())?;
    Ok(())
}

fn drawn(given: &Table) -> comfy_table::Table {
    let head: Vec<String> = given.head.iter().map(|it| plain(it)).collect();
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    let rows = given.rows.iter();
    let rows = rows.map(|row| row.iter().map(|it| plain(it)).collect());
    let mut shown = table(&head, rows.collect());
    align_right(&mut shown, &given.numbers);
    shown
}

fn show_chart(chart: &Chart, out: &mut Out) -> anyhow::Result<()> {
    let most = chart.bars.iter().map(|it| it.value).fold(0.0, f64::max);
    // A bar is as long as the number, unless that is wider than the chart.
    let scale = match chart.unit {
        Unit::Share => BAR_MAX as f64,
        Unit::Things if most > BAR_MAX as f64 => BAR_MAX as f64 / most,
        Unit::Things => 1.0,
    };
    let labels: Vec<String> = chart.bars.iter().map(|it| plain(&it.label)).collect();
    let widths = labels.iter().map(|it| it.chars().count());
    let width = widths.max().unwrap_or(0);
    writeln!(out, "{}", plain(&chart.title))?;
    for (bar, label) in chart.bars.iter().zip(&labels) {
        let length = bar.value.max(0.0) * scale;
        let length = match chart.unit {
            Unit::Share => length.round(),
            // What is there at all is seen.
            Unit::Things => length.ceil(),
        };
        let drawn = "█".repeat((length as usize).min(BAR_MAX));
        let line = format!("  {label:>width$} │{drawn} {}", plain(&bar.shown));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
