//! The laws hold for games that are right, and each catches the game that
//! breaks it.

use tapete_speech::Tongue;

use super::toys::{CardFlaw, Cards, PickFlaw, Picks};
use super::*;
use crate::seat::Seat;

fn cards(flaw: CardFlaw) -> Game {
    Game::new(Cards::new(2, 6, flaw))
}

fn picks(flaw: PickFlaw) -> Game {
    Game::new(Picks::new(4, flaw))
}

/// Returns the first complaint among some seeds.
fn first(law: impl Fn(Seed) -> Result<(), Broken>) -> Option<Broken> {
    (0..20).find_map(|index| law(Seed { seed: 42, index }).err())
}

#[track_caller]
fn caught(complaint: Option<Broken>, law: &str) {
    match complaint {
        Some(broken) => assert_eq!(broken.law, law, "{broken}"),
        None => panic!("nothing broke the law \"{law}\""),
    }
}

#[test]
fn games_that_are_right_keep_every_law() {
    let games = [
        cards(CardFlaw::None),
        Game::new(Cards::new(3, 8, CardFlaw::None)),
        picks(PickFlaw::None),
        Game::new(Picks::new(3, PickFlaw::None)),
    ];
    for game in games {
        for index in 0..40 {
            let seed = Seed { seed: 7, index };
            keep(&game, seed).unwrap_or_else(|broken| panic!("{broken}"));
            secrets(&game, seed).unwrap_or_else(|broken| panic!("{broken}"));
        }
        let report = same_story_same_view(&game, 200, Seed::new(7));
        let report = report.unwrap_or_else(|broken| panic!("{broken}"));
        assert!(report.n_with_alternatives > 20, "{report:?}");
        assert!(report.n_stories > report.n_with_alternatives, "{report:?}");
    }
}

#[test]
fn guesses_that_are_right_follow_the_exact_chances() {
    let three = Game::new(Cards::new(3, 7, CardFlaw::None));
    for (game, n_positions) in [
        (cards(CardFlaw::None), 60),
        (three, 12),
        (Game::new(Picks::new(2, PickFlaw::None)), 60),
    ] {
        let report = sampler(&game, Seed::new(3), n_positions, 400);
        let report = report.unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(report.n_positions, n_positions);
        assert!(report.n_with_alternatives > n_positions / 4, "{report:?}");
        assert!(report.n_tested > n_positions / 6, "{report:?}");
        assert!(report.worst_ratio < 1.0, "{report:?}");
    }
}

#[test]
fn each_law_of_play_catches_the_card_game_that_breaks_it() {
    let flaws = [
        (
            CardFlaw::AcceptsNonsense,
            "nonsense is refused with a reason and changes nothing",
        ),
        (
            CardFlaw::EmptyReason,
            "nonsense is refused with a reason and changes nothing",
        ),
        (
            CardFlaw::BadAdvice,
            "a bot chooses a move that can be played",
        ),
        (
            CardFlaw::CopyForgets,
            "a copy in used memory equals a new one",
        ),
        (CardFlaw::CountsNothing, "every fact is counted"),
        (
            CardFlaw::GuessKeepsOld,
            "a guess in used memory equals a new one",
        ),
        (CardFlaw::KeyForgets, "different states have different keys"),
        (CardFlaw::KeyWanders, "equal states have equal keys"),
        (CardFlaw::DirtyStart, "a match begun again equals a new one"),
        (
            CardFlaw::EmptyPlaysNothing,
            "an empty line plays a move that the reader has",
        ),
        (CardFlaw::EmptyList, "some seat has a move until the end"),
        (
            CardFlaw::EverybodyWins,
            "teams stand together, and who wins wins from somebody",
        ),
        (
            CardFlaw::FickleView,
            "a view shows one position, the same each time",
        ),
        (
            CardFlaw::HiddenLuck,
            "a silent match goes as one that keeps its story",
        ),
        (
            CardFlaw::LoudOnly,
            "a silent match goes as one that keeps its story",
        ),
        (
            CardFlaw::MovesAreQuestions,
            "a text that names a move is no question",
        ),
        (CardFlaw::RefusesListed, "every listed move is accepted"),
        (
            CardFlaw::ReusesNames,
            "an id never names two different pieces",
        ),
        (
            CardFlaw::StoryLeaks,
            "a story calls pieces what the view shows, or declares whom it reveals them to",
        ),
        (
            CardFlaw::SamePieces,
            "zones and pieces have names of their own",
        ),
        (CardFlaw::SameTexts, "each text names its move"),
        (CardFlaw::SharedCopies, "copies are independent"),
        (
            CardFlaw::ShortCount,
            "bots that play the same moves end the same",
        ),
        (CardFlaw::HugeScore, "scores are bounded"),
        (
            CardFlaw::MarksNothing,
            "the move that is marked first is one of those shown",
        ),
        (
            CardFlaw::NoLabels,
            "only the seat to act is shown moves, and just those it has",
        ),
        (
            CardFlaw::PointsAstray,
            "a story points at what the reader sees, or is shown in between",
        ),
        (
            CardFlaw::ShiftingList,
            "a view shows one position, the same each time",
        ),
        (CardFlaw::WrongText, "each text names its move"),
    ];
    for (flaw, law) in flaws {
        let game = cards(flaw);
        caught(first(|seed| keep(&game, seed)), law);
    }
}

