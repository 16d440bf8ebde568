//! The syntax that all of liberty shares: groups, simple attributes, complex attributes.

use std::path::Path;

use super::LibertyError;

/// A group: `kind (names) { ... }`.
#[derive(Debug)]
pub(super) struct Group<'a> {
    pub kind: &'a str,
    /// What stands in the parentheses, without quotes.
    pub names: Vec<&'a str>,
    pub line: usize,
    /// `name : value;`
    pub simple: Vec<Simple<'a>>,
    /// `name (values);`
    pub complex: Vec<Complex<'a>>,
    pub groups: Vec<Group<'a>>,
}

#[derive(Debug)]
pub(super) struct Simple<'a> {
    pub name: &'a str,
    /// Without quotes.
    pub value: &'a str,
    pub line: usize,
}

#[derive(Debug)]
pub(super) struct Complex<'a> {
    pub name: &'a str,
    pub values: Vec<&'a str>,
    pub line: usize,
}

impl<'a> Group<'a> {
    /// The simple attribute of this name; the last one counts.
    pub fn get(&self, name: &str) -> Option<&Simple<'a>> {
        self.simple.iter().rev().find(|s| s.name == name)
    }

    /// The complex attribute of this name; the last one counts.
    pub fn list(&self, name: &str) -> Option<&Complex<'a>> {
        self.complex.iter().rev().find(|c| c.name == name)
    }

    /// The groups of this kind.
    pub fn of<'g>(&'g self, kind: &'g str) -> impl Iterator<Item = &'g Group<'a>> {
        self.groups.iter().filter(move |g| g.kind == kind)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Word(&'a str),
    Quoted(&'a str),
    Sign(char),
    End,
}

/// Reads the one group that a file is.
pub(super) fn parse<'a>(path: &'a Path, text: &'a str) -> Result<Group<'a>, LibertyError> {
    let mut parser = Parser {
        path,
        text,
        at: 0,
        line: 1,
        begin: 0,
        start: 1,
        token: Token::End,
    };
    parser.advance()?;
    let name = parser.word("`library (NAME) {`")?;
    let line = parser.start;
    let names = parser.parenthesised()?;
    parser.sign('{')?;
    let group = parser.group(name, names, line)?;
    match parser.token {
        Token::End => Ok(group),
        _ => Err(parser.expected("the end of the file, as the library is closed")),
    }
}

/// Reads token by token. `token` is the next one, which begins in line `start`.
struct Parser<'a> {
    path: &'a Path,
    text: &'a str,
    /// Behind the next token.
    at: usize,
    line: usize,
    /// Before the next token.
    begin: usize,
    start: usize,
    token: Token<'a>,
}

