//! `tapete scene`: runs test scenes, or writes down what comes out now.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use tapete_workshop::scene::{is_lines, run_in as run_scenes, update as update_scenes};
use tapete_workshop::{change, disk_reader, read_text, read_to_change};

use crate::failure::{unwell, wrong_use};
use crate::opening;
use crate::out::Out;
use crate::speech::{fill, tools};

pub(super) fn run(files: &[PathBuf], update: bool, out: &mut Out) -> anyhow::Result<()> {
    let texts = files
        .iter()
        .map(|it| read_text(it).map_err(|error| wrong_use(error.say(out.tongue))))
        .collect::<anyhow::Result<Vec<String>>>()?;
    if update {
        for path in files {
            update_one(path, out)?;
        }
        return Ok(());
    }
    let speech = out.speech;
    let (mut n_passed, mut n_failed) = (0, 0);
    let mut n_lines = 0;
    for (path, text) in files.iter().zip(&texts) {
        let file = path.display();
        let report = match run_scenes(text, &mut reader_beside(path), out.tongue) {
            Ok(report) => report,
            Err(error) => {
                n_failed += 1;
                writeln!(out, "{} {file}: {error}", speech.scene_failed)?;
                continue;
            }
        };
        let in_lines = is_lines(text);
        if in_lines {
            n_lines += report.scenes.len();
        }
        for scene in report.scenes {
            match scene.difference {
                None if in_lines => n_passed += 1,
                None => {
                    n_passed += 1;
                    writeln!(out, "{} {}", speech.scene_passed, scene.name)?;
                }
                Some(difference) => {
                    n_failed += 1;
                    writeln!(
                        out,
                        "{} {} ({file}:{})",
                        speech.scene_failed, scene.name, scene.line
                    )?;
                    writeln!(out, "  {difference}")?;
                }
            }
        }
    }
    // Where all are tests in one line, they are called as their authors do.
    let summary = if n_lines > 0 && n_lines == n_passed + n_failed {
        fill(tools(out.tongue).scenarios, &[&n_lines, &n_passed])
    } else {
        fill(speech.scene_summary, &[&n_passed, &n_failed])
    };
    writeln!(out, "{summary}")?;
    out.flush()?;
    if n_failed > 0 {
        return Err(opening::said());
    }
    if n_passed == 0 {
        return Err(unwell(speech.no_scenes));
    }
    Ok(())
}

fn update_one(path: &Path, out: &mut Out) -> anyhow::Result<()> {
    let file = path.display();
    let read = read_to_change(path).map_err(|error| wrong_use(error.say(out.tongue)))?;
    let (text, before) = (read.0.as_str(), &read.1);
    let new = update_scenes(text, &mut reader_beside(path))
        .map_err(|error| unwell(format!("{file}: {error}")))?;
    let changed = new != text;
    if changed {
        let written = change(path, before, new.as_bytes());
        if !written.map_err(|error| unwell(error.say(out.tongue)))? {
            return Err(unwell(fill(out.speech.changed_meanwhile, &[&file])));
        }
    }
    let template = if changed {
        out.speech.scene_updated
    } else {
        out.speech.scene_unchanged
    };
    writeln!(out, "{}", fill(template, &[&file]))?;
    Ok(())
}

/// Files that a scene names are looked for where the program runs, then beside
/// the scene.
fn reader_beside(path: &Path) -> impl FnMut(&str, &str) -> Result<String, String> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut here = disk_reader(PathBuf::new());
    let mut beside = disk_reader(folder.to_owned());
    move |name, from| here(name, from).or_else(|_| beside(name, from))
}