#[test]
fn a_past_that_is_told_in_new_words_is_caught() {
    let game = cards(CardFlaw::RewritesPast);
    let complaint = first(|seed| keep(&game, seed));
    let laws = [
        "what was told never changes",
        "a saved match goes on as if it had not been saved",
    ];
    assert!(complaint.is_some_and(|it| laws.contains(&it.law)));
}

#[test]
fn a_match_without_end_is_caught() {
    let game = cards(CardFlaw::Endless);
    caught(
        keep(&game, Seed::new(1)).err(),
        "a match ends within its bound",
    );
}

#[test]
fn each_law_of_secrets_catches_the_card_game_that_breaks_it() {
    let flaws = [
        (
            CardFlaw::ViewLeaks,
            "a guess shows the seat what the truth shows it",
        ),
        (
            CardFlaw::SpectatorSees,
            "a guess shows the seat what the truth shows it",
        ),
        (
            CardFlaw::PieceNamesLeak,
            "a guess shows the seat what the truth shows it",
        ),
        (
            CardFlaw::GuessChangesHand,
            "a guess shows the seat what the truth shows it",
        ),
        (
            CardFlaw::MovesLeak,
            "a guess shows the seat what the truth shows it",
        ),
        (
            CardFlaw::RefusalLeaks,
            "a refusal follows from what its seat may know",
        ),
        (
            CardFlaw::GuessLacksMoves,
            "a guess shows the seat what the truth shows it",
        ),
        (
            CardFlaw::AnswerLeaks,
            "an answer follows from what its reader may know",
        ),
        (
            CardFlaw::NosyBot,
            "a bot's advice follows from what its seat may know",
        ),
    ];
    for (flaw, law) in flaws {
        let game = cards(flaw);
        caught(first(|seed| secrets(&game, seed)), law);
    }
}

#[test]
fn the_same_story_with_another_view_is_caught() {
    let flaws = [
        CardFlaw::ViewLeaks,
        CardFlaw::SpectatorSees,
        CardFlaw::PieceNamesLeak,
        CardFlaw::MovesLeak,
    ];
    let law = "the same story shows the same view and moves";
    for flaw in flaws {
        let complaint = same_story_same_view(&cards(flaw), 200, Seed::new(7)).err();
        caught(complaint, law);
    }
    for flaw in [PickFlaw::ViewShowsPicks, PickFlaw::ReadyUntold] {
        let complaint = same_story_same_view(&picks(flaw), 200, Seed::new(7)).err();
        caught(complaint, law);
    }
}

#[test]
fn each_law_of_guesses_catches_the_sampler_that_breaks_it() {
    let flaws = [
        (
            CardFlaw::GuessIsTruth,
            "guesses vary where the seat cannot know",
        ),
        (
            CardFlaw::GuessBiased,
            "guesses are as likely as luck makes them",
        ),
        (
            CardFlaw::GuessForgetsStory,
            "a guess agrees with all that the seat was told",
        ),
        (
            CardFlaw::StoryLeaks,
            "a guess agrees with all that the seat was told",
        ),
    ];
    for (flaw, law) in flaws {
        caught(sampler(&cards(flaw), Seed::new(5), 60, 300).err(), law);
    }
    let game = Game::new(Picks::new(2, PickFlaw::GuessIsTruth));
    caught(
        sampler(&game, Seed::new(5), 60, 300).err(),
        "guesses vary where the seat cannot know",
    );
}

#[test]
fn each_law_of_acting_together_catches_the_game_that_breaks_it() {
    let unseen = "a choice made together is not seen before the turn is done";
    let flaws = [
        (
            PickFlaw::OrderMatters,
            "seats that act together may move in any order",
        ),
        (PickFlaw::TellsPicks, unseen),
        (PickFlaw::ViewShowsPicks, unseen),
        (
            PickFlaw::TeamsSplit,
            "teams stand together, and who wins wins from somebody",
        ),
    ];
    for (flaw, law) in flaws {
        let game = picks(flaw);
        caught(first(|seed| keep(&game, seed)), law);
    }
}

