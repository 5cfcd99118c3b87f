// Statements that PostgreSQL reads once a session, and plans anew only while that pays.
import { createHash } from 'node:crypto'
import { CompiledQuery, type Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely'
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
const answersAllColumns = /[^(/]\*(?!\/)/

/** Where sessions come from: a pool, or one session by itself. */
export interface SessionSource {
  readonly options: object
  connect(): Promise<pg.PoolClient>
  end(): Promise<void>
}

const withNext = '/* with the next */ '

/**
 * Sends a statement of a transaction together with the next one, which may be its commit: both take one round trip. Nobody learns its
 * answer. A failure of it is thrown where the next one is awaited.
 */
export const sendWithNext = <Tables>(db: Pick<Kysely<Tables>, 'executeQuery'>, { sql, parameters }: CompiledQuery): Promise<unknown> =>
  db.executeQuery(CompiledQuery.raw(withNext + sql, [...parameters]))

const opens = /^(begin|start transaction)/
const isHeldBack = (text: string) => text === 'begin' || text.startsWith(withNext)

/** Sends statements without waiting for the answers in between. Answers the last one, or throws the first failure: it caused the others. */
async function sendTogether(session: pg.PoolClient, statements: readonly pg.QueryConfig[]): Promise<unknown> {
  const piped = session as pg.PoolClient & { pipeline: boolean }
  piped.pipeline = true
  try {
    const answers = await Promise.allSettled(statements.map((statement) => session.query(statement)))
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
    return (answers.at(-1) as PromiseFulfilledResult<unknown>).value
  } finally {
    // COPY needs the connection for itself.
    piped.pipeline = false
  }
}

/**
 * The same sessions for the query builder, whose statements are prepared.
 * @param holdsBack whether some statements go out with the next one: not where something else is asked of the session in between
 */
export const preparing = (sessions: SessionSource, holdsBack: boolean): PostgresPool => ({
  options: sessions.options,
  end: () => sessions.end(),
  async connect() {
    const session = await sessions.connect()
    let isOpen = false
    let held: pg.QueryConfig[] = []
    const nothing = { command: '', rowCount: 0, rows: [] }
    // No cursor is asked for here, so the question is a text and the answer a promise, which one of the two signatures does not know.
    const query: PostgresPoolClient['query'] = (asked: unknown, values?: readonly unknown[]) => {
      const [text, given] = [String(asked), [...(values ?? [])]]
      const isPrepared = given.length > 0 && !answersAllColumns.test(text)
      const statement = isPrepared ? prepared(text, given) : { text, values: given }
      isOpen ||= opens.test(text)
      if (holdsBack && isOpen && isHeldBack(text)) {
        held.push(statement)
        return Promise.resolve(nothing) as never
      }
      // What would be taken back at once is not sent: its failure would hide why.
      if (text === 'rollback') held = held.filter((each) => each.text === 'begin')
      if (held.length === 0) return session.query(statement) as never
      const all = [...held, statement]
      held = []
      return sendTogether(session, all) as never
    }
    return { query, release: (destroy) => session.release(destroy) }
  },
})
