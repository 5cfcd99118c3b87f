/** A piece of SQL. `name` was written in backquotes or brackets, `string` in quotes; `word` is everything that is only letters and digits. */
export interface Token {
  readonly kind: 'word' | 'name' | 'string' | 'number' | 'mark'
  readonly text: string
  readonly line: number
}

/** SQL that cannot be read any further. */
export class SqlFault extends Error {
  override readonly name = 'SqlFault'
  readonly line: number
  constructor(line: number) {
    super(`line ${line}`)
    this.line = line
  }
}

const escapes: Readonly<Record<string, string>> = { '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\u001a' }
const blank = /\s+/y
const comment = /--[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y
const number = /[+-]?(?:0x[0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?![\p{L}\p{N}_$])/uy
const bracketed = /\[[^\]\r\n]+\]/y
const word = /[@\p{L}_$][\p{L}\p{N}_$@]*/uy
const run = { "'": /[^'\\]+/y, '"': /[^"\\]+/y, '`': /[^`]+/y } as const

/**
 * Takes SQL apart as MySQL, PostgreSQL and SQL Server write it: quotes doubled or escaped, comments of all three kinds, `b'1'`,
 * `E'…'`, `_utf8mb4'…'`, `[name]`, and `N'…'`, in which a backslash is a letter.
 */
export function* tokensOf(sql: string): Generator<Token, void> {
  let at = 0
  let line = 1
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(sql)?.[0]
    if (found === undefined || found === '') return undefined
    at += found.length
    for (let from = found.indexOf('\n'); from >= 0; from = found.indexOf('\n', from + 1)) line += 1
    return found
  }
  const quoted = (quote: keyof typeof run, escaped = true): string => {
    const start = line
    at += 1
    for (let text = ''; ;) {
      text += match(run[quote]) ?? ''
      const next = sql[at]
      if (next === undefined) throw new SqlFault(start)
      if (next === '\\' && !escaped) {
        text += next
        at += 1
      } else if (next === '\\') {
        const letter = sql[at + 1] ?? ''
        if (letter === '\n') line += 1
        // LIKE's own escapes keep their backslash; it is not LIKE that reads a dump, so they lose it like the others.
        text += escapes[letter] ?? letter
        at += 2
      } else if (sql[at + 1] === quote) {
        text += quote
        at += 2
      } else {
        at += 1
        return text
      }
    }
  }
  while (at < sql.length) {
    if (match(blank) ?? match(comment)) continue
    const began = line
    const here = sql[at] ?? ''
    if (here === "'" || here === '"') yield { kind: 'string', text: quoted(here), line: began }
    else if (here === '`') yield { kind: 'name', text: quoted(here), line: began }
    else {
      const name = here === '[' ? match(bracketed) : undefined
      if (name !== undefined) {
        yield { kind: 'name', text: name.slice(1, -1), line: began }
        continue
      }
      const digits = match(number)
      const letters = digits === undefined ? match(word) : undefined
      if (digits !== undefined) yield { kind: 'number', text: digits, line: began }
      // A character set or a type right before a quote belongs to the string.
      else if (letters !== undefined && sql[at] === "'" && letters === 'N') yield { kind: 'string', text: quoted("'", false), line: began }
      else if (letters !== undefined && (sql[at] === "'" || sql[at] === '"') && /^(b|e|x|n|_\w+)$/i.test(letters)) continue
      else if (letters !== undefined) yield { kind: 'word', text: letters, line: began }
      else {
        at += 1
        yield { kind: 'mark', text: here, line: began }
      }
    }
  }
}