impl<'a> Parser<'a> {
    /// What stands between the braces, the closing one included.
    fn group(
        &mut self,
        kind: &'a str,
        names: Vec<&'a str>,
        line: usize,
    ) -> Result<Group<'a>, LibertyError> {
        let mut group = Group {
            kind,
            names,
            line,
            simple: vec![],
            complex: vec![],
            groups: vec![],
        };
        // Groups are few levels deep in any library; a file that is not one must not exhaust the stack.
        let mut open: Vec<Group> = Vec::new();
        loop {
            while self.token == Token::Sign(';') {
                self.advance()?;
            }
            if self.token == Token::Sign('}') {
                self.advance()?;
                let Some(parent) = open.pop() else {
                    return Ok(group);
                };
                let child = std::mem::replace(&mut group, parent);
                group.groups.push(child);
                continue;
            }
            let line = self.start;
            let expected = format!(
                "an attribute, a group, or the `}}` of `{}` in line {}",
                group.kind, group.line
            );
            let name = self.word(&expected)?;
            if self.token == Token::Sign(':') {
                let value = self.value()?;
                group.simple.push(Simple { name, value, line });
                continue;
            }
            if self.token != Token::Sign('(') {
                return Err(self.expected(&format!("`:` or `(` after `{name}`")));
            }
            let values = self.parenthesised()?;
            if self.token == Token::Sign('{') {
                self.advance()?;
                let child = Group {
                    kind: name,
                    names: values,
                    line,
                    simple: vec![],
                    complex: vec![],
                    groups: vec![],
                };
                open.push(std::mem::replace(&mut group, child));
            } else {
                group.complex.push(Complex { name, values, line });
            }
        }
    }

    /// The value of a simple attribute, up to its `;`, which may be missing at the end of a line. An
    /// unquoted expression is taken as it stands.
    fn value(&mut self) -> Result<&'a str, LibertyError> {
        self.advance()?;
        let (line, begin) = (self.start, self.begin);
        if let Token::Quoted(value) = self.token {
            self.advance()?;
            self.end_of_value(line)?;
            return Ok(value);
        }
        let mut end = begin;
        while matches!(
            self.token,
            Token::Word(_) | Token::Sign('(' | ')' | ':' | ',')
        ) && self.start == line
        {
            end = self.at;
            self.advance()?;
        }
        let value = self.text[begin..end].trim();
        if value.is_empty() {
            return Err(self.expected("a value after `:`"));
        }
        self.end_of_value(line)?;
        Ok(value)
    }

    fn end_of_value(&mut self, line: usize) -> Result<(), LibertyError> {
        match self.token {
            Token::Sign(';') => self.advance(),
            Token::Sign('}') => Ok(()),
            _ if self.start > line => Ok(()),
            _ => Err(self.expected("`;`")),
        }
    }

    /// What stands in parentheses; commas and blanks separate.
    fn parenthesised(&mut self) -> Result<Vec<&'a str>, LibertyError> {
        self.sign('(')?;
        let mut values = Vec::new();
        loop {
            match self.token {
                Token::Word(value) | Token::Quoted(value) => values.push(value),
                Token::Sign(',' | ':') => {}
                Token::Sign(')') => break,
                _ => return Err(self.expected("a value, `,` or `)`")),
            }
            self.advance()?;
        }
        self.advance()?;
        Ok(values)
    }

    fn word(&mut self, expected: &str) -> Result<&'a str, LibertyError> {
        let Token::Word(word) = self.token else {
            return Err(self.expected(expected));
        };
        self.advance()?;
        Ok(word)
    }

    fn sign(&mut self, sign: char) -> Result<(), LibertyError> {
        if self.token != Token::Sign(sign) {
            return Err(self.expected(&format!("`{sign}`")));
        }
        self.advance()
    }

    fn expected(&self, what: &str) -> LibertyError {
        let found = match self.token {
            Token::Word(word) => format!("`{}`", shorten(word)),
            Token::Quoted(text) => format!("\"{}\"", shorten(text)),
            Token::Sign(sign) => format!("`{sign}`"),
            Token::End => "the end of the file".into(),
        };
        self.error(self.start, what, found)
    }

    fn error(&self, line: usize, expected: &str, found: String) -> LibertyError {
        LibertyError::Syntax {
            path: self.path.to_owned(),
            line,
            expected: expected.to_owned(),
            found,
        }
    }

    /// Reads the next token.
    fn advance(&mut self) -> Result<(), LibertyError> {
        self.skip()?;
        (self.start, self.begin) = (self.line, self.at);
        let rest = &self.text[self.at..];
        let Some(first) = rest.chars().next() else {
            self.token = Token::End;
            return Ok(());
        };
        if first == '"' {
            let Some(length) = closing_quote(&rest[1..]) else {
                return Err(self.error(self.line, "a closing `\"`", "the end of the file".into()));
            };
            let inside = &rest[1..1 + length];
            self.line += inside.matches('\n').count();
            self.at += length + 2;
            self.token = Token::Quoted(inside);
        } else if is_sign(first) {
            self.at += first.len_utf8();
            self.token = Token::Sign(first);
        } else {
            let ends = |c: char| is_sign(c) || c.is_whitespace() || c == '"' || c == '\\';
            let mut length = rest.find(ends).unwrap_or(rest.len());
            if let Some(comment) = rest[..length].find("/*") {
                length = comment;
            }
            if length == 0 {
                return Err(self.error(
                    self.line,
                    "a name, a value or a sign",
                    format!("`{first}`"),
                ));
            }
            self.at += length;
            self.token = Token::Word(&rest[..length]);
        }
        Ok(())
    }

    /// Passes blanks, comments and the `\` that joins two lines.
    fn skip(&mut self) -> Result<(), LibertyError> {
        loop {
            let rest = &self.text[self.at..];
            let length = if rest.starts_with("/*") {
                let Some(end) = rest.find("*/") else {
                    let found = "the end of the file".into();
                    return Err(self.error(
                        self.line,
                        "`*/` of the comment that begins here",
                        found,
                    ));
                };
                end + 2
            } else if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if rest.starts_with("\\\n") || rest.starts_with("\\\r\n") {
                1
            } else {
                rest.len() - rest.trim_start().len()
            };
            if length == 0 {
                return Ok(());
            }
            self.line += rest[..length].matches('\n').count();
            self.at += length;
        }
    }
}

fn is_sign(c: char) -> bool {
    matches!(c, '(' | ')' | '{' | '}' | ':' | ';' | ',')
}

/// Where the quote that was opened before `text` closes; `\"` does not close it.
fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.bytes().position(|b| {
        let closes = b == b'"' && !escaped;
        escaped = b == b'\\' && !escaped;
        closes
    })
}

/// Error texts stay readable whatever the file holds.
pub(super) fn shorten(text: &str) -> String {
    match text.char_indices().nth(40) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}
