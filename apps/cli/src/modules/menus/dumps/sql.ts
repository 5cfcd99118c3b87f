import { SqlFault, type Token, tokensOf } from './tokens.ts'

/** What stands for one value: text, null, or undefined for what would have to be worked out, such as `sysdate()`. */
type Value = string | null | undefined

/** A row of an INSERT. */
export interface SqlRow {
  readonly table: string
  /** From the INSERT, else from the table's CREATE TABLE, else unknown. */
  readonly columns: readonly string[] | undefined
  readonly values: readonly Value[]
  readonly line: number
}

const notColumns = /^(primary|key|unique|index|constraint|fulltext|spatial|foreign|check|period|exclude)$/i

/** A statement that adds rows in a way that is not read: COPY, INSERT … SELECT, INSERT … SET, INSERT ALL. */
export interface Unread {
  readonly table: string
  readonly statement: string
  readonly line: number
}

/**
 * The rows that a dump inserts, in order. What is neither CREATE TABLE nor INSERT or REPLACE is passed over.
 * @param onUnread told of each statement that adds rows and is not read
 */
export function* rowsOf(sql: string, onUnread: (unread: Unread) => void = () => {}): Generator<SqlRow, void> {
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
  const beforeTable = new Set(['into', 'ignore', 'low_priority', 'delayed', 'high_priority', 'or', 'replace'])
  /** A table's name without its schema, in small letters. */
  const tableName = (): string => {
    let name = at.token && !is('(') ? at.token.text : ''
    while (next() && is('.')) name = next()?.text ?? ''
    return name.toLowerCase()
  }
  /** The parts between `(` and its `)`, each as its tokens. Throws SqlFault where the text ends before. */
  const list = (): Token[][] => {
    const line = at.token?.line ?? 0
    const parts: Token[][] = [[]]
    for (let depth = 1; next();) {
      if (is('(')) depth += 1
      if (is(')') && --depth === 0) break
      if (depth === 1 && is(',')) parts.push([])
      else if (at.token) parts.at(-1)?.push(at.token)
    }
    if (!at.token) throw new SqlFault(line)
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
      const { line } = at.token
      while (next() && at.token?.kind === 'word' && beforeTable.has(at.token.text.toLowerCase()));
      const table = tableName()
      const columns = is('(') ? list().map((part) => (part.at(-1)?.text ?? '').toLowerCase()) : created.get(table)
      if (says('overriding')) for (let words = 0; words < 3; words++) next()
      if (says('values') || says('value')) {
        do {
          const before = at.token?.line ?? 0
          if (!next()) throw new SqlFault(before)
          const { line } = at.token
          if (is('(')) yield { table, columns, values: list().map(valueOf), line }
        } while (is(','))
      } else if (table === 'all' || table === 'first') {
        next()
        onUnread({ table: tableName(), statement: 'INSERT ALL', line })
      } else if (!at.token) throw new SqlFault(line)
      else onUnread({ table, statement: `INSERT … ${at.token.text.toUpperCase()}`, line })
      skipTo(isOver)
    } else if (says('copy')) {
      const { line } = at.token
      next()
      onUnread({ table: tableName(), statement: 'COPY', line })
      skipTo(isOver)
    } else skipTo(isOver)
    if (!says('insert')) next()
  }
}

function valueOf(tokens: readonly Token[]): Value {
  // A character set before a text says how to read it: `_binary '\x01'`; a type behind it what it is: `'a'::text`.
  const [only, ...more] = tokens[0]?.kind === 'word' && tokens[0].text.startsWith('_') ? tokens.slice(1) : tokens
  if (!only || (more.length > 0 && !(more[0]?.text === ':' && more[1]?.text === ':'))) return undefined
  if (only.kind === 'string' || only.kind === 'number') return only.text
  if (/^(true|false)$/i.test(only.text)) return only.text.toLowerCase()
  return /^(null|default)$/i.test(only.text) ? null : undefined
}
