use tapete_game::Seed;

use super::*;

fn meeting(attackers: i64, attack_rate: u32, defenders: i64, defence_rate: u32) -> Meeting {
    Meeting {
        attackers,
        attack_rate,
        defenders,
        defence_rate,
    }
}

/// SPEC 11.3, rates in tenths.
#[test]
fn the_golden_proportional_battles_hold() {
    let golden = [
        ((20, 6, 9, 4), (true, 14)),
        ((15, 5, 4, 4), (true, 11)),
        ((6, 5, 14, 4), (false, 6)),
        ((10, 4, 6, 4), (true, 4)),
        ((10, 5, 10, 5), (false, 0)),
        ((1, 5, 0, 9), (true, 1)),
        ((5, 0, 3, 0), (false, 3)),
        ((3, 4, 1, 9), (true, 1)),
    ];
    for ((a, ra, d, rd), (falls, left)) in golden {
        let result = proportional(meeting(a, ra * 100_000, d, rd * 100_000));
        assert_eq!(result, Result { falls, left }, "{a} {ra} {d} {rd}");
    }
}

#[test]
fn what_is_left_undivided_is_the_difference_half_up() {
    let left = |a, ra, d, rd| undivided(meeting(a, ra, d, rd));
    let falls = |left| Result { falls: true, left };
    let holds = |left| Result { falls: false, left };
    assert_eq!(left(20, 600_000, 9, 400_000), falls(8));
    assert_eq!(left(5, 500_000, 0, 400_000), falls(5));
    // One ship halves a garrison whose rate is a half: 10 × 0.5 − 0.5 = 4.5.
    assert_eq!(left(1, 500_000, 10, 500_000), holds(5));
    assert_eq!(left(10, 500_000, 10, 500_000), holds(0));
}

#[test]
fn no_number_of_ships_overflows_or_holds_up() {
    let many = 1_000_000_000_000_000;
    let result = proportional(meeting(many, 999_999, many, 999_998));
    assert!(result.falls && result.left > 0);
    let mut chance = Chance::new(Seed::new(1));
    let (_, n_rounds) = duel(meeting(many, 500_000, many, 500_000), &mut chance);
    assert!(n_rounds < 1_000_000, "{n_rounds}");
    let (result, _) = duel(meeting(many, 0, many, 0), &mut chance);
    assert!(result.left >= 0);
}

/// What meets, with rates in tenths, and its law.
type Figures = ((i64, i64, u32, u32), f64, f64, f64);

/// SPEC 11.4: attackers, defenders, rates in tenths; the chance that the planet
/// falls, and the mean ships left if it falls and if it holds.
const LAW: [Figures; 14] = [
    ((1, 0, 4, 4), 0.600000, 1.0, 0.0),
    ((1, 1, 5, 5), 0.333333, 1.0, 1.0),
    ((2, 1, 5, 5), 0.777778, 1.4286, 1.0),
    ((10, 10, 4, 4), 0.476008, 2.8622, 3.0001),
    ((12, 10, 4, 4), 0.693997, 3.8149, 2.5162),
    ((15, 10, 4, 4), 0.897423, 5.7631, 2.0758),
    ((20, 10, 4, 4), 0.990772, 10.1052, 1.7002),
    ((10, 10, 6, 4), 0.879512, 3.9258, 2.0870),
    ((10, 10, 4, 6), 0.090250, 1.9852, 4.1953),
    ((10, 1, 4, 9), 0.993476, 7.8098, 1.0),
    ((60, 50, 5, 5), 0.906803, 11.3601, 3.7339),
    ((75, 50, 4, 6), 0.496126, 7.9199, 5.5988),
    ((100, 100, 4, 4), 0.492688, 8.8575, 9.0022),
    ((3, 0, 0, 3), 1.0, 2.7, 0.0),
];

