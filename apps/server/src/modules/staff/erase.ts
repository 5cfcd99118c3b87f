// Erasing a person: what would go and what would stay, the typed name, the second person where the school wants one.
import type { Data, Input } from '@isb/contract'
import { whyNotErase } from '@isb/domain'
import { word, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import { requireNotAbove } from '../../core/access/access.ts'
import { keepErased } from '../../core/backup/erased.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { Caller, SignedIn } from '../../core/app/context.ts'
import { isTooLong, readLong, type Db } from '../../core/database/database.ts'
import { limits } from '../../core/database/sessions.ts'
import { FairQueue, partyOf } from '../../core/work/fair-queue.ts'
import { tidyFiles } from '../../core/files/tidy.ts'
import { peopleById } from '../../core/shared/people.ts'
import { erasePerson, erasureOf } from '../../core/person/erase.ts'
import { mentionsOf, ticksOf } from '../../core/person/mentions.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { staffList } from './lists.ts'

/** A search reads the whole audit, and has a session of the database for so long. */
const searches = new FairQueue({ atOnce: 2, each: 1, share: 2, patienceMs: limits.long.statementMs })

export async function erasure({ path, query }: Input<'staff.erasure'>, context: SignedIn): Promise<Data<'staff.erasure'>> {
  const { app, db, locale, caller, address } = context
  const { id } = await staffList.record(context, path.staffId)
  const { goes, stays, byHand } = await erasureOf(db, app.kept, id)
  const labelled = <T extends { readonly table: string }>(row: T) => ({ ...row, label: word(locale, `kept.${row.table}` as WordKey) })
  const counted = ({ table, count }: { table: string; count: number }) => labelled({ table, count })
  const { ticked, ...stands } = await standing(context, id)
  // Texts about others show what their modules show only to some: an administrator sees all of them.
  const search = isWholeAdministrator(caller)
    ? searches.run(partyOf({ caller, address }), () => readLong(app.db, (long) => mentionsOf(long, app.kept, id, query?.page ?? 1, ticked)))
    : Promise.resolve('AdministratorOnly' as const)
  const found = await search.catch((error: unknown) => {
    if (isTooLong(error)) return 'TooLong' as const
    throw error
  })
  const { mentions, more } = typeof found === 'string' ? { mentions: [], more: 0 } : found
  return {
    goes: goes.map(counted),
    stays: stays.map(counted),
    byHand: byHand.map(counted),
    mentions: mentions.map(labelled),
    moreMentions: more,
    search: typeof found === 'string' ? found : 'Done',
    ...stands,
  }
}

/** An administrator in person, or by a token without a limit: reaches every text. */
const isWholeAdministrator = ({ administrator, scopes }: Caller): boolean => administrator && scopes === null

const youngMs = 30 * 24 * 60 * 60_000

/**
 * Whether an account was made or renamed lately. Its names go from everybody's texts with it, so that somebody who names an account could
 * take any words out of others' records.
 */
async function isYoung(db: Db, id: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - youngMs)
  const { rows } = await sql`
    select from staff where id = ${id} and created_at > ${since}
    union all select from audit, jsonb_array_elements(rows) row
    where at > ${since} and rows @> ${JSON.stringify([{ entity: 'staff', id }])}::jsonb
      and row->>'entity' = 'staff' and (row->>'id')::bigint = ${id}
      and jsonb_typeof(row->'before') = 'object' and jsonb_typeof(row->'after') = 'object' and exists (
        select from unnest(${['name', 'nameZh', 'givenName', 'familyName', 'preferredName']}::text[]) field
        where row->'before'->>field is distinct from row->'after'->>field)
    limit 1`.execute(db)
  return rows.length > 0
}

/** Whether the person is still enrolled, whether it takes two, who has asked, and which mentions they ticked. */
async function standing(context: SignedIn, id: number) {
  const { db, now } = context
  const { rows } = await sql<{ twoPeople: boolean; askedBy: number | null; mentions: string[] | null }>`
    select two_people, asked_by, mentions from retention_setting left join erasure_request on person_id = ${id}`.execute(db)
  const { twoPeople = false, askedBy = null, mentions } = rows[0] ?? {}
  const people = await peopleById(context, askedBy === null ? [] : [askedBy])
  return { enrolled: await isEnrolled(db, now, id), twoPeople, requestedBy: people.get(askedBy ?? 0) ?? null, ticked: mentions ?? [] }
}

/** Whether somebody is a student whose last day is not over, or not known. */
export async function isEnrolled(db: Db, now: Date, id: number): Promise<boolean> {
  const today = await schoolDay(db, now)
  const { rows } = await sql`select from student where id = ${id} and coalesce(left_on >= ${today}::date, true)`.execute(db)
  return rows.length > 0
}

export async function erase({ path, body }: Input<'staff.erase'>, context: SignedIn): Promise<Data<'staff.erase'>> {
  const { app, db, now, caller, changed, afterCommit } = context
  // The whole row at once, as a deletion takes it.
  if (path.staffId !== caller.staffId) await sql`select from staff where id = ${path.staffId} for update`.execute(db)
  const person = await staffList.record(context, path.staffId)
  const { enrolled, twoPeople, requestedBy } = await standing(context, person.id)
  const why = whyNotErase({ id: person.id, enrolled }, caller.staffId)
  if (why) refuse(3, why)
  await requireNotAbove(db, caller, person.id)
  if (!isWholeAdministrator(caller)) {
    if (body.mentions?.length) refuse(4, 'ERASURE_MENTIONS')
    if (await isYoung(db, person.id, now)) refuse(4, 'ERASURE_YOUNG')
  }
  if (![person.name, person.nameZh].includes(body.name.trim())) refuseField('/name', 'ERASURE_NAME')
  if (twoPeople && requestedBy === null) {
    const mentions = [...(body.mentions ?? [])]
    await db.insertInto('erasureRequest').values({ personId: person.id, askedBy: caller.staffId, askedAt: now, mentions }).execute()
    changed('staff', person.id, {}, { erasure: 'Requested' })
    return { state: 'Requested' }
  }
  if (twoPeople && requestedBy?.id === caller.staffId) refuse(3, 'ERASURE_SECOND_PERSON')
  await erasePerson(db, app.kept, person.id, now, body.mentions)
  // Nothing of who it was: the line stays. Which other texts were changed, others must be able to see.
  const mentions = ticksOf(body.mentions ?? []).map(({ table, row, word: kind }) => `${table}/${row}/${kind}`)
  changed('staff', person.id, { type: person.type, ...(mentions.length > 0 && { mentions }) }, null)
  afterCommit(() => {
    void Promise.all([tidyFiles(app, app.now()), keepErased(app.db, app.config.erasedFile)]).catch((error: unknown) =>
      app.log.error({ err: error }, 'after an erasure; it is tried again within the hour'),
    )
  })
  return { state: 'Erased' }
}
