use super::*;

const BLOCK: &str = "--- the-first-move-is-told ---
game block
seed 5
random 1
=> nonsense

# A comment.
moves 9
";

fn no_files(name: &str, _from: &str) -> Result<String, String> {
    Err(format!("cannot read {name}: no files in this test"))
}

fn problem(text: &str) -> String {
    match run(text, &mut no_files) {
        Err(error) => error.to_string(),
        Ok(report) => report.scenes[0].difference.clone().unwrap_or_default(),
    }
}

#[test]
fn a_scene_fails_where_it_differs_and_an_update_mends_it() {
    let text = BLOCK.replace("moves 9\n", "");
    let report = run(&text, &mut no_files).expect("readable");
    let difference = report.scenes[0].difference.as_deref().expect("it differs");
    assert!(difference.starts_with("line 4: `random 1` came out differently"));
    assert!(difference.contains("- => nonsense"));

    let updated = update(&text, &mut no_files).expect("updated");
    assert!(updated.contains("# A comment."));
    assert!(!updated.contains("nonsense"));
    assert!(run(&updated, &mut no_files).expect("readable").passed());
    assert_eq!(update(&updated, &mut no_files).expect("updated"), updated);
}

#[test]
fn what_is_wrong_with_a_scene_itself_is_told_with_its_line() {
    assert_eq!(
        problem("play 0 1|1\n"),
        "line 1: a scene begins with its name; write `--- name-of-the-scene ---` first"
    );
    assert!(problem("--- a ---\n--- a ---\n").contains("taken by the scene in line 1"));
    assert!(problem("--- a ---\n=> x\n").starts_with("line 2: `=>` must stand"));
    assert!(problem("--- a ---\ntext\nnew\n").contains("no line `end`"));
    assert!(problem("--- a ---\nfrobnicate\n").starts_with("line 2: `frobnicate` is no command"));
    assert!(problem("--- a ---\ngame block\nseed 4\n").starts_with("line 2: this set-up is never"));
    assert!(problem("--- a ---\ngame block\nmoves 9\n").contains("there is no seat 9"));
}

#[test]
fn a_refused_command_needs_its_mark() {
    let refused = "--- a ---\ngame block\n!play 3 nothing\n";
    let updated = update(refused, &mut no_files).expect("updated");
    assert!(updated.contains("=> error: "), "{updated}");
    assert!(run(&updated, &mut no_files).expect("readable").passed());
    let unmarked = updated.replace('!', "");
    assert!(problem(&unmarked).contains("write `!` before it"));
    let needless = "--- a ---\ngame block\n!moves 1\n=> no moves\n";
    assert!(problem(needless).contains("should have been refused"));
}

#[test]
fn quiet_moves_are_told_later_and_all_can_be_asked() {
    let text = "--- a ---
game block
seed 7
quietly events
quietly random 3
view judge
moves 0
story spectator 2
outcome
facts
replay
guess 1
simulate 20 random
explain unknown-kind
bots random all
outcome
--- b ---
text
new Domno called \"X\"
end
check
!fmt
";
    let updated = update(&text.replace("!fmt\n", ""), &mut no_files).expect("updated");
    assert!(
        run(&updated, &mut no_files).expect("readable").passed(),
        "{updated}"
    );
    assert!(updated.contains("=> not over"));
    assert!(updated.contains("=> ended by "));
    assert!(updated.contains("events agree"));
    assert!(
        updated.contains("1:5 error[lang:unknown-kind]"),
        "{updated}"
    );
}
