// Requests of any kind: whom one is for, who may see it, who was first to decide it.
import type { Schema } from '@isb/contract'
import { isMine } from '@isb/domain'
import { personIn, word, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import { holds } from '../access/access.ts'
import type { Caller, SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { requirePerson } from './people.ts'
import { refuse, refuseField, type Reason } from '../ground/refuse.ts'

interface Request {
  readonly person: { readonly id: number } | null
  readonly submittedBy: { readonly id: number } | null
}

/** Whom a request is for: the caller, or with the code somebody else. Answers the id. */
export async function requestedFor(
  { db, caller }: Pick<SignedIn, 'db' | 'caller'>,
  personId: number | undefined,
  code: string,
): Promise<number> {
  if (personId === undefined || personId === caller.staffId) {
    // A program that forgets the person would get what was asked for itself.
    if (caller.token !== null && (await isProgram(db, caller))) refuseField('/personId', 'PERSON_REQUIRED')
    return caller.staffId
  }
  await requireOnBehalf({ db, caller }, code)
  return (await requirePerson(db, personId)).id
}

const isProgram = async (db: Db, { staffId }: Caller): Promise<boolean> =>
  (await db.selectFrom('staff').select('service').where('id', '=', staffId).executeTakeFirst())?.service ?? false

/** Refuses a caller who may request things for nobody but themselves. */
export async function requireOnBehalf({ db, caller }: Pick<SignedIn, 'db' | 'caller'>, code: string): Promise<void> {
  if (!(await holds(db, caller, code))) refuse(4, 'ON_BEHALF_NOT_HELD')
}

/** The columns that say who submitted a request: nobody else where it is for the caller, and the token of a program. */
export const submitter = ({ staffId, program }: Caller, personId: number | null | undefined) => ({
  submittedBy: personId === staffId ? null : staffId,
  submittedToken: program,
})

/** A table of requests. */
export type RequestTable = 'bikeRent' | 'bikeReturn' | 'vehiclePass' | 'venueReservation' | 'busBooking'

/** Whether requests are the caller's own: for them, or submitted by them. Those of a program are what its token has submitted. */
export async function areOwn(
  { db, caller }: Pick<SignedIn, 'db' | 'caller'>,
  table: RequestTable,
  requests: readonly (Request & { readonly id: number })[],
): Promise<boolean> {
  if (!caller.own || !requests.every((request) => isMine(request, caller.staffId))) return false
  if (caller.program === null) return true
  const ids = requests.map(({ id }) => id)
  const { rows } = await sql`
    select from ${sql.table(table)} where id = any(${ids}::bigint[]) and submitted_token is distinct from ${caller.program}`.execute(db)
  return rows.length === 0
}

/** The request, for whom it is the own one and for holders of the code. For everybody else it is not there. */
export async function visibleTo<T extends Request & { readonly id: number }>(
  context: Pick<SignedIn, 'db' | 'caller'>,
  table: RequestTable,
  request: T,
  code: string,
  notFound: Reason,
): Promise<T> {
  if (!(await areOwn(context, table, [request])) && !(await holds(context.db, context.caller, code))) refuse(2, notFound)
  return request
}

/** Refuses a request that is decided already, and says by whom unless it was the caller. */
export function refuseDecided(
  { locale, caller }: Pick<SignedIn, 'locale' | 'caller'>,
  decidedBy: Schema<'PersonRef'> | null,
  decision: WordKey,
): never {
  refuse(3, 'ALREADY_DECIDED', {
    own: decidedBy?.id === caller.staffId ? 'yes' : 'no',
    name: decidedBy ? personIn(locale, decidedBy) : word(locale, 'person.somebody'),
    decision: word(locale, decision).toLowerCase(),
  })
}
