import { type Token, tokensOf } from './tokens.ts'

/** A row of an INSERT. A value that is no literal, such as `sysdate()`, is null like NULL itself. */
export interface SqlRow {
  readonly table: string
  /** From the INSERT, else from the table's CREATE TABLE, else unknown. */
  readonly columns: readonly string[] | undefined
  readonly values: readonly (string | null)[]
  readonly line: number
}

const notColumns = /^(primary|key|unique|index|constraint|fulltext|spatial|foreign|check|period|exclude)$/i

/** The rows that a dump inserts, in order. What is neither CREATE TABLE nor INSERT or REPLACE is passed over. */
export function* rowsOf(sql: string): Generator<SqlRow, void> {
  const tokens = tokensOf(sql)
  const created = new Map<string, readonly string[]>()
  const at: { token: Token | undefined } = { token: undefined }
  const next = (): Token | undefined => (at.token = tokens.next().value ?? undefined)
  const is = (text: string): boolean => at.token?.kind === 'mark' && at.token.text === text
  const says = (word: string): boolean => at.token?.kind === 'word' && at.token.text.toLowerCase() === word
  const skipTo = (end: () => boolean): void => {
    while (at.token && !end()) next()
  }
  /** SQL Server ends no statement with `;`: there the next INSERT or a GO is the end. */
  const isOver = (): boolean => is(';') || says('go') || says('insert')
  /** A table's name without its schema, in small letters. */
  const tableName = (): string => {
    let name = at.token && !is('(') ? at.token.text : ''
    while (next() && is('.')) name = next()?.text ?? ''
    return name.toLowerCase()
  }
  /** The parts between `(` and its `)`, each as its tokens. */
  const list = (): Token[][] => {
    const parts: Token[][] = [[]]
    for (let depth = 1; next();) {
      if (is('(')) depth += 1
      if (is(')') && --depth === 0) break
      if (depth === 1 && is(',')) parts.push([])
      else if (at.token) parts.at(-1)?.push(at.token)
    }
    next()
    return parts
  }

  for (next(); at.token;) {
    if (says('create')) {
      next()
      if (says('temporary')) next()
      if (!says('table')) skipTo(isOver)
      else {
        next()
        while (says('if') || says('not') || says('exists')) next()
        const name = tableName()
        if (is('('))
          created.set(
            name,
            list().flatMap(([first]) =>
              first && !(first.kind === 'word' && notColumns.test(first.text)) ? [first.text.toLowerCase()] : [],
            ),
          )
        skipTo(isOver)
      }
    } else if (says('insert') || says('replace')) {
      while (next() && (says('into') || says('ignore') || says('low_priority') || says('delayed') || says('high_priority')));
      const table = tableName()
      const columns = is('(') ? list().map((part) => (part.at(-1)?.text ?? '').toLowerCase()) : created.get(table)
      if (says('values') || says('value')) {
        do {
          next()
          const line = at.token?.line ?? 0
          if (is('(')) yield { table, columns, values: list().map(literal), line }
        } while (is(','))
      }
      skipTo(isOver)
    } else skipTo(isOver)
    if (!says('insert')) next()
  }
}

function literal(tokens: readonly Token[]): string | null {
  const [only, more] = tokens
  if (!only || more) return null
  if (only.kind === 'string' || only.kind === 'number') return only.text
  return /^(true|false)$/i.test(only.text) ? only.text.toLowerCase() : null
}
