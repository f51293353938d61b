//! Texts with places for arguments.

use std::fmt::Display;

use tapete_speech::{Bilingual, Tongue};

/// Puts the arguments into a text of ours, in a language.
pub fn say(text: Bilingual, tongue: Tongue, args: &[&dyn Display]) -> String {
    fill(text.get(tongue), args)
}

/// Puts the arguments into a text: `{0}` is the first.
pub fn fill(template: &str, args: &[&dyn Display]) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let place = after.split_once('}');
        let index = place.and_then(|it| it.0.parse::<usize>().ok());
        match (index.and_then(|it| args.get(it)), place) {
            (Some(arg), Some((_, after))) => {
                text.push_str(&arg.to_string());
                rest = after;
            }
            _ => {
                text.push('{');
                rest = after;
            }
        }
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_stand_where_the_text_wants_them() {
        assert_eq!(fill("{1} of {0}", &[&"b", &7]), "7 of b");
        assert_eq!(fill("{ {9} {0}", &[&"{1}"]), "{ {9} {1}");
        assert_eq!(fill("{0", &[&1]), "{0");
    }
}
