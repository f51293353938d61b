//! Whole files of the dialect as text: in the dialect itself, or as sentences
//! of the common form.

use super::Pen;
use crate::syntax::ast::{ClauseKind, Sentence};
use crate::syntax::dialect::{Expr, Script, ScriptItem, ScriptKind};
use crate::syntax::lexeme::quoted;
use crate::syntax::lexicon::Role;
use tapete_lang::{Token, TokenKind, Tongue};

/// Writes a file of the dialect in its canonical form. Comments stay before the
/// item that they stand before or in.
pub(crate) fn script(script: &Script, text: &str, tokens: &[Token]) -> String {
    let pen = Pen { tongue: Tongue::En };
    let mut comments = tokens.iter().filter(|it| it.kind.is_comment()).peekable();
    let mut out = String::new();
    for item in &script.items {
        let end = end_of_line(text, item.place.span.end);
        while let Some(comment) = comments.next_if(|it| it.span.start < end) {
            push_comment(&mut out, text, comment);
        }
        out.push_str(&pen.item(item));
    }
    for comment in comments {
        push_comment(&mut out, text, comment);
    }
    out
}

/// Writes what a file of the dialect says in the end as sentences.
#[cfg(test)]
pub(crate) fn native(
    script: &Script,
    tongue: Tongue,
    problems: &mut tapete_lang::Problems,
) -> String {
    let pen = Pen { tongue };
    let sentences = script.sentences(problems);
    let texts: Vec<String> = sentences.iter().map(|it| pen.sentence(it)).collect();
    texts.join("\n")
}

fn push_comment(out: &mut String, text: &str, comment: &Token) {
    let body = text.get(comment.span.range()).unwrap_or("");
    out.push_str(body.trim_end());
    if comment.kind == (TokenKind::BlockComment { closed: false }) {
        out.push_str(" */");
    }
    out.push('\n');
}

fn end_of_line(text: &str, from: u32) -> u32 {
    let rest = text.get(from as usize..).unwrap_or("");
    from + rest.find('\n').unwrap_or(rest.len()) as u32
}

impl Pen {
    fn item(self, item: &ScriptItem) -> String {
        match &item.kind {
            ScriptKind::Import(path) => format!("import {path}\n"),
            ScriptKind::Include(path) => format!("include {}\n", quoted(&path.text)),
            ScriptKind::Sentence(sentence) => self.block_form(sentence),
            ScriptKind::Bind {
                mutable,
                name,
                of,
                value,
            } => {
                let word = if *mutable { "var" } else { "val" };
                let of = of
                    .as_ref()
                    .map_or(String::new(), |it| format!(": {}", it.text));
                format!("{word} {}{of} = {}", name.text, self.expr(value))
            }
            ScriptKind::Assign { name, value } => {
                format!("{} = {}", name.text, self.expr(value))
            }
            ScriptKind::Flow(flow) => self.flow(flow) + "\n",
            ScriptKind::Statement {
                subject,
                verb,
                object,
                called,
            } => {
                let object = object.as_ref().map_or("", |it| it.text.as_str());
                match called {
                    true => format!("{}.{}({object})\n", subject.text, verb.text),
                    false => Self::spaced(&[&subject.text, &verb.text, object]) + "\n",
                }
            }
        }
    }

    fn expr(self, value: &Expr) -> String {
        match value {
            Expr::Sentence(sentence) => self.sentence(sentence),
            Expr::Decorated { ability, of, base } => {
                format!("new {}{}({})\n", ability.text, of.text, base.text)
            }
            Expr::Parent(base) => format!("{}.parent\n", base.text),
            Expr::Requirements(costs) => self.costs(costs) + "\n",
            Expr::Target(filter) => self.filter(filter) + "\n",
            Expr::Name(name) => format!("{}\n", name.text),
        }
    }

    /// Writes an ability, a game, a deck or a token in its own form.
    fn block_form(self, sentence: &Sentence) -> String {
        match (sentence.kind.text.as_str(), &sentence.name) {
            ("Ability", Some(name)) if is_plain_ability(sentence) => {
                self.ability_form(&name.text, sentence)
            }
            ("CardGame", Some(name)) => self.game_form(&name.text, sentence),
            ("Deck", Some(name)) => match self.deck_form(&name.text, sentence) {
                Some(text) => text,
                None => self.sentence(sentence),
            },
            _ => self.token_form(sentence),
        }
    }

    fn token_form(self, sentence: &Sentence) -> String {
        let is_token = matches!(
            sentence.clauses.last().map(|it| &it.kind),
            Some(ClauseKind::IsToken)
        );
        if !is_token || sentence.name.is_none() {
            return self.sentence(sentence);
        }
        let mut rest = sentence.clone();
        rest.clauses.pop();
        let text = self.sentence(&rest);
        text.replacen("new", "token", 1)
    }

    fn ability_form(self, name: &str, sentence: &Sentence) -> String {
        let mut clauses = sentence.clauses.iter().peekable();
        let mut out = format!("ability {name}");
        if let Some(ClauseKind::Takes(params)) = clauses.peek().map(|it| &it.kind) {
            out.push_str(&format!("({})", self.params(params)));
            clauses.next();
        }
        if let Some(ClauseKind::Means(abilities)) = clauses.peek().map(|it| &it.kind) {
            out.push_str(&format!(" = {}\n", self.abilities(abilities)));
            return out;
        }
        if let Some(ClauseKind::Text(text)) = clauses.peek().map(|it| &it.kind) {
            let word = self.word(Role::Clause, "text");
            out.push_str(&format!(" {word} {}", quoted(&text.text)));
            clauses.next();
        }
        out.push(':');
        for clause in clauses {
            out.push_str("\n  ");
            out.push_str(&self.clause(&clause.kind));
        }
        out.push('\n');
        out
    }

    fn game_form(self, name: &str, sentence: &Sentence) -> String {
        let mut out = format!("game {}", quoted(name));
        let mut clauses = sentence.clauses.iter().peekable();
        if let Some(ClauseKind::Extends(_)) = clauses.peek().map(|it| &it.kind)
            && let Some(extends) = clauses.next()
        {
            out.push(' ');
            out.push_str(&self.clause(&extends.kind));
        }
        out.push_str(" {");
        for clause in clauses {
            out.push_str("\n  ");
            out.push_str(&self.clause(&clause.kind));
        }
        out.push_str("\n}\n");
        out
    }

    fn deck_form(self, name: &str, sentence: &Sentence) -> Option<String> {
        let mut out = format!("deck {}", quoted(name));
        let mut held = String::new();
        for clause in &sentence.clauses {
            match &clause.kind {
                ClauseKind::ForGame(game) => {
                    out.push_str(&format!(" for {}", quoted(&game.text)));
                }
                ClauseKind::Holds(_) if held.is_empty() => {
                    let text = self.clause(&clause.kind);
                    held = text.split_once(' ')?.1.to_owned();
                }
                _ => return None,
            }
        }
        if held.is_empty() {
            return None;
        }
        Some(format!("{out} {{ {held} }}\n"))
    }
}

/// Tells whether an ability is one of the library's form rather than a card of
/// a type of that name.
fn is_plain_ability(sentence: &Sentence) -> bool {
    let name = sentence.name.as_ref().map_or("", |it| it.text.as_str());
    let is_name = name.starts_with(char::is_uppercase)
        && name.chars().all(|it| it.is_alphanumeric() || it == '_');
    let is_card = |kind: &ClauseKind| matches!(kind, ClauseKind::Requires(_) | ClauseKind::IsToken);
    is_name && !sentence.clauses.iter().any(|it| is_card(&it.kind))
}
