//! The command that runs and updates scenes.

use super::Desk;

const SCENE: &str = "--- a-game-beside-the-scene ---
game small.tapete
seed 5
random 1
--- inline ---
text
new Domno
end
check
";

const SMALL: &str =
    "new Domino called \"Small\" with_tiles Doubles(3) for_players 2 deals 3 wins FewestPoints";

#[test]
fn scenes_fail_are_updated_and_pass() {
    let desk = Desk::new();
    desk.write("a.scene", SCENE).write("small.tapete", SMALL);
    desk.run("scene a.scene").ends(1).says(&[
        "failed a-game-beside-the-scene (a.scene:1)",
        "line 4: `random 1` came out differently",
        "0 passed, 2 failed",
    ]);
    assert_eq!(desk.read("a.scene"), SCENE);
    desk.run("scene --update a.scene")
        .ends(0)
        .says(&["a.scene updated"]);
    assert!(desk.read("a.scene").contains("=> seat 0 opens with"));
    desk.run("scene a.scene")
        .ends(0)
        .says(&["2 passed, 0 failed"]);
    desk.run("scene --update a.scene")
        .ends(0)
        .says(&["a.scene unchanged"]);
    desk.run("scene a.scene --lang es")
        .ends(0)
        .says(&["2 bien, 0 mal"]);
}

#[test]
fn a_file_that_holds_no_scenes_says_why() {
    let desk = Desk::new();
    desk.write("a.scene", "play 0 1|1\n");
    desk.run("scene a.scene")
        .ends(1)
        .says(&["line 1: a scene begins with its name"]);
    desk.run("scene --update a.scene")
        .ends(1)
        .complains(&["line 1"]);
    desk.run("scene gone.scene").ends(2);
}
