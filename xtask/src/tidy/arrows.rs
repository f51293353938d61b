//! Which crate may use which. The list is the architecture: a new arrow is a
//! decision, not a line in a `Cargo.toml`.

use super::{Check, Slip, Source};

pub(super) const CHECK: Check = Check {
    name: "arrows",
    about: "crates use only the crates they may use",
    find: |sources| Ok(find(sources)),
};

/// The crates that are not families, with what each may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("speech", &[]),
    ("lang", &["speech"]),
    ("game", &["speech"]),
    ("family", &["speech", "lang", "game"]),
    ("bots", &["speech", "game"]),
    ("arena", &["speech", "game", "bots"]),
    ("draw", &["speech", "game"]),
];

/// What every family may use. Families never use each other.
const FAMILY_MAY_USE: &[&str] = &["speech", "lang", "game", "family"];

/// The workshop holds the one list of families and runs scenes, which show views
/// and simulate: it may use everything but what stands above it.
const WORKSHOP: &str = "workshop";

/// The module of `cargo xtask wasm` stands beside the program: it may use all
/// that the program uses, and nothing uses it.
const MODULE: &str = "wasm";

/// What a manifest says: the crate's name in our tree and ours that it uses.
struct Manifest {
    name: String,
    uses: Vec<(usize, String)>,
}

fn find(sources: &[Source]) -> Vec<Slip> {
    let mut slips = Vec::new();
    for source in sources {
        let Some(manifest) = manifest(source) else {
            continue;
        };
        for (line_index, used) in &manifest.uses {
            if may_use(&manifest.name, used) {
                continue;
            }
            slips.push(Slip::at_line(source, *line_index, format!(
                "`{}` may not use `{used}`; move what is shared down into a crate that both may use, \
                 or write the reason in docs/decisions.md and the arrow in xtask/src/tidy/arrows.rs",
                manifest.name
            )));
        }
    }
    slips
}

fn may_use(user: &str, used: &str) -> bool {
    if ["cli", "suite", MODULE].contains(&used) {
        return false;
    }
    match user {
        "cli" | "suite" | MODULE => true,
        "xtask" => false,
        WORKSHOP => used != WORKSHOP,
        _ => MAY_USE
            .iter()
            .find(|(name, _)| *name == user)
            .map_or(FAMILY_MAY_USE, |(_, uses)| uses)
            .contains(&used),
    }
}

/// Reads the manifest of one of our packages. Dependencies of tests count too:
/// a test that needs a higher crate belongs to the suite.
fn manifest(source: &Source) -> Option<Manifest> {
    let folder = source.path.strip_suffix("/Cargo.toml")?;
    let name = match folder {
        "tests" => "suite",
        _ => folder.rsplit('/').next()?,
    };
    let mut uses = Vec::new();
    let mut in_dependencies = false;
    for (line_index, line) in source.text.lines().enumerate() {
        let line = line.trim();
        if let Some(section) = line.strip_prefix('[') {
            in_dependencies = section.trim_end_matches(']').ends_with("dependencies");
        } else if in_dependencies && let Some(used) = line.strip_prefix("tapete-") {
            let end = used.find(|it: char| !it.is_alphanumeric() && it != '-');
            uses.push((line_index, used[..end.unwrap_or(used.len())].to_owned()));
        }
    }
    Some(Manifest {
        name: name.to_owned(),
        uses,
    })
}

#[cfg(test)]
mod tests {
    use super::super::source;
    use super::*;

    fn slips(folder: &str, uses: &str) -> Vec<Slip> {
        let text = format!("[package]\nname = \"x\"\n[dependencies]\n{uses}.workspace = true\n");
        find(&[source(&format!("{folder}/Cargo.toml"), &text)])
    }

    #[test]
    fn arrows_that_point_down_are_fine() {
        for (folder, uses) in [
            ("crates/lang", "tapete-speech"),
            ("crates/game", "tapete-speech"),
            ("crates/chess", "tapete-speech"),
            ("crates/chess", "tapete-lang"),
            ("crates/chess", "tapete-family"),
            ("crates/family", "tapete-game"),
            ("crates/some-new-family", "tapete-game"),
            ("crates/arena", "tapete-bots"),
            ("crates/workshop", "tapete-chess"),
            ("crates/workshop", "tapete-arena"),
            ("crates/cli", "tapete-draw"),
            ("crates/lang", "serde"),
            ("tests", "tapete-workshop"),
            ("tests/wasm", "tapete-workshop"),
        ] {
            assert_eq!(slips(folder, uses), [], "{folder} {uses}");
        }
    }

    #[test]
    fn arrows_that_point_up_or_across_are_slips() {
        for (folder, uses) in [
            ("crates/speech", "tapete-lang"),
            ("crates/speech", "tapete-game"),
            ("crates/lang", "tapete-game"),
            ("crates/game", "tapete-lang"),
            ("crates/chess", "tapete-draughts"),
            ("crates/family", "tapete-chess"),
            ("crates/family", "tapete-arena"),
            ("crates/game", "tapete-family"),
            ("crates/bots", "tapete-chess"),
            ("crates/draw", "tapete-lang"),
            ("crates/arena", "tapete-workshop"),
            ("crates/chess", "tapete-workshop"),
            ("crates/workshop", "tapete-cli"),
            ("tests", "tapete-cli"),
            ("tests/wasm", "tapete-cli"),
            ("crates/cli", "tapete-wasm"),
            ("xtask", "tapete-lang"),
        ] {
            let found = slips(folder, uses);
            assert_eq!(found.len(), 1, "{folder} {uses}");
            assert!(found[0].place.ends_with("Cargo.toml:4"), "{:?}", found[0]);
        }
    }

    #[test]
    fn dependencies_of_tests_count_too() {
        let text = "[dev-dependencies]\ntapete-cli = { path = \"../cli\" }\n";
        assert_eq!(find(&[source("crates/game/Cargo.toml", text)]).len(), 1);
    }
}
