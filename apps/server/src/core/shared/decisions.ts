// What somebody asks for and somebody else decides, once: who may look at it, who was first, what a decision writes, who is told of it.
// A module says what is special about its own.
import type { OperationId, Schema } from '@isb/contract'
import type { ListMetadata } from '@isb/contract/metadata'
import type { EntityName, WordKey } from '@isb/words'
import { CompiledQuery, sql, type Updateable } from 'kysely'
import { snakeCase } from '../lists/sql.ts'
import { areOwn, refuseDecided, visibleTo, type RequestTable } from './requests.ts'
import type { SignedIn } from '../app/context.ts'
import { refuse, type Reason } from '../ground/refuse.ts'
import { lastDone, requireUndoable } from './undo.ts'
import type { Tables } from '../database/tables.ts'

/** How many of their own requests somebody gets at once. */
const most = 200

type Person = Schema<'PersonRef'> | null
/** A request as its list shows it. */
interface Request {
  readonly id: number
  readonly person: Person
  readonly submittedBy: Person
  readonly decidedBy: Person
}
type Within = Pick<SignedIn, 'db' | 'now'>
type Texts<Name extends string, Text> = Readonly<Record<Name, Text>>

/** The list of the requests. */
interface Requests<Row> {
  readonly metadata: ListMetadata
  record(context: Within, id: number): Promise<Row>
  records(context: Within, ids: readonly number[]): Promise<Row[]>
  locked<Also extends string>(context: Within, id: number, also: Texts<Also, string>): Promise<Row & Texts<Also, string | null>>
}

interface Spec<Row, Table extends RequestTable, Also extends string, Move extends string> {
  readonly entity: EntityName
  readonly table: Table
  /** The column and field of its state. */
  readonly state: Extract<keyof Row, string>
  /** A decision raises its version. */
  readonly versioned?: true
  /** Whoever holds this code may look at all of them; others at what they have asked for. */
  readonly code: string
  /** Which of them are a person's: SQL, `$1` the person. Without it the table's own `person_id` says so. */
  readonly personal?: string
  /** Texts and days that are read with the request once it is locked: SQL, by name. */
  readonly also: Texts<Also, string>
  /** Why this cannot be done with it now. */
  readonly whyNot: (row: Row, move: Move) => Reason | null
  /** What has been decided already, in words: `rejected`. */
  readonly decided: (row: Row) => WordKey
  /** What the audit says a request is about. */
  readonly about: (row: Row) => object
  /** Mails what was decided. */
  readonly tell: (context: SignedIn, kind: Schema<'MailKind'>, row: Row & Texts<NoInfer<Also>, string | null>) => Promise<void>
}

/** A decision. Its reason, if it takes one, comes with the body. */
interface Decision<Locked, Columns, Body> {
  /** The state that it leaves behind. */
  readonly to: string
  /** Whoever asked takes it back; nobody else may. */
  readonly byWhoeverAsked?: true
  /** What it writes beside the state. */
  readonly writes?: (request: Locked, context: SignedIn, body: Body) => Columns | Promise<Columns>
  /** What else changes with it. */
  readonly follows?: (request: Locked, context: SignedIn) => Promise<void>
  readonly mail?: Schema<'MailKind'>
}

interface Input<Body> {
  readonly path: Readonly<Record<string, number>>
  readonly body?: Body
}

/**
 * Handlers of a list of requests: `get` shows one, `decide` makes the handler of a decision. A decision locks what the list locks, reads
 * the request and asks domain; the first is written, whoever comes later is told who was first. `undo` takes one back within seconds.
 */
