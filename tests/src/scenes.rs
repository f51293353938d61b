//! Scenes: each its own named trial, from every `.scene` file.

use std::collections::BTreeMap;
use std::path::Path;

use libtest_mimic::{Failed, Trial};
use tapete_workshop::scene;

use crate::golden::{files, project_file, read, shown};

/// Where scenes lie.
const FOLDER: &str = "tests/scenes";

/// Makes one trial per scene, and one that their names are unique.
pub fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    let mut homes: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in files(FOLDER, "scene") {
        let file = shown(&path);
        let scenes = read(&path)
            .and_then(|text| scene::scenes(&text).map_err(|error| format!("{file}, {error}")));
        match scenes {
            Err(error) => trials.push(Trial::test(format!("scene::{file}"), move || {
                Err(error.into())
            })),
            Ok(scenes) => {
                for scene in scenes {
                    homes
                        .entry(scene.name.clone())
                        .or_default()
                        .push(file.clone());
                    trials.push(trial(scene, file.clone()));
                }
            }
        }
    }
    trials.push(Trial::test(
        "scene::every-scene-has-its-own-name",
        move || unique(&homes),
    ));
    trials
}

fn trial(scene: scene::Scene, file: String) -> Trial {
    Trial::test(trial_name(&scene), move || {
        scene.run(&mut project_file).map_err(|difference| {
            let name = &scene.name;
            Failed::from(format!(
                "{file}, {difference}\nif the change is right, write it with `UPDATE_EXPECT=1 cargo suite {name}`"
            ))
        })
    })
}

fn unique(homes: &BTreeMap<String, Vec<String>>) -> Result<(), Failed> {
    let twice: Vec<String> = homes
        .iter()
        .filter(|(_, files)| files.len() > 1)
        .map(|(name, files)| format!("`{name}` in {}", files.join(" and ")))
        .collect();
    if homes.is_empty() {
        return Err(format!("there is no scene in {FOLDER}").into());
    }
    if twice.is_empty() {
        return Ok(());
    }
    Err(format!(
        "scenes with the same name: {}; rename one",
        twice.join(", ")
    )
    .into())
}

/// Writes what comes out now into every file that has a scene which the filter
/// of the command line lets through.
pub fn update_all(filter: Option<&str>) -> Result<(), String> {
    for path in files(FOLDER, "scene") {
        update(&path, filter)?;
    }
    Ok(())
}

fn update(path: &Path, filter: Option<&str>) -> Result<(), String> {
    let wrong = |error: scene::SceneError| format!("{}, {error}", shown(path));
    let old = read(path)?;
    let scenes = scene::scenes(&old).map_err(wrong)?;
    let wanted = |it: &scene::Scene| filter.is_none_or(|filter| trial_name(it).contains(filter));
    if !scenes.iter().any(wanted) {
        return Ok(());
    }
    let new = scene::update(&old, &mut project_file).map_err(wrong)?;
    if new == old {
        return Ok(());
    }
    std::fs::write(path, new).map_err(|error| format!("cannot write {}: {error}", shown(path)))
}

fn trial_name(scene: &scene::Scene) -> String {
    format!("scene::{}", scene.name)
}
