//! Lists the games and bots that the program carries: every `.tapete` file
//! under `games/`, sorted, with its text.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root =
        PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../games");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files)?;
    files.sort();

    let mut list = String::from("&[\n");
    for file in &files {
        let inside = file.strip_prefix(&root).unwrap_or(file);
        let path = format!("games/{}", inside.to_string_lossy().replace('\\', "/"));
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let full = file.canonicalize()?;
        writeln!(
            list,
            "    Shipped {{ name: {name:?}, path: {path:?}, text: include_str!({full:?}) }},"
        )
        .map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("shipped.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|it| it == "tapete") {
            files.push(path);
        }
    }
    Ok(())
}
