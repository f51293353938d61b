//! How problems look.

use super::vocabulary::VOCABULARY;
use super::{lines, read};
use crate::{Problems, Tongue, check, render, to_json};

const TEXT: &str = "new Domino called \"Ñandú\"\n  deals 7\n  deals 8\n  turns Clokwise\n";

fn problems() -> (crate::Sources, Problems) {
    let (sources, tree, mut problems) = read(TEXT);
    check(&tree, &[&VOCABULARY], &mut problems);
    (sources, problems)
}

#[test]
fn a_problem_is_drawn_like_the_compilers() {
    let (sources, problems) = problems();
    let expected = "\
error[lang:repeated-clause]: `deals` is given twice
 --> a.tapete:3:3
  |
2 |   deals 7
  |   ----- first here
3 |   deals 8
  |   ^^^^^

error[lang:unknown-name]: `turns` has no choice `Clokwise`
 --> a.tapete:4:9
  |
4 |   turns Clokwise
  |         ^^^^^^^^
  |
  = help: did you mean `Clockwise`?

";
    assert_eq!(render(&problems, &sources, Tongue::En, false), expected);
}

#[test]
fn a_problem_is_told_in_spanish() {
    let (sources, problems) = problems();
    let picture = render(&problems, &sources, Tongue::Es, false);
    assert!(
        picture.contains("`turns` no tiene la opción `Clokwise`"),
        "{picture}"
    );
    assert!(
        picture.contains("= ayuda: ¿quisiste decir `Clockwise`?"),
        "{picture}"
    );
}

#[test]
fn a_problem_fits_in_a_line_and_in_json() {
    let (sources, problems) = problems();
    let expected = "\
a.tapete:3:3: error[lang:repeated-clause]: `deals` is given twice
a.tapete:4:9: error[lang:unknown-name]: `turns` has no choice `Clokwise` (did you mean `Clockwise`?)
";
    assert_eq!(lines(&sources, &problems), expected);
    let json = to_json(&problems, &sources, Tongue::En);
    assert_eq!(
        (json[1].line, json[1].column, json[1].end.column),
        (4, 9, 17)
    );
    assert_eq!(json[1].fix.as_deref(), Some("Clockwise"));
}

#[test]
fn only_so_many_problems_are_kept() {
    let (sources, _, problems) = read(&"new ".repeat(1_000));
    assert_eq!(problems.len(), crate::PROBLEMS_MAX);
    assert_eq!(problems.n_more(), 800);
    assert!(lines(&sources, &problems).ends_with("and 800 more\n"));
}

#[test]
fn a_picture_of_a_long_line_shows_its_neighbourhood_and_the_true_column() {
    let line = format!(
        "new Domino called \"X\" deals 7 {}turns Clokwise",
        " ".repeat(9_999)
    );
    let (sources, tree, mut problems) = read(&line);
    check(&tree, &[&VOCABULARY], &mut problems);
    let picture = render(&problems, &sources, Tongue::En, false);
    assert!(picture.contains(" --> a.tapete:1:10036\n"), "{picture}");
    assert!(picture.contains("turns Clokwise"), "{picture}");
    assert!(picture.len() < 2_000, "{}", picture.len());
}

#[test]
fn line_ends_of_other_systems_are_line_ends_in_the_picture() {
    for end in ["\n", "\r\n", "\r"] {
        let text = TEXT.replace('\n', end);
        let (sources, tree, mut problems) = read(&text);
        check(&tree, &[&VOCABULARY], &mut problems);
        let picture = render(&problems, &sources, Tongue::En, false);
        assert!(picture.contains(" --> a.tapete:4:9\n"), "{picture}");
        assert!(!picture.contains('␍'), "{picture}");
    }
}
