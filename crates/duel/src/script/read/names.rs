//! Names with values: `let`, where a name counts, and names nobody uses.

use super::super::ast::{Expr, ExprKind, Let};
use super::super::codes;
use super::super::lexeme::{Kind, Sign};
use super::Reader;
use tapete_lang::{Bilingual, Diagnostic, Place};

/// A name that `let` gave.
pub(super) struct Known {
    name: String,
    place: Place,
    used: bool,
}

impl Reader<'_> {
    /// Reads `let name = expr`; the word itself is here.
    pub(super) fn let_value(&mut self) -> Option<Let> {
        let start = self.lexeme().span.start;
        self.bump();
        let place = self.place();
        let name = self.let_name()?;
        match self.kind() {
            Kind::Sign(Sign::Single) => self.bump(),
            Kind::Sign(Sign::Equal) => {
                let here = self.place();
                let diagnostic = self
                    .here(&codes::E116)
                    .arg("`=`")
                    .arg("`==`")
                    .help(Bilingual::new("write `=`", "escribe `=`"))
                    .fix(here, "=");
                self.error(diagnostic);
                self.bump();
            }
            _ => {
                let help = Bilingual::new(
                    "write the value after the name: `let {0} = 3`",
                    "escribe el valor tras el nombre: `let {0} = 3`",
                );
                let help = tapete_lang::Phrase::new(help, vec![name.as_str().into()]);
                self.expected("`=`", help);
                return None;
            }
        }
        let value = self.sum(None)?;
        self.node(place)?;
        let slot = u16::try_from(self.notes.names.len()).ok()?;
        self.notes.names.push(Known {
            name: name.clone(),
            place,
            used: false,
        });
        self.scope.push(slot);
        Some(Let {
            name,
            slot,
            value,
            place: self.place_from(start),
        })
    }

    /// Reads the name of a new value.
    fn let_name(&mut self) -> Option<String> {
        let name = self.slice();
        let is_taken = match self.kind() {
            Kind::Name => self.slot_of(&name).is_some(),
            Kind::Word(_) | Kind::Element(_) => true,
            _ => {
                let help = Bilingual::new(
                    "give the value a name of your own: `let half = TargetMonsterLife / 2`",
                    "dale al valor un nombre tuyo: `let half = TargetMonsterLife / 2`",
                );
                self.expected(Bilingual::new("a name", "un nombre"), help);
                return None;
            }
        };
        if is_taken {
            let help = Bilingual::new("choose another name", "elige otro nombre");
            let mut diagnostic = self.here(&codes::E206).arg(name.as_str()).help(help);
            if let Some(slot) = self.slot_of(&name)
                && let Some(first) = self.notes.names.get(usize::from(slot))
            {
                let here = Bilingual::new("first here", "primero aquí");
                diagnostic = diagnostic.label(first.place, here);
            }
            self.error(diagnostic);
        }
        self.bump();
        Some(name)
    }

    /// Reads the value of a name; the name is here.
    pub(super) fn named_value(&mut self) -> Option<Expr> {
        let name = self.slice();
        let place = self.place();
        let Some(slot) = self.slot_of(&name) else {
            let help = Bilingual::new(
                "write `let {0} = …` before, in this block or in one around it",
                "escribe antes `let {0} = …`, en este bloque o en uno que lo rodee",
            );
            let diagnostic = self
                .here(&codes::E205)
                .arg(name.as_str())
                .help_with(help, vec![name.as_str().into()]);
            self.error(diagnostic);
            self.bump();
            return None;
        };
        self.bump();
        self.node(place)?;
        if let Some(known) = self.notes.names.get_mut(usize::from(slot)) {
            known.used = true;
        }
        Some(Expr {
            kind: ExprKind::Slot(slot),
            place,
        })
    }

    fn slot_of(&self, name: &str) -> Option<u16> {
        let is_named = |slot: &&u16| {
            let known = self.notes.names.get(usize::from(**slot));
            known.is_some_and(|it| it.name == name)
        };
        self.scope.iter().rev().find(is_named).copied()
    }
}

/// Tells of names that nobody uses.
pub(super) fn unused(names: &[Known], lints: &mut Vec<Diagnostic>) {
    for known in names.iter().filter(|it| !it.used) {
        let help = Bilingual::new("leave the `let` out", "quita el `let`");
        let diagnostic = Diagnostic::new(&codes::W308, known.place);
        lints.push(diagnostic.arg(known.name.as_str()).help(help));
    }
}
