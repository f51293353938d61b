//! What a scenario expects to be so at the end.

use tapete_speech::{Said, said};

use super::read::counter;
use super::scene::Scene;
use crate::model::Thing;

/// Checks one expectation, or says what is there instead.
pub(super) fn check(scene: &Scene<'_>, text: &str) -> Result<(), Said> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    match word {
        "alive" => each(scene, rest, |scene, name, thing| {
            lives(scene, thing)
                .then_some(())
                .ok_or_else(|| said!("{name} is dead", "{name} está muerta"))
        }),
        "dead" => each(scene, rest, |scene, name, thing| {
            (!lives(scene, thing))
                .then_some(())
                .ok_or_else(|| said!("{name} is alive", "{name} está viva"))
        }),
        "hand" | "graveyard" | "exile" | "deck" => each(scene, rest, |scene, name, thing| {
            let zone = scene.zone(word);
            let is_there = scene.state.card(thing).is_some_and(|it| it.zone == zone);
            is_there
                .then_some(())
                .ok_or_else(|| said!("{name} is not in {word}", "{name} no está en {word}"))
        }),
        "winner" => {
            let winner = super::read::player(rest)?;
            let lost = scene.state.end.map(|it| it.lost);
            let is_so =
                lost.is_some_and(|it| !it[usize::from(winner)] && it[1 - usize::from(winner)]);
            is_so
                .then_some(())
                .ok_or_else(|| said!("{rest} has not won", "{rest} no ha ganado"))
        }
        "nowinner" => {
            let open = scene.state.end.is_none();
            open.then_some(())
                .ok_or_else(|| said!("the match is over", "la partida ha terminado"))
        }
        _ => value(scene, text),
    }
}

fn each(
    scene: &Scene<'_>,
    names: &str,
    test: impl Fn(&Scene<'_>, &str, Thing) -> Result<(), Said>,
) -> Result<(), Said> {
    for name in names.split(',').map(str::trim) {
        test(scene, name, scene.thing(name)?)?;
    }
    Ok(())
}

fn lives(scene: &Scene<'_>, thing: Thing) -> bool {
    scene.game.in_play(&scene.state, thing)
}

/// `B=1/1`, `B.dmg=2`, `A.life=20`, `T.tapped`.
fn value(scene: &Scene<'_>, text: &str) -> Result<(), Said> {
    let Some((what, wanted)) = text.split_once('=') else {
        let Some((name, word)) = text.split_once('.') else {
            return Err(said!(
                "`{text}` is not understood",
                "`{text}` no se entiende"
            ));
        };
        let tapped = scene.is_tapped(scene.thing(name)?);
        return match word {
            "tapped" if tapped => Ok(()),
            "untapped" if !tapped => Ok(()),
            "tapped" | "untapped" => Err(said!("{name} is not {word}", "{name} no está {word}")),
            _ => Err(said!(
                "`{word}` is not understood",
                "`{word}` no se entiende"
            )),
        };
    };
    let (name, property) = what.split_once('.').unwrap_or((what, ""));
    let thing = scene.thing(name)?;
    let found = match property {
        "" => {
            let look = scene
                .state
                .card(thing)
                .map(|it| it.look)
                .unwrap_or_default();
            format!("{}/{}", look.power, look.toughness)
        }
        "life" => scene.state.players[usize::from(thing.min(1))]
            .life
            .to_string(),
        "dmg" => scene
            .state
            .card(thing)
            .map_or(0, |it| it.damage)
            .to_string(),
        "hand" | "graveyard" | "exile" | "deck" if thing < 2 => {
            let zone = usize::from(scene.zone(property));
            let pile = scene.state.players[usize::from(thing)].piles.get(zone);
            pile.map_or(0, |it| it.len()).to_string()
        }
        "creatures" if thing < 2 => {
            let mut n = 0;
            scene.game.each_in_play(&scene.state, |it| {
                let is_own = scene.game.controller(&scene.state, it) == thing;
                n += usize::from(is_own && scene.game.fights(&scene.state, it));
            });
            n.to_string()
        }
        other => {
            let kind = scene.counter(counter(other))?;
            scene
                .game
                .counters_on(&scene.state, thing, kind)
                .to_string()
        }
    };
    if found == wanted.trim() {
        Ok(())
    } else {
        Err(said!(
            "{what} is {found}, not {}",
            "{what} es {found}, no {}",
            wanted.trim()
        ))
    }
}