/// Works out the exact law by following every shot that [`duel`] asks luck
/// for: each ask is answered both ways, weighed by how likely that is, and
/// rounds in which nothing happens are summed up as a geometric series. What
/// the rules do after a hit is learnt from `duel` itself, one round at a time.
fn exact(attackers: i64, defenders: i64, attack: f64, defence: f64) -> (f64, f64, f64) {
    let (n, m) = (attackers as usize + 1, defenders as usize + 1);
    // The chance of reaching each pair of ships.
    let mut reached = vec![vec![0.0; m + 1]; n];
    reached[n - 1][m] = 1.0;
    let (mut falls, mut left_attackers, mut left_defenders) = (0.0, 0.0, 0.0);
    for a in (1..n).rev() {
        for d in (0..=m).rev() {
            let weight = reached[a][d];
            if weight == 0.0 {
                continue;
            }
            let ships = d as i64 - 1;
            let mut ends = |is_hit: bool, hits: bool, likely: f64| {
                let (result, gone) = one_round(a as i64, ships, is_hit, hits);
                match result {
                    Some(Result { falls: true, left }) => {
                        falls += likely;
                        left_attackers += likely * left as f64;
                    }
                    Some(Result { falls: false, left }) => left_defenders += likely * left as f64,
                    None => {
                        reached[(a as i64 - gone.0) as usize][(d as i64 - gone.1) as usize] +=
                            likely;
                    }
                }
            };
            let nothing = (1.0 - defence) * (1.0 - attack);
            // An empty planet falls in its first round whatever is hit.
            let again = if ships <= 0 { 0.0 } else { nothing };
            let scale = weight / (1.0 - again);
            ends(true, true, scale * defence * attack);
            ends(true, false, scale * defence * (1.0 - attack));
            ends(false, true, scale * (1.0 - defence) * attack);
            if ships <= 0 {
                ends(false, false, scale * nothing);
            }
        }
    }
    let holds = 1.0 - falls;
    (
        falls,
        left_attackers / falls,
        if holds > 1e-12 {
            left_defenders / holds
        } else {
            0.0
        },
    )
}

/// Lets [`duel`] play one round with laid-down luck: what came of it, or how
/// many ships each side lost if it goes on.
fn one_round(a: i64, d: i64, is_hit: bool, hits: bool) -> (Option<Result>, (i64, i64)) {
    let shot = |hit: bool| if hit { 0 } else { RATE_ONE - 1 };
    let planned = vec![shot(is_hit), shot(hits)];
    let mut chance = Chance::scripted(planned);
    let (result, n_rounds) = duel(meeting(a, RATE_ONE / 2, d, RATE_ONE / 2), &mut chance);
    if n_rounds == 1 {
        return (Some(result), (0, 0));
    }
    (None, (i64::from(is_hit), i64::from(hits)))
}

#[test]
fn the_law_of_the_duel_is_exact() {
    for ((a, d, attack, defence), falls, left_a, left_d) in LAW {
        let rate = |it: u32| f64::from(it) / 10.0;
        let law = exact(a, d, rate(attack), rate(defence));
        let what = format!("{a} {d} {attack} {defence}: {law:?}");
        assert!((law.0 - falls).abs() < 6e-7, "{what}");
        assert!((law.1 - left_a).abs() < 6e-5, "{what}");
        if falls < 1.0 {
            assert!((law.2 - left_d).abs() < 6e-5, "{what}");
        }
    }
}

#[test]
fn duels_follow_their_law() {
    let n_duels = 40_000;
    let mut chance = Chance::new(Seed::new(9));
    for ((a, d, attack, defence), falls, left_a, _) in LAW {
        let fought = meeting(a, attack * 100_000, d, defence * 100_000);
        let (mut n_falls, mut sum) = (0.0, 0.0);
        for _ in 0..n_duels {
            let (result, _) = duel(fought, &mut chance);
            if result.falls {
                n_falls += 1.0;
                sum += result.left as f64;
            }
        }
        let share = n_falls / f64::from(n_duels);
        let error = (falls * (1.0 - falls) / f64::from(n_duels)).sqrt();
        assert!(
            (share - falls).abs() <= 4.5 * error + 1e-9,
            "{fought:?}: {share}"
        );
        let mean = sum / n_falls;
        assert!((mean - left_a).abs() < 0.25, "{fought:?}: {mean}");
    }
}

#[test]
fn the_largest_force_less_the_second_survives() {
    assert_eq!(melee(&[5, 3, 0]), (Some(0), 2));
    assert_eq!(melee(&[5, 3, 9]), (Some(2), 4));
    assert_eq!(melee(&[5, 5, 1]), (None, 0));
    assert_eq!(melee(&[0, 0]), (None, 0));
}
