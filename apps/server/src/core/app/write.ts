// A change: one transaction with the rows, the audit of them and the idempotent answer. All of it or nothing.
import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { changedFields, type Fields } from '@isb/domain'
import type { Change, Request } from './context.ts'
import type { Db } from '../database/database.ts'
import { sendWithNext } from '../database/prepared.ts'
import { mailsIn, requireMarks } from './effects.ts'
import { refuse } from '../ground/refuse.ts'
import type { AuditRow } from '../ground/audit-row.ts'

/** Who changes something, by what operation, in which request. */
export interface Author {
  readonly staffId: number | null
  readonly name: string
  /** The API token's name, where one was used. */
  readonly token?: string | null
  readonly operation: string
  readonly requestId: string
}
/** The Idempotency-Key that came with a request, and what it was asked with. */
export interface Keyed {
  readonly key: string
  readonly staffId: number
  readonly input: object
  /** With a secret in the input: the caller's own token, without which nobody can try guesses against the hash. */
  readonly salt?: string
  /** The answer holds a secret, and is not kept. */
  readonly secretAnswer?: boolean
}

/** As JSON has it: without undefined fields, with dates as text. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Fields

/** Whether two records, or two lists of records, differ in nothing but their versions and times. */
function isSameRecord(one: object | null, other: object | null): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((record: object, at) => isSameRecord(record, other[at] as object))
  return changedFields(plain(one), plain(other)).length === 0
}

/** How often a change is tried that the database gave up, because it and another one waited for each other. */
const tries = 3
/** Ends the transaction of a change that is only tried, and carries its answer out of it. */
class Tried extends Error {
  readonly answer: object

  constructor(answer: object) {
    super('Rolled back: the change was only tried')
    this.answer = answer
  }
}

const gaveWay = (error: unknown) => ['40P01', '40001'].includes((error as { code?: string }).code ?? '')

/**
 * Makes a change and answers what the work answers, or the first answer where this very request was made before. A trial is rolled back,
 * and takes no key.
 * @param work is done again from the beginning where the database gave the change up for another one: it touches only the database
 */
export async function write<T extends object>(
  request: Request,
  author: Author,
  keyed: Keyed | undefined,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  for (let left = tries - 1; ; left--)
    try {
      return await writeOnce(request, author, request.trial ? undefined : keyed, work)
    } catch (error) {
      if (error instanceof Tried) return error.answer as T
      if (left === 0 || !gaveWay(error)) throw error
    }
}

async function writeOnce<T extends object>(
  request: Request,
  author: Author,
  keyed: Keyed | undefined,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const { app, now, trial } = request
  const afterwards: (() => void)[] = []
  const answer = await app.db.transaction().execute(async (db) => {
    const first = keyed && (await claim(db, keyed, author, now))
    if (first) return first as T
    const rows: AuditRow[] = []
    let start: object | undefined
    const made = await work({
      db,
      async startFrom(record) {
        start = record
        await sendWithNext(db, sql`savepoint start_of_update`.compile(db))
      },
      changed(entity, id, before, after) {
        const row = { entity, id, before: before as AuditRow['before'], after: after as AuditRow['after'] }
        if (app.checkChanges) app.entities.check(row)
        rows.push(row)
      },
      afterCommit: (later) => void afterwards.push(later),
    })
    const isUnchanged = start !== undefined && isSameRecord(start, made) && rows.every(({ before, after }) => isSameRecord(before, after))
    if (isUnchanged) await sql`rollback to savepoint start_of_update`.execute(db)
    if (isUnchanged) afterwards.length = 0
    const answer = isUnchanged ? (start as T) : made
    if (app.checkChanges && !isUnchanged) requireMarks(author.operation, rows, db)
    if (trial) {
      if (!isUnchanged) trial.mails += mailsIn(db)
      await sql`set constraints all immediate`.execute(db)
      throw new Tried(answer)
    }
    await note(db, request, author, keyed, isUnchanged ? [] : rows, answer)
    return answer
  })
  for (const later of afterwards) later()
  return answer
}

/**
 * Writes down what was changed, and under the key what is answered: one statement where there is both, sent with the commit, for every change
 * ends with it.
 */
async function note(
  db: Db,
  { now, address }: Request,
  { staffId, name: staffName, token = null, operation, requestId }: Author,
  keyed: Keyed | undefined,
  rows: readonly AuditRow[],
  made: object,
): Promise<void> {
  const entry = { at: now, staffId, staffName, address, requestId, operation, token, rows: JSON.stringify(rows) }
  const keep = (query: Pick<Db, 'updateTable'>, { staffId: owner, key, secretAnswer }: Keyed) =>
    query
      .updateTable('idempotency')
      .set({ answer: secretAnswer ? null : JSON.stringify(made) })
      .where('staffId', '=', owner)
      .where('key', '=', key)
  const query =
    rows.length === 0
      ? keyed && keep(db, keyed)
      : (keyed ? db.with('kept', (query) => keep(query, keyed)) : db).insertInto('audit').values(entry)
  if (query) await sendWithNext(db, query.compile())
}

const dayMs = 24 * 60 * 60_000

/** Takes the key, or gives the first answer. A second request under the same key waits here until the first is through. */
async function claim(
  db: Db,
  { key, staffId, input, salt }: Keyed,
  { operation, requestId }: Author,
  now: Date,
): Promise<object | undefined> {
  const requestHash = (salt === undefined ? createHash('sha256') : createHmac('sha256', salt))
    .update(`${operation} ${JSON.stringify(input)}`)
    .digest()
  const claimed = await db
    .insertInto('idempotency')
    .values({ staffId, key, operation, requestHash, createdAt: now })
    .onConflict((on) =>
      on
        .columns(['staffId', 'key'])
        .doUpdateSet({ operation, requestHash, answer: null, createdAt: now })
        .where('idempotency.createdAt', '<', new Date(now.getTime() - dayMs)),
    )
    // Until the transaction ends the triggers that tell of changes know the request.
    .returning(sql`set_config('isb.request', ${requestId}, true)`.as('request'))
    .executeTakeFirst()
  if (claimed) return undefined
  const first = await db
    .selectFrom('idempotency')
    .select(['requestHash', 'answer'])
    .where('staffId', '=', staffId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!first.requestHash.equals(requestHash)) refuse(3, 'IDEMPOTENCY_KEY_REUSED')
  if (!first.answer) refuse(3, 'ANSWER_NOT_KEPT')
  return first.answer
}

/** Forgets idempotent answers older than a day. */
export const forgetAnswers = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency')
    .where('createdAt', '<', new Date(now.getTime() - dayMs))
    .execute()