#[test]
fn the_bound_ends_a_match_as_a_tie() {
    let game = picks(PickFlaw::Endless);
    keep(&game, Seed::new(1)).unwrap_or_else(|broken| panic!("{broken}"));
    let mut playing = game.start(Seed::new(1));
    while let Some(seat) = playing.turn().seats().first() {
        assert_eq!(playing.play(seat, "pick 1"), Ok(()));
    }
    assert_eq!(playing.n_played(), game.moves_max());
    let outcome = playing.outcome();
    assert_eq!(outcome.map(|it| it.ended_by), Some(crate::TURN_LIMIT));
    assert_eq!(outcome.map(|it| it.is_tie()), Some(true));
    // The scores of the moment stand.
    let scores = outcome.map(|it| game.seats().map(|seat| it.score(seat)).sum::<i64>());
    assert!(scores.is_some_and(|sum| sum > 0));
    let refused = playing.play_in(Seat(0), "pick 1", Tongue::Es);
    assert_eq!(
        refused.map_err(|error| error.reason),
        Err("la partida ha terminado".to_owned())
    );
}

/// Two of six cards are seen: the rival holds each pair of the other four with
/// chance 1 in 6.
#[test]
fn the_posterior_of_a_deal_is_counted_by_hand() {
    let game = cards(CardFlaw::None);
    let playing = game.start(Seed::new(9));
    let exact = posterior(&playing, Seat(0)).unwrap_or_default();
    assert_eq!(exact.len(), 6);
    for probability in exact.values() {
        assert!((probability - 1.0 / 6.0).abs() < 1e-12);
    }
    assert!(exact.contains_key(&playing.state_text()));
}

/// A silent match told nothing, so nothing agrees with it.
#[test]
fn a_silent_match_has_no_posterior() {
    let playing = cards(CardFlaw::None).start_silent(Seed::new(9));
    let error = posterior(&playing, Seat(0)).err();
    assert_eq!(error, Some(PosteriorError::NothingAgrees { n_played: 0 }));
}

#[test]
fn a_game_that_is_too_large_has_no_posterior() {
    let playing = Game::new(Cards::new(4, 40, CardFlaw::None)).start(Seed::new(9));
    let error = posterior(&playing, Seat(0)).err();
    assert_eq!(error, Some(PosteriorError::TooMuchLuck));
}

#[test]
fn a_complaint_says_how_to_see_it_again() {
    let broken = Broken {
        law: "every fact is counted",
        game: "Cards".to_owned(),
        seed: Seed {
            seed: 42,
            index: 17,
        },
        n_played: 5,
        detail: "`cards_played` is not filled in".to_owned(),
    };
    assert_eq!(
        broken.to_string(),
        "`Cards` breaks the law \"every fact is counted\": `cards_played` is not filled in\n\
         to repeat it: seed 42/17 after 5 moves"
    );
}

#[test]
fn who_resigns_loses_to_a_single_rival_and_several_rivals_share_the_end() {
    use crate::called::Called;
    use crate::outcome::Standing::{self, Lost, Tied, Won};
    let standings = |n_seats, called| -> Vec<Standing> {
        let mut playing = Game::new(Cards::new(n_seats, 8, CardFlaw::None)).start(Seed::new(1));
        playing.call(called, Tongue::En).expect("it is not over");
        let outcome = playing.outcome().expect("it is over");
        Seat::all(n_seats)
            .map(|seat| outcome.standing(seat))
            .collect()
    };
    assert_eq!(standings(2, Called::Resigned(Seat(0))), [Lost, Won]);
    assert_eq!(standings(3, Called::OutOfTime(Seat(1))), [Tied, Lost, Tied]);
    assert_eq!(standings(2, Called::Drawn), [Tied, Tied]);
}

#[test]
fn what_cannot_be_taken_back_says_why() {
    use crate::called::Called;
    use crate::refusal::RefusalCode;
    let code = |playing: &mut Match, to| {
        let back = playing.take_back(to, Seat(0), Tongue::En);
        back.map_err(|error| (error.code, error.reason.is_empty()))
    };
    let game = cards(CardFlaw::None);
    let mut playing = game.start(Seed::new(1));
    assert_eq!(code(&mut playing, 0), Err((RefusalCode::NotThere, false)));
    playing.play_nth(Seat(0), 0).expect("a listed move");
    let mut guess = playing.guess(Seat(0), &mut Chance::quick(1));
    assert_eq!(code(&mut guess, 0), Err((RefusalCode::Impossible, false)));
    let mut ended = playing.clone();
    ended
        .call(Called::Drawn, Tongue::En)
        .expect("it is not over");
    assert_eq!(code(&mut ended, 0), Err((RefusalCode::Over, false)));
    assert_eq!(code(&mut playing, 0), Ok(()));
    assert_eq!(playing.n_played(), 0);
}
