//! How the reader speaks of what it expected and what it found.

use super::remedy::remedy;
use super::{Lost, Reader};
use crate::syntax::codes;
use crate::syntax::lexeme::LexemeKind;
use crate::syntax::lexicon::{Role, spell, words};
use tapete_lang::{Arg, Bilingual, Code, Diagnostic, Symbol, Tongue};
use tapete_speech::{Said, capital, nearest};

pub(super) const A_COUNTER: Bilingual = Bilingual::new("a counter", "un contador");
pub(super) const A_ZONE: Bilingual = Bilingual::new("a zone", "una zona");
pub(super) const A_NAME: Bilingual = Bilingual::new("a name", "un nombre");
pub(super) const A_PHASE: Bilingual = Bilingual::new("a phase", "una fase");
pub(super) const A_PROPERTY: Bilingual = Bilingual::new("a property", "una propiedad");
pub(super) const A_MOMENT: Bilingual = Bilingual::new("a moment", "un momento");
pub(super) const A_COMPARISON: Bilingual =
    Bilingual::new("a comparison such as `<= 0`", "una comparación como `<= 0`");
pub(super) const SOMETHING_ALLOWED: Bilingual = Bilingual::new("what is allowed", "qué se permite");
pub(super) const A_VALUE: Bilingual = Bilingual::new("a value", "un valor");
pub(super) const HOW_IT_ENTERS: Bilingual = Bilingual::new("how it enters", "cómo entra");
pub(super) const FIGURES: Bilingual =
    Bilingual::new("figures such as `+1/+1`", "cifras como `+1/+1`");
pub(super) const AN_ACT: Bilingual =
    Bilingual::new("what is forbidden or demanded", "qué se prohíbe o se exige");
pub(super) const A_TIME: Bilingual = Bilingual::new(
    "when or where it may be used",
    "cuándo o dónde puede usarse",
);
const THE_END: Bilingual = Bilingual::new("the end", "el final");

impl Reader<'_, '_> {
    /// Tells what was expected here, with the nearest of the words that could
    /// stand here.
    pub(crate) fn expected(&mut self, code: &'static Code, roles: &[Role]) -> Lost {
        let found = self.found();
        let diagnostic = Diagnostic::new(code, self.place()).arg(found);
        self.tell(diagnostic, roles)
    }

    /// Tells that a name of something was expected.
    pub(crate) fn expected_name(&mut self, what: Bilingual, roles: &[Role]) -> Lost {
        let found = self.found();
        let diagnostic = Diagnostic::new(&codes::EXPECTED_NAME, self.place())
            .arg(what)
            .arg(found);
        self.tell(diagnostic, roles)
    }

