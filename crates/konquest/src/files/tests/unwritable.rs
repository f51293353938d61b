//! What the standard form cannot say is told, never written wrong.

use super::super::{KonquestFile, MapFile, SaveFile, Unwritable, format, write};
use super::{Outcome, examples, samples};
use tapete_lang::{Sources, Tongue};

fn map(change: impl FnOnce(&mut MapFile)) -> Result<String, Unwritable> {
    let mut map = Outcome::of(samples::MAP).map();
    change(&mut map);
    write(&KonquestFile::Map(map))
}

fn save(change: impl FnOnce(&mut SaveFile)) -> Result<String, Unwritable> {
    let mut save = Outcome::of(samples::SAVE).save();
    change(&mut save);
    write(&KonquestFile::Save(save))
}

#[test]
fn names_that_are_none_are_told() {
    let refused = map(|it| it.planets[2].name = "P1".to_owned()).unwrap_err();
    assert_eq!(
        refused.say(Tongue::En),
        "`P1` cannot be the name of a planet"
    );
    assert_eq!(
        refused.say(Tongue::Es),
        "`P1` no puede ser el nombre de un planeta"
    );
    assert!(map(|it| it.players[1].name = "Maximiliano".to_owned()).is_err());
    assert!(map(|it| it.id = "mi mapa".to_owned()).is_err());
    assert!(map(|it| it.id = String::new()).is_err());
    assert!(save(|it| it.fleets[0].player = "Zoe".to_owned()).is_err());
    assert!(map(|it| it.rules = Some("ajedrez".to_owned())).is_err());
}

#[test]
fn names_cannot_smuggle_fields_in() {
    let smuggled = "C\", naves: 9, porcentajeMuertes: 0.1 }, { nombre: \"D";
    assert!(map(|it| it.planets[2].name = smuggled.to_owned()).is_err());
    let smuggled = "base\", acumular: true, id: \"otro";
    let refused = map(|it| it.id = smuggled.to_owned()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "what would be written means something else"
    );
}

#[test]
fn ships_beyond_31_bits_are_not_cut() {
    let refused = save(|it| it.planets[0].ships = 1 << 31).unwrap_err();
    assert_eq!(refused.to_string(), "the number `2147483648` is too large");
    assert!(save(|it| it.planets[0].ships = (1 << 31) - 1).is_ok());
    assert!(map(|it| it.planets[0].ships = -1).is_err());
    assert!(map(|it| it.planets[0].kill_micro = 1_000_000).is_err());
}

#[test]
fn cells_and_empty_lists_are_not_lost() {
    let refused = map(|it| it.planets[0].cell = Some((1, 2))).unwrap_err();
    assert!(refused.to_string().contains("where the planet `A` is"));
    assert!(map(|it| it.planets.truncate(2)).is_err());
    assert!(map(|it| it.players[0].planets.clear()).is_err());
    assert!(save(|it| it.planets[0].cell = (9, 9)).is_err());
    assert!(
        save(|it| it.fleets.clear()).is_ok(),
        "the section is left out"
    );
}

#[test]
fn what_reading_would_give_is_written_for_what_is_the_same() {
    let text = map(|it| {
        it.limit = Some(0);
        it.neutral_production = None;
        it.planets[2].production = 0;
        it.planets.swap(0, 2);
    });
    let text = text.unwrap();
    assert!(!text.contains("finalizacion"));
    assert!(text.contains("\t\t\tproduccion: 0\n"));
}

#[test]
fn the_order_of_planets_is_kept() {
    let text = map(|it| it.planets.swap(0, 1)).unwrap();
    assert!(text.find("\"B\"").unwrap() < text.find("\"A\"").unwrap());
}

#[test]
fn formatting_a_dialect_that_cannot_be_written_says_where_it_departs() {
    for (name, text) in examples("maps_ext") {
        let mut sources = Sources::new();
        let id = sources.add(&name, &*text);
        let says_less = name.contains("x01") || name.contains("x04");
        match format(&sources, id) {
            Ok(written) => {
                assert!(!says_less, "{name}");
                let outcome = Outcome::of(&written);
                assert_eq!(outcome.shown(), "", "{written}");
                assert_eq!(outcome.map(), Outcome::of(&text).map());
            }
            Err(problems) => {
                assert!(says_less, "{name}");
                assert!(problems.has_errors());
            }
        }
    }
}
