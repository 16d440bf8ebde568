//! Boolean functions of pins.

use std::fmt;

/// Characters of a function at most: none of a cell comes near, and reading one goes as deep as its
/// parentheses.
const LONGEST: usize = 1000;

/// A Boolean function of named pins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Function {
    /// 0 or 1.
    Constant(bool),
    /// A pin, or a state variable of the cell.
    Pin(String),
    /// Complement.
    Not(Box<Function>),
    /// Conjunction.
    And(Box<Function>, Box<Function>),
    /// Disjunction.
    Or(Box<Function>, Box<Function>),
    /// Exclusive or.
    Xor(Box<Function>, Box<Function>),
}

impl Function {
    /// Reads a function as liberty writes it: `'` behind or `!` before for the complement, then `^`, then
    /// `*`, `&` or nothing for and, then `+` or `|` for or.
    ///
    /// # Errors
    /// What was expected, and what was found instead.
    pub fn parse(text: &str) -> Result<Function, (String, String)> {
        if text.len() > LONGEST {
            let expected = format!("a function of at most {LONGEST} characters");
            return Err((expected, format!("{} characters", text.len())));
        }
        let mut reader = Reader { rest: text };
        let function = reader.or()?;
        match reader.next() {
            None => Ok(function),
            Some(c) => Err(("an operator or the end".into(), format!("`{c}`"))),
        }
    }

    /// The pins it depends on in writing, each once, in order.
    pub fn pins(&self) -> Vec<&str> {
        let mut pins = Vec::new();
        self.collect(&mut pins);
        pins
    }

    fn collect<'f>(&'f self, pins: &mut Vec<&'f str>) {
        match self {
            Function::Constant(_) => {}
            Function::Pin(name) => {
                if !pins.contains(&name.as_str()) {
                    pins.push(name);
                }
            }
            Function::Not(a) => a.collect(pins),
            Function::And(a, b) | Function::Or(a, b) | Function::Xor(a, b) => {
                a.collect(pins);
                b.collect(pins);
            }
        }
    }

    /// Its value for values of the pins.
    pub fn value(&self, of: &impl Fn(&str) -> bool) -> bool {
        match self {
            Function::Constant(value) => *value,
            Function::Pin(name) => of(name),
            Function::Not(a) => !a.value(of),
            Function::And(a, b) => a.value(of) && b.value(of),
            Function::Or(a, b) => a.value(of) || b.value(of),
            Function::Xor(a, b) => a.value(of) != b.value(of),
        }
    }

    /// Its values for all values of `pins`, the first one the lowest bit of the row; `None` where it has
    /// other pins or there are more than 16.
    pub fn table(&self, pins: &[&str]) -> Option<Vec<bool>> {
        if pins.len() > 16 || self.pins().iter().any(|p| !pins.contains(p)) {
            return None;
        }
        let bit = |row: usize, name: &str| {
            let place = pins.iter().position(|p| *p == name);
            place.is_some_and(|place| row >> place & 1 == 1)
        };
        let rows = 0..1usize << pins.len();
        Some(rows.map(|row| self.value(&|name| bit(row, name))).collect())
    }
}

/// As a Verilog expression, every operator in parentheses; names that are no plain identifiers escaped.
impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Function::Constant(value) => write!(f, "1'b{}", u8::from(*value)),
            Function::Pin(name) => f.write_str(&escaped(name)),
            // `~~` is no operator of Verilog.
            Function::Not(a) => match &**a {
                Function::Not(b) => write!(f, "{b}"),
                _ => write!(f, "~{a}"),
            },
            Function::And(a, b) => write!(f, "({a} & {b})"),
            Function::Or(a, b) => write!(f, "({a} | {b})"),
            Function::Xor(a, b) => write!(f, "({a} ^ {b})"),
        }
    }
}

/// A name as Verilog takes it: escaped unless it is certain that it is an identifier and no keyword.
pub fn escaped(name: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let keyword = |name: &str| !name.contains(|c: char| c.is_ascii_uppercase());
    match name.starts_with(|c: char| c.is_ascii_digit())
        || !name.chars().all(plain)
        || keyword(name)
    {
        true => format!("\\{name} "),
        false => name.to_owned(),
    }
}

struct Reader<'a> {
    rest: &'a str,
}

type Parsed = Result<Function, (String, String)>;

