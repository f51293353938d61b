//! From a file of the old forms to a text, as `tapete fmt` writes it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use tapete_lang::Sources;

use crate::define::{growth_of, player_of, rate_text, saved_landing};
use crate::files::{Kind, KonquestFile, MapFile, PlanetEntry, SaveFile};
use crate::galaxy::{Draws, Naming};
use crate::options::NeutralBuilding;
use crate::words::{FIRST_BUILDINGS, GROWTHS, LANDINGS, NAMINGS, PLAYERS, PRESETS, Preset};

/// Writes the text of a file; of a saved game, that of the position in which it
/// started.
///
/// What a map says without meaning anything is not written: a number of random
/// planets where there are none, and the order in which a player's planets are
/// named.
pub(crate) fn to_native(file: &KonquestFile) -> String {
    let text = match file {
        KonquestFile::Map(map) => of_map(map),
        KonquestFile::Save(save) => of_save(save),
    };
    let mut sources = Sources::new();
    let id = sources.add("", text);
    match tapete_lang::format(&sources, id, &[]) {
        Ok(text) => text,
        // Names that no file can hold; what was written is then as good.
        Err(_) => sources.text(id).to_owned(),
    }
}

/// A text while it is being written. Writing to a string cannot fail.
struct Text(String);

impl Text {
    /// Begins a galaxy with its map.
    fn new(name: &str, rows: u32, columns: u32) -> Text {
        let name = quoted(name);
        Text(format!(
            "new Galaxy called {name}\n  on_map Grid({rows}, {columns})\n"
        ))
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.0, "  {line}");
    }

    /// Writes a clause with the name of a value.
    fn named(&mut self, clause: &str, name: Option<&str>) {
        if let Some(name) = name {
            self.line(&format!("{clause} {name}"));
        }
    }

    /// Writes what both files say of the rules; returns the preset.
    fn rules(&mut self, word: Option<&str>, accumulate: bool, limit: Option<u32>) -> Preset {
        let preset = word.and_then(Preset::of_file);
        self.named("rules", preset.and_then(|it| PRESETS.name_of(it)));
        let preset = preset.unwrap_or(Preset::Course);
        if accumulate {
            self.named("accumulates", GROWTHS.name_of(growth_of(preset)));
        }
        if let Some(limit) = limit {
            self.line(&format!("turn_limit {limit}"));
        }
        preset
    }

    fn sights(&mut self, flags: [(bool, &str); 3]) {
        for (_, clause) in flags.iter().filter(|it| it.0) {
            self.line(clause);
        }
    }

    fn player(&mut self, name: &str, kind: Kind) {
        let plays = PLAYERS.name_of(player_of(kind)).unwrap_or_default();
        let _ = writeln!(self.0, "new Player called {} plays {plays}", quoted(name));
    }

    fn planet(
        &mut self,
        name: &str,
        owner: Option<&str>,
        cell: Option<(u32, u32)>,
        ships: i64,
        production: Option<i64>,
        kill: u32,
    ) {
        let _ = write!(self.0, "new Planet called {}", quoted(name));
        if let Some((row, column)) = cell {
            let _ = write!(self.0, " at Cell({row}, {column})");
        }
        if let Some(owner) = owner {
            let _ = write!(self.0, " owned_by {owner}");
        }
        let _ = write!(self.0, " with_ships {ships}");
        if let Some(production) = production {
            let _ = write!(self.0, " produces {production}");
        }
        let _ = writeln!(self.0, " kills {}", rate_text(kill));
    }
}

fn of_map(map: &MapFile) -> String {
    let mut text = Text::new(&map.id, map.rows, map.columns);
    let preset = text.rules(map.rules.as_deref(), map.accumulate, map.limit);
    let default = map.neutral_production;
    let is_same = matches!(preset.options().neutral_building, NeutralBuilding::Same(_));
    let lists_neutrals = map.planets.iter().any(|it| it.neutral);
    // By rules in which planets of nobody build the same, the number is that;
    // by the others it is the production of those that say nothing.
    let usual = default.filter(|_| !is_same && lists_neutrals);
    if let Some(production) = default.filter(|_| is_same) {
        text.line(&format!("neutrals_build Same({production})"));
    }
    text.sights([
        (map.blind, "blind"),
        (map.show_ships, "shows_ships"),
        (map.show_stats, "shows_stats"),
    ]);
    if let Some(production) = usual {
        text.line(&format!("neutrals_produce {production}"));
    }
    if map.random {
        randoms(&mut text, map.n_random.unwrap_or(0));
    }
    for player in &map.players {
        text.player(&player.name, player.kind);
    }
    let mut owners: BTreeMap<&str, String> = BTreeMap::new();
    for player in &map.players {
        let owned = player.planets.iter();
        owners.extend(owned.map(|it| (it.as_str(), quoted(&player.name))));
    }
    let owner = |planet: &PlanetEntry| match owners.get(planet.name.as_str()) {
        _ if planet.neutral => None,
        Some(owner) => Some(owner.as_str()),
        None => Some("Nobody"),
    };
    for planet in &map.planets {
        let says_nothing = planet.neutral && usual == Some(planet.production);
        text.planet(
            &planet.name,
            owner(planet),
            planet.cell,
            planet.ships,
            (!says_nothing).then_some(planet.production),
            planet.kill_micro,
        );
    }
    text.0
}

/// Writes the planets that luck makes, as the old form means them.
fn randoms(text: &mut Text, count: u32) {
    text.line(&format!("neutrals {count}"));
    if count == 0 {
        return;
    }
    let Draws {
        ships,
        production,
        kill,
    } = Draws::AZAR;
    text.line(&format!("neutral_ships {}", ships.0));
    text.line(&format!(
        "neutral_production {}..{}",
        production.0, production.1
    ));
    let [from, to] = [kill.0, kill.1].map(rate_text);
    text.line(&format!("neutral_kills {from}..{to}"));
    text.named("neutral_names", NAMINGS.name_of(Naming::ThreeLetters));
}

fn of_save(save: &SaveFile) -> String {
    let mut text = Text::new(crate::define::SAVED_NAME, save.rows, save.columns);
    let preset = text.rules(save.rules.as_deref(), save.accumulate, save.limit);
    let options = preset.options();
    if options.builds_first {
        text.named("first_building", FIRST_BUILDINGS.name_of(false));
    }
    let landing = saved_landing(preset);
    if landing != options.landing && preset != Preset::PlanetWars {
        text.named("lands", LANDINGS.name_of(landing));
    }
    let has_neutrals = save.planets.iter().any(|it| it.owner.is_none());
    text.sights([
        (save.blind, "blind"),
        (save.show_ships && has_neutrals, "shows_ships"),
        (save.show_stats && has_neutrals, "shows_stats"),
    ]);
    for player in &save.players {
        text.player(&player.name, player.kind);
    }
    for planet in &save.planets {
        text.planet(
            &planet.name,
            planet.owner.as_deref().map(quoted).as_deref(),
            Some(planet.cell),
            planet.ships,
            Some(planet.production),
            planet.kill_micro,
        );
    }
    text.0
}

/// Writes a name as a text does.
fn quoted(name: &str) -> String {
    let mut quoted = String::with_capacity(name.len() + 2);
    quoted.push('"');
    for it in name.chars() {
        match it {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            it if it.is_control() => {
                let _ = write!(quoted, "\\u{{{:x}}}", u32::from(it));
            }
            it => quoted.push(it),
        }
    }
    quoted.push('"');
    quoted
}
