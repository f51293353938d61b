//! Reads the actions of a scenario: `attack T`, `cast Bolt>B`, `!block B>T`.

use tapete_speech::{Said, capital, said};

use super::read::{Action, ActionKind, ability, counter, creature, damage, number, pieces, player};

/// Reads one action; a `!` before it says that the rules refuse it.
pub(super) fn action(text: &str) -> Result<Action, Said> {
    let (refused, rest) = match text.strip_prefix('!') {
        Some(rest) => (true, rest.trim()),
        None => (false, text),
    };
    let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let kind = kind(word, rest.trim())?;
    Ok(Action {
        refused,
        text: text.to_owned(),
        kind,
    })
}

/// Reads how an attacker divides its damage: `X=B:1+D:4`.
fn shares(text: &str) -> Result<(String, Vec<(String, i16)>), Said> {
    let (attacker, shares) = text.split_once('=').ok_or_else(|| {
        said!(
            "`{text}`: write shares as `X=B:1+D:4`",
            "`{text}`: escribe el reparto como `X=B:1+D:4`"
        )
    })?;
    let share = |it: &str| -> Result<(String, i16), Said> {
        let (whom, n) = it.split_once(':').ok_or_else(|| {
            said!(
                "`{it}`: write whom and how much, as `B:1`",
                "`{it}`: escribe a quién y cuánto, como `B:1`"
            )
        })?;
        Ok((whom.to_owned(), number(n)?))
    };
    let shares = pieces(shares, '+').map(share).collect::<Result<_, _>>()?;
    Ok((attacker.trim().to_owned(), shares))
}

/// Reads by how much figures change: `+1/+1`.
fn changes(text: &str) -> Result<(i16, i16), Said> {
    let (power, toughness) = text.split_once('/').ok_or_else(|| {
        said!(
            "`{text}`: write figures as `+1/+1`",
            "`{text}`: escribe las cifras como `+1/+1`"
        )
    })?;
    Ok((number(power)?, number(toughness)?))
}

fn nobody_enters() -> Said {
    said!(
        "`enter` needs a player and a creature",
        "`enter` necesita un jugador y una criatura"
    )
}

fn kind(word: &str, rest: &str) -> Result<ActionKind, Said> {
    let args: Vec<&str> = rest.split_whitespace().collect();
    let aimed = |text: &str| -> Result<(String, String), Said> {
        let (one, other) = text.split_once('>').ok_or_else(|| {
            said!(
                "`{text}`: write who and whom, as `B>T`",
                "`{text}`: escribe quién y a quién, como `B>T`"
            )
        })?;
        Ok((one.trim().to_owned(), other.trim().to_owned()))
    };
    let arg = |index: usize| -> Result<&str, Said> {
        args.get(index).copied().ok_or_else(|| {
            said!(
                "`{word} {rest}` is not complete",
                "`{word} {rest}` no está completo"
            )
        })
    };
    let colour = capital;
    Ok(match word {
        "attack" => ActionKind::Attack(pieces(rest, ',').map(str::to_owned).collect()),
        "block" => ActionKind::Block(pieces(rest, ',').map(aimed).collect::<Result<_, _>>()?),
        "damage" if rest.is_empty() => ActionKind::Damage(None),
        "damage" => ActionKind::Damage(Some(shares(rest)?)),
        "end" => ActionKind::End,
        "turn" => ActionKind::Turn(player(rest)?),
        "enter" => {
            let (who, what) = rest.split_once(' ').ok_or_else(nobody_enters)?;
            ActionKind::Enter(player(who)?, Box::new(creature(what)?))
        }
        "destroy" => ActionKind::Destroy(rest.to_owned()),
        "sacrifice" => ActionKind::Sacrifice(rest.to_owned()),
        "hit" => {
            let (source, target) = aimed(arg(0)?)?;
            ActionKind::Hit {
                source,
                target,
                amount: damage(arg(1)?)?,
            }
        }
        "spell" => {
            let (by, target) = aimed(arg(1)?)?;
            let player = player(arg(0)?)?;
            ActionKind::Spell {
                player,
                colour: colour(&by),
                target,
                amount: damage(arg(2)?)?,
            }
        }
        "sweep" => ActionKind::Sweep {
            player: player(arg(0)?)?,
            colour: colour(arg(1)?),
            amount: damage(arg(2)?)?,
        },
        "target" => {
            let (by, target) = aimed(arg(1)?)?;
            ActionKind::Target {
                player: player(arg(0)?)?,
                colour: colour(&by),
                target,
            }
        }
        "pump" => {
            let (power, toughness) = changes(arg(1)?)?;
            ActionKind::Pump(arg(0)?.to_owned(), power, toughness)
        }
        "put" => ActionKind::Put(
            arg(0)?.to_owned(),
            counter(arg(1)?).to_owned(),
            number(arg(2)?)?,
        ),
        "cast" | "use" => {
            let (name, target) = match arg(0)?.split_once('>') {
                Some((name, target)) => (name, Some(target.to_owned())),
                None => (arg(0)?, None),
            };
            let name = name.to_owned();
            match word {
                "cast" => ActionKind::Cast(name, target),
                _ => ActionKind::Use(name, target, args.get(1).map_or(Ok(1), |it| number(it))?),
            }
        }
        "discard" => ActionKind::Discard(rest.to_owned()),
        "draw" => {
            let n = args.get(1).map_or(Ok(1), |it| number(it))?;
            ActionKind::Draw(player(arg(0)?)?, n)
        }
        "gain" => ActionKind::Gain(arg(0)?.to_owned(), ability(arg(1)?)),
        "lose" => ActionKind::Lose(arg(0)?.to_owned(), ability(arg(1)?)),
        _ => return Err(no_action(word)),
    })
}

fn no_action(word: &str) -> Said {
    said!(
        "`{word}` is no action; there are attack, block, damage, end, turn, enter, \
         destroy, sacrifice, hit, spell, sweep, target, pump, put, gain, lose, cast, use, discard, draw",
        "`{word}` no es una acción; hay attack, block, damage, end, turn, enter, \
         destroy, sacrifice, hit, spell, sweep, target, pump, put, gain, lose, cast, use, discard, draw"
    )
}