    /// Tells that one of a few words was expected.
    pub(crate) fn expected_one_of(
        &mut self,
        what: Bilingual,
        role: Role,
        words: &[&'static str],
    ) -> Lost {
        let found = self.found();
        let diagnostic = Diagnostic::new(&codes::EXPECTED_NAME, self.place())
            .arg(what)
            .arg(found);
        let in_tongue = |tongue| words.iter().map(move |it| spell(role, it, tongue));
        let both = in_tongue(Tongue::En).chain(in_tongue(Tongue::Es));
        let written = self.peek().map(|it| it.text.clone());
        let near = written.and_then(|it| nearest(&it, both));
        let listed = |tongue| {
            let words: Vec<String> = in_tongue(tongue).map(|it| format!("`{it}`")).collect();
            words.join(", ")
        };
        let diagnostic = match near {
            Some(near) => did_you_mean(diagnostic, near),
            None => diagnostic.help_with(
                Bilingual::new("write one of {0}", "escribe una de {0}"),
                vec![Arg::Said(Said {
                    en: listed(Tongue::En),
                    es: listed(Tongue::Es),
                })],
            ),
        };
        self.push(diagnostic)
    }

    /// Tells that a certain word or sign was expected.
    pub(crate) fn expected_word(&mut self, word: &'static str) -> Lost {
        let found = self.found();
        let what = Arg::Said(Said {
            en: format!("`{word}`"),
            es: format!("`{}`", spanish(word)),
        });
        let diagnostic = Diagnostic::new(&codes::EXPECTED_WORD, self.place())
            .arg(what)
            .arg(found);
        let long = self.peek().filter(|it| it.text.chars().count() > 2);
        let text = long.map(|it| it.text.clone());
        let near = text.and_then(|it| nearest(&it, [word, spanish(word)]));
        let diagnostic = match near {
            Some(near) => did_you_mean(diagnostic, near),
            None => self.put_before(word, diagnostic),
        };
        self.push(diagnostic)
    }

    /// Says where a word is missing.
    fn put_before(&self, word: &'static str, diagnostic: Diagnostic) -> Diagnostic {
        if word == "}" && self.peek().is_some() {
            return match remedy(codes::EXPECTED_CLAUSE.id, self.peek()) {
                Some((template, args)) => diagnostic.help_with(template, args),
                None => diagnostic,
            };
        }
        let what = Arg::Said(Said {
            en: format!("`{word}`"),
            es: format!("`{}`", spanish(word)),
        });
        let found = self.found();
        let help = Bilingual::new("write {0} before {1}", "escribe {0} antes de {1}");
        diagnostic.help_with(help, vec![what, found])
    }

    pub(crate) fn glue(&mut self, name: &'static str) -> Result<(), Lost> {
        if self.eat_glue(name) {
            return Ok(());
        }
        Err(self.expected_word(name))
    }

    pub(crate) fn symbol(&mut self, symbol: Symbol, spelling: &'static str) -> Result<(), Lost> {
        if self.eat_symbol(symbol) {
            return Ok(());
        }
        Err(self.expected_word(spelling))
    }

    fn tell(&mut self, diagnostic: Diagnostic, roles: &[Role]) -> Lost {
        let near = self.peek().and_then(|it| {
            // Near to a tiny word is nearly every other.
            let is_word = matches!(it.kind, LexemeKind::Word | LexemeKind::Name)
                && it.text.chars().count() > 2
                && !super::is_joint(it);
            let candidates = roles.iter().flat_map(|role| words(*role));
            let spellings = candidates.flat_map(tapete_lang::Word::spellings);
            let near = nearest(&it.text, spellings).filter(|near| *near != it.text);
            near.filter(|_| is_word)
        });
        let diagnostic = match near {
            Some(near) => did_you_mean(diagnostic, near),
            None => self.mended(diagnostic),
        };
        self.push(diagnostic)
    }

    /// Adds what to write where nothing near is known.
    fn mended(&self, diagnostic: Diagnostic) -> Diagnostic {
        let (code, place) = (diagnostic.code, diagnostic.place);
        let found = self.peek().filter(|it| {
            let is_word = matches!(it.kind, LexemeKind::Word | LexemeKind::Name);
            is_word && !super::is_joint(it)
        });
        let text = found.and_then(|word| {
            if code.id == codes::EXPECTED_TEXT.id {
                Some(format!("\"{}\"", word.text))
            } else if code.id == codes::EXPECTED_ABILITY.id && word.kind == LexemeKind::Word {
                Some(capital(&word.text))
            } else {
                None
            }
        });
        let Some(text) = text else {
            return match remedy(code.id, self.peek()) {
                Some((template, args)) => diagnostic.help_with(template, args),
                None => diagnostic,
            };
        };
        let help = Bilingual::new("write it as `{0}`", "escríbelo como `{0}`");
        let diagnostic = diagnostic.help_with(help, vec![text.as_str().into()]);
        diagnostic.fix(place, text)
    }

    /// Tells of it, unless something was already told about this place.
    fn push(&mut self, diagnostic: Diagnostic) -> Lost {
        if !self.problems.has_at(diagnostic.place) {
            self.problems.push(diagnostic);
        }
        Lost
    }

    fn found(&self) -> Arg {
        match self.peek() {
            Some(lexeme) => {
                let text: String = lexeme.text.chars().take(60).collect();
                Arg::Plain(format!("`{text}`"))
            }
            None => THE_END.into(),
        }
    }
}

fn did_you_mean(diagnostic: Diagnostic, near: &str) -> Diagnostic {
    let place = diagnostic.place;
    diagnostic
        .help_with(
            Bilingual::new("did you mean `{0}`?", "¿quisiste decir `{0}`?"),
            vec![near.into()],
        )
        .fix(place, near)
}

/// Returns the Spanish spelling of a small word; signs are the same.
fn spanish(word: &'static str) -> &'static str {
    let glue = words(Role::Glue).iter().find(|it| it.name == word);
    glue.map_or(word, |it| it.spelled().es)
}