export function decisionsOf<Row extends Request, Table extends RequestTable, Also extends string, Move extends string>(
  list: Requests<Row>,
  { entity, table, state, versioned, code, personal = 'person_id = $1', also, whyNot, decided, about, tell }: Spec<Row, Table, Also, Move>,
) {
  const { key = '', missing } = list.metadata
  type Columns = Updateable<Tables[Table]>
  type Locked = Row & Texts<Also, string | null>

  function assignments(columns: object, now: Date) {
    const all = { ...columns, ...(versioned && { version: sql`version + 1`, updatedAt: now }) }
    return Object.entries(all).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  }

  /** Writes a decision on a request that is locked, and tells nobody but the audit. */
  async function write({ db, now, caller, changed }: SignedIn, row: Row, decision: object): Promise<void> {
    const set = assignments({ ...decision, decidedBy: caller.staffId, decidedAt: now }, now)
    await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${row.id}`.execute(db)
    changed(entity, row.id, { ...about(row), [state]: row[state] }, { ...about(row), ...decision })
  }

  /** Takes back a decision. What else it had changed each `revert` puts right, and answers which columns of its own it had written. */
  type Revert = (request: Locked, context: SignedIn) => Promise<Columns>

  return {
    undo:
      <Id extends OperationId>(reverts: Readonly<Record<Id, Revert>>) =>
      async ({ path }: Input<never>, context: SignedIn): Promise<Row> => {
        const operations = Object.keys(reverts) as Id[]
        const id = path[key] ?? 0
        const done = (await lastDone(context.db, entity, id))?.operation
        // Whom it reaches the code of the decision says; anybody signed in may ask.
        const asking = { ...context, operation: operations.find((each) => each === done) ?? operations[0]! }
        const request = await list.locked(asking, id, also)
        await visibleTo(context, table, request, code, missing)
        const { operation } = await requireUndoable(context, entity, request.id, operations)
        const own = await reverts[operation](request, context)
        await sql`update ${sql.table(table)} set ${sql.join(
          assignments({ ...own, [state]: 'Pending', reason: '', decidedBy: null, decidedAt: null }, context.now),
        )} where id = ${request.id}`.execute(context.db)
        const after = await list.record(asking, request.id)
        context.changed(entity, request.id, { ...about(request), [state]: request[state] }, { ...about(after), [state]: after[state] })
        return after
      },

    write: (context: SignedIn, row: Row, decision: Columns) => write(context, row, decision),

    async get({ path }: Input<never>, context: SignedIn): Promise<Row> {
      return visibleTo(context, table, await list.record(context, path[key] ?? 0), code, missing)
    },

    /** The caller's own, and those that the caller submitted for others; of a program what its token submitted. The newest first. */
    async mine({ query: { before } = {} }: { readonly query?: { readonly before?: number } }, context: SignedIn): Promise<Row[]> {
      const { staffId, program } = context.caller
      const own = program === null ? `(${personal} or submitted_by = $1)` : 'submitted_token = $1'
      const statement = `select id from ${snakeCase(table)} where ${own} and id < $2 order by id desc limit ${most}`
      const { rows } = await context.db.executeQuery<{ id: number }>(
        CompiledQuery.raw(statement, [program ?? staffId, before ?? Number.MAX_SAFE_INTEGER]),
      )
      const ids = rows.map(({ id }) => id)
      return list.records(context, ids)
    },

    decide:
      <Body extends object>(move: Move, { to, byWhoeverAsked, writes, follows, mail }: Decision<Locked, Columns, Body>) =>
      async ({ path, body }: Input<Body & { readonly reason?: string }>, context: SignedIn): Promise<Row> => {
        const request = await list.locked(context, path[key] ?? 0, also)
        if (byWhoeverAsked) {
          await visibleTo(context, table, request, code, missing)
          if (!(await areOwn(context, table, [request]))) refuse(4, 'REQUEST_NOT_YOURS')
        }
        const why = whyNot(request, move)
        if (why === 'ALREADY_DECIDED') refuseDecided(context, request.decidedBy, decided(request))
        if (why) refuse(3, why)
        const own = await writes?.(request, context, body!)
        await write(context, request, { [state]: to, ...(body?.reason !== undefined && { reason: body.reason.trim() }), ...own })
        await follows?.(request, context)
        const after = await list.record(context, request.id)
        if (mail) await tell(context, mail, { ...request, ...after })
        return after
      },
  }
}
