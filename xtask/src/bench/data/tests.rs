use super::*;

const SMALL: &str = r#"{
  "about": "a heap", "setting": "a heap, two seats", "matches": 10,
  "comparisons": [{"title": "heap", "game": "games/heap.tapete", "bots": "perfect",
    "limit": ["limit_heap", "7"], "wanted": 0.5,
    "path": {"name": "slow", "share": 5, "wanted": 0.1}}],
  "programs": [{"run": ["copy_heap"], "figures": [{"name": "ns", "title": "a copy"}]}],
  "tables": [{"title": "heaps", "seats": 2, "path": "slow", "trials": [
    {"title": "seven", "text": "new Heap"}, {"title": "nine", "game": "nine.tapete", "seats": 3}]}]
}"#;

fn small() -> Bench {
    bench(&Json::read(SMALL).expect("JSON")).expect("a bench")
}

#[test]
fn what_is_measured_is_read() {
    let small = small();
    let comparison = &small.comparisons[0];
    assert_eq!(comparison.trial.bots, "perfect");
    assert_eq!(comparison.limit.arguments, ["7"]);
    assert_eq!(comparison.path.as_ref().map(|it| it.share), Some(5));
    assert_eq!(small.threads_wanted, None);
    assert_eq!(small.programs[0].figures[0].wanted, None);
}

#[test]
fn a_trial_takes_from_its_table_what_it_does_not_say() {
    let small = small();
    let [seven, nine] = &small.tables[0].trials[..] else {
        panic!("two trials");
    };
    assert_eq!(seven.game, Game::Text("new Heap".to_owned()));
    assert_eq!(nine.game, Game::File("nine.tapete".to_owned()));
    assert_eq!([seven.seats, nine.seats], [Some(2), Some(3)]);
    assert_eq!(seven.path.as_deref(), Some("slow"));
    assert_eq!(seven.bots, "random");
}

#[test]
fn what_is_wrong_says_where() {
    for (old, new, told) in [
        (
            "\"wanted\": 0.5",
            "\"wishes\": 0.5",
            "unknown field `wishes`",
        ),
        ("\"matches\": 10", "\"matches\": \"ten\"", "`matches`"),
        ("\"limit_heap\", \"7\"", "", "`limit`"),
        (
            "\"text\": \"new Heap\"",
            "\"seats\": 2",
            "`seven` needs either",
        ),
    ] {
        let text = SMALL.replacen(old, new, 1);
        let problem = bench(&Json::read(&text).expect("JSON")).map(|_| ());
        let problem = problem.expect_err(new);
        assert!(problem.contains(told), "{problem}");
    }
}

/// Every crate's own data: it can be read, and names files that there are.
#[test]
fn the_data_of_every_crate_is_well() {
    let names = names().expect("the crates");
    assert!(!names.is_empty());
    for name in names {
        let bench = read(&name).expect(&name).expect("it has data");
        let home = root().join("crates").join(&name);
        let limits = bench.comparisons.iter().map(|it| &it.limit);
        for program in limits.chain(bench.programs.iter().map(|it| &it.program)) {
            let is_there = ["NAME.rs", "NAME/main.rs"].iter().any(|it| {
                let file = it.replace("NAME", &program.name);
                home.join("examples").join(file).is_file()
            });
            assert!(is_there, "{name}: no example `{}`", program.name);
        }
        let tables = bench.tables.iter().flat_map(|it| &it.trials);
        let main = bench.comparisons.iter().map(|it| &it.trial);
        for trial in main.chain(&bench.fast_side).chain(tables) {
            if let Game::File(file) = &trial.game {
                assert!(root().join(file).is_file(), "{name}: no file `{file}`");
            }
        }
    }
}
