//! Reads JSON, so that chores can ask `tapete` for data without a dependency.

/// A JSON value. Objects keep their order.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Null,
    Truth(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// How deep lists and objects may lie in each other.
const DEPTH_MAX: usize = 64;

impl Json {
    /// Reads a text, or says at which byte it is not JSON.
    pub(crate) fn read(text: &str) -> Result<Json, String> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.skip_space();
        if reader.at < text.len() {
            return Err(reader.wrong("expected the end"));
        }
        Ok(value)
    }

    /// Returns the field of an object.
    pub(crate) fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(fields) => fields.iter().find(|(it, _)| it == name).map(|(_, it)| it),
            _ => None,
        }
    }

    /// Returns the number, if it is one.
    pub(crate) fn number(&self) -> Option<f64> {
        match self {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Returns the text, if it is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the items of a list; none if it is not a list.
    pub(crate) fn items(&self) -> &[Json] {
        match self {
            Json::List(items) => items,
            _ => &[],
        }
    }

    /// Returns an object without some of its fields.
    pub(crate) fn without(&self, names: &[&str]) -> Json {
        match self {
            Json::Object(fields) => Json::Object(
                fields
                    .iter()
                    .filter(|(name, _)| !names.contains(&name.as_str()))
                    .cloned()
                    .collect(),
            ),
            other => other.clone(),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn wrong(&self, what: &str) -> String {
        format!("not JSON at byte {}: {what}", self.at)
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Takes a mark if it comes next.
    fn takes(&mut self, mark: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(mark);
        if found {
            self.at += mark.len();
        }
        found
    }

    fn value(&mut self, depth: usize) -> Result<Json, String> {
        if depth > DEPTH_MAX {
            return Err(self.wrong("too deep"));
        }
        for (mark, value) in [
            ("null", Json::Null),
            ("true", Json::Truth(true)),
            ("false", Json::Truth(false)),
        ] {
            if self.takes(mark) {
                return Ok(value);
            }
        }
        if self.takes("\"") {
            return Ok(Json::Text(self.quoted()?));
        }
        if self.takes("[") {
            return self.list(depth);
        }
        if self.takes("{") {
            return self.object(depth);
        }
        let digits = self
            .rest()
            .find(|it: char| !it.is_ascii_digit() && !"+-.eE".contains(it))
            .unwrap_or(self.rest().len());
        let number = self.rest()[..digits].parse();
        let number = number.map_err(|_| self.wrong("expected a value"))?;
        self.at += digits;
        Ok(Json::Number(number))
    }

    fn list(&mut self, depth: usize) -> Result<Json, String> {
        let mut items = Vec::new();
        if self.takes("]") {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.takes("]") {
                return Ok(Json::List(items));
            }
            if !self.takes(",") {
                return Err(self.wrong("expected `,` or `]`"));
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, String> {
        let mut fields = Vec::new();
        if self.takes("}") {
            return Ok(Json::Object(fields));
        }
        loop {
            if !self.takes("\"") {
                return Err(self.wrong("expected a field"));
            }
            let name = self.quoted()?;
            if !self.takes(":") {
                return Err(self.wrong("expected `:`"));
            }
            fields.push((name, self.value(depth + 1)?));
            if self.takes("}") {
                return Ok(Json::Object(fields));
            }
            if !self.takes(",") {
                return Err(self.wrong("expected `,` or `}`"));
            }
        }
    }

    /// Reads what follows an opening quote, the closing one included.
    fn quoted(&mut self) -> Result<String, String> {
        let mut text = String::new();
        loop {
            let Some(glyph) = self.rest().chars().next() else {
                return Err(self.wrong("the text does not end"));
            };
            self.at += glyph.len_utf8();
            match glyph {
                '"' => return Ok(text),
                '\\' => text.push(self.escaped()?),
                _ => text.push(glyph),
            }
        }
    }

    fn escaped(&mut self) -> Result<char, String> {
        let Some(glyph) = self.rest().chars().next() else {
            return Err(self.wrong("the text does not end"));
        };
        self.at += glyph.len_utf8();
        Ok(match glyph {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            'u' => {
                let code = self.rest().get(..4).unwrap_or("");
                let code = u32::from_str_radix(code, 16).map_err(|_| self.wrong("bad escape"))?;
                self.at += 4;
                // Half of a pair: nothing that we read has any.
                char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            other => other,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        let json = Json::read(r#" {"a": [1, -2.5e1, "ñ\n\u0041"], "b": {"c": null, "d": true}} "#);
        let json = json.unwrap();
        let items = json.get("a").unwrap().items();
        assert_eq!(items[1].number(), Some(-25.0));
        assert_eq!(items[2].text(), Some("ñ\nA"));
        assert_eq!(json.get("b").unwrap().get("d"), Some(&Json::Truth(true)));
        assert_eq!(json.without(&["a", "b"]), Json::Object(Vec::new()));
    }

    #[test]
    fn what_is_not_json_is_refused_with_its_place() {
        for text in ["", "{", "[1,", "\"a", "{\"a\" 1}", "1 2", "nul"] {
            let error = Json::read(text).unwrap_err();
            assert!(error.contains("byte"), "{text}: {error}");
        }
        assert!(Json::read(&"[".repeat(100_000)).is_err());
    }
}