impl Reader<'_> {
    /// The next character that is no blank.
    fn next(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn take(&mut self, signs: &[char]) -> bool {
        match self.next() {
            Some(c) if signs.contains(&c) => {
                self.rest = &self.rest[c.len_utf8()..];
                true
            }
            _ => false,
        }
    }

    fn or(&mut self) -> Parsed {
        let mut left = self.and()?;
        while self.take(&['+', '|']) {
            left = Function::Or(Box::new(left), Box::new(self.and()?));
        }
        Ok(left)
    }

    fn and(&mut self) -> Parsed {
        let mut left = self.xor()?;
        loop {
            let sign = self.take(&['*', '&']);
            let begins = |c: char| is_name(c) || c == '(' || c == '!';
            if !sign && !self.next().is_some_and(begins) {
                return Ok(left);
            }
            left = Function::And(Box::new(left), Box::new(self.xor()?));
        }
    }

    fn xor(&mut self) -> Parsed {
        let mut left = self.complement()?;
        while self.take(&['^']) {
            left = Function::Xor(Box::new(left), Box::new(self.complement()?));
        }
        Ok(left)
    }

    fn complement(&mut self) -> Parsed {
        let mut inverted = false;
        while self.take(&['!']) {
            inverted = !inverted;
        }
        let mut inner = self.atom()?;
        while self.take(&['\'']) {
            inverted = !inverted;
        }
        if inverted {
            inner = Function::Not(Box::new(inner));
        }
        Ok(inner)
    }

    fn atom(&mut self) -> Parsed {
        if self.take(&['(']) {
            let inner = self.or()?;
            return match self.take(&[')']) {
                true => Ok(inner),
                false => Err(("`)`".into(), self.found())),
            };
        }
        self.next();
        let end = self.rest.find(|c| !is_name(c)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        let function = match name {
            "" => return Err(("a pin, `0`, `1`, `!` or `(`".into(), self.found())),
            "0" => Function::Constant(false),
            "1" => Function::Constant(true),
            name => Function::Pin(name.to_owned()),
        };
        self.rest = rest;
        Ok(function)
    }

    fn found(&mut self) -> String {
        let next = self.next();
        next.map_or("the end of the function".into(), |c| format!("`{c}`"))
    }
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '[' | ']' | '.')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table over pins A, B, C as a number, row 0 the lowest bit.
    fn table(text: &str) -> u32 {
        let function = Function::parse(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        let rows = function.table(&["A", "B", "C"]).expect("three pins");
        rows.iter().rev().fold(0, |n, bit| 2 * n + u32::from(*bit))
    }

    type Meaning = fn(bool, bool, bool) -> bool;

    #[test]
    fn operators_bind_as_liberty_says() {
        let value = |f: Meaning| {
            (0..8).rev().fold(0, |n, row: u32| {
                2 * n + u32::from(f(row & 1 == 1, row & 2 == 2, row & 4 == 4))
            })
        };
        let cases: &[(&str, Meaning)] = &[
            ("A", |a, _, _| a),
            ("!A", |a, _, _| !a),
            ("A'", |a, _, _| !a),
            ("!(A B)'", |a, b, _| a && b),
            ("!A'", |a, _, _| a),
            ("A B", |a, b, _| a && b),
            ("(A)(B)", |a, b, _| a && b),
            ("A !B C'", |a, b, c| a && !b && !c),
            ("A+B C", |a, b, c| a || b && c),
            ("A | B & C", |a, b, c| a || b && c),
            ("A * B ^ C", |a, b, c| a && (b != c)),
            ("A ^ B C", |a, b, c| (a != b) && c),
            ("1", |_, _, _| true),
            (" 0 ", |_, _, _| false),
        ];
        for (text, expected) in cases {
            assert_eq!(table(text), value(*expected), "{text}");
        }
        assert_eq!(table("((A^B)^C)"), value(|a, b, c| a ^ b ^ c));
    }

    #[test]
    fn other_pins_have_no_table() {
        let function = Function::parse("A & S").unwrap();
        assert_eq!(function.table(&["A"]), None);
        assert_eq!(function.pins(), ["A", "S"]);
    }

    #[test]
    fn broken_functions_say_where() {
        for (text, found) in [
            ("", "the end of the function"),
            ("A +", "the end of the function"),
            ("(A B", "the end of the function"),
            ("A)", "`)`"),
            ("A ? B", "`?`"),
        ] {
            assert_eq!(Function::parse(text).unwrap_err().1, found, "{text}");
        }
    }

    #[test]
    fn verilog_keeps_the_meaning() {
        let text = |f: &str| Function::parse(f).unwrap().to_string();
        assert_eq!(
            text("!(A1 & A2)' + D[0] ^ 1"),
            "((A1 & A2) | (\\D[0]  ^ 1'b1))"
        );
        assert_eq!(text("A'"), "~A");
        assert_eq!(text("!(!(!(A & B)))"), "~(A & B)");
    }
}
