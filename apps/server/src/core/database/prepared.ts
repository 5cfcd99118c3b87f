// Statements that PostgreSQL reads once a session, and plans anew only while that pays.
import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * Names what is asked for the second time and more. Each takes some 40 kB of every database session: whoever asks in ever new ways must not
 * fill its memory, so the statements that come last have no name.
 * @param most so many are named; of those asked once, as many are remembered twice over
 */
export function namesFor(most: number): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const once = new Set<string>()
  return (text) => {
    if (names.size < most && once.delete(text)) names.set(text, createHash('sha1').update(text).digest('hex').slice(0, 16))
    const name = names.get(text)
    if (name === undefined && names.size < most) {
      if (once.size >= 2 * most) once.clear()
      once.add(text)
    }
    return name
  }
}

const nameOf = namesFor(400)

/** The statement with its values, under a name of its own from the second time on that this process asks it. */
export function prepared(text: string, values: unknown[]): pg.QueryConfig {
  const name = nameOf(text)
  return { ...(name !== undefined && { name }), text, values }
}

/** `select *`, and no `count(*)`. A newer server may add a column; what was prepared before is then refused. */
const answersAllColumns = /[^(]\*/

/** Where sessions come from: a pool, or one session by itself. */
export interface SessionSource {
  readonly options: object
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

/** The same sessions for the query builder, whose statements are prepared. */
export const preparing = (sessions: SessionSource): PostgresPool => ({
  options: sessions.options,
  end: () => sessions.end(),
  async connect() {
    const session = await sessions.connect()
    // No cursor is asked for here, so the question is a text and the answer a promise, which one of the two signatures does not know.
    const query: PostgresPoolClient['query'] = (asked: unknown, values?: readonly unknown[]) => {
      const [text, given] = [String(asked), [...(values ?? [])]]
      const isPrepared = given.length > 0 && !answersAllColumns.test(text)
      return session.query(isPrepared ? prepared(text, given) : { text, values: given }) as never
    }
    return { query, release: (destroy) => session.release(destroy) }
  },
})
