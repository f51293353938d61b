//! Whole scripts for the examples of codes, written once with one part changed.

/// A script with some conditions and some actions.
macro_rules! script_text {
    ($conditions:literal, $actions:literal) => {
        concat!(
            "Conditions {\n    ",
            $conditions,
            "\n}\nActions {\n    ",
            $actions,
            "\n}\n"
        )
    };
}

/// A pair of examples that differ in their conditions.
macro_rules! in_conditions {
    ($wrong:literal, $right:literal) => {
        Examples {
            wrong: script_text!($wrong, "Attack()"),
            right: script_text!($right, "Attack()"),
        }
    };
}

/// A pair of examples that differ in their actions.
macro_rules! in_actions {
    ($wrong:literal, $right:literal) => {
        Examples {
            wrong: script_text!("TargetMonsterLife < 100", $wrong),
            right: script_text!("TargetMonsterLife < 100", $right),
        }
    };
}
