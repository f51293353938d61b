//! Turn-flow sentences: `required DrawCardPhase consisting of one …`.

use super::{Read, Reader};
use crate::syntax::ast::{Flow, FlowStep};

impl Reader<'_, '_> {
    pub(crate) fn flow(&mut self) -> Read<Flow> {
        let required = self.is_glue("required");
        self.bump();
        let phase = self.flow_name()?;
        let mut steps = Vec::new();
        loop {
            if self.eat_glue("consisting") {
                self.glue("of")?;
            } else if self.eat_glue("followed") {
                self.glue("by")?;
            } else {
                break;
            }
            self.join()?;
            self.glue("one")?;
            let or_more = self.eat_glue("or");
            if or_more {
                self.glue("more")?;
            }
            let required = self.is_glue("required");
            if !required && !self.is_glue("optional") {
                return Err(self.expected_word("required"));
            }
            self.bump();
            let name = self.flow_name()?;
            steps.push(FlowStep {
                required,
                or_more,
                name,
            });
        }
        self.glue("ended")?;
        self.glue("by")?;
        self.glue("one")?;
        let ended_by = self.flow_name()?;
        Ok(Flow {
            required,
            phase,
            steps,
            ended_by,
        })
    }
}
