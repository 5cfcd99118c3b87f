// What the roster last said of one person, beside what stands here. What differs was edited by hand: it stays until it is given back.
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import { requireNotAbove } from '../../core/access/access.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import type { Db } from '../../core/database/database.ts'
import { timeSql } from '../../core/lists/sql.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { classSql, peopleStanding } from './standing.ts'
import { writeAll, type Difference, type Fields } from './write.ts'

/** The order in which people read them. */
const order = 'name nameZh familyName givenName preferredName gender email studentNumber homeroom grade division active maySignIn'.split(
  ' ',
)
/** The whole name and its parts go together. */
const names = ['name', 'familyName', 'givenName']

interface Told {
  readonly kind: Difference['kind']
  readonly sourceId: string
  readonly given: Fields
  readonly standing: Fields
  /** The class that the roster names is one of another school year, or is called otherwise now. */
  readonly classIsPast: boolean
  readonly lastRun: Data<'baseData.person'>['lastRun']
}

/** What a roster has told of somebody; nothing of whom none has. */
async function toldOf(db: Db, staffId: number, today: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select o.kind, o.source_id, o.given, c.fields as standing,
      not exists (select from homeroom h where ${sql.raw(classSql)} = o.given->>'homeroom'
        and (c.fields->>'homeroom' = '' or starts_with(c.fields->>'homeroom', h.school_year || ' '))) as class_is_past,
      (select json_build_object('id', r.id, 'name', r.name, 'appliedAt', ${sql.raw(timeSql('r.applied_at'))})
        from base_data_change x join base_data_run r on r.id = x.run_id and r.state = 'Applied'
        where x.kind = o.kind and x.record_id = o.record_id and x.outcome in ('Created', 'Changed', 'Deactivated')
        order by r.applied_at desc limit 1) as last_run
    from base_data_origin o join (${peopleStanding(today)}) c on c.kind = o.kind and c.record_id = o.record_id
    where o.record_id = ${staffId} and o.kind in ('Staff', 'Guardian', 'Student')`.execute(db)
  return rows[0]
}

const shown = (told: Told | undefined): Data<'baseData.person'> => {
  if (!told) return { sourceId: '', lastRun: null, fields: [] }
  const { sourceId, lastRun, given, standing, classIsPast } = told
  const fields = order
    .filter((field) => field in given && !(field === 'homeroom' && classIsPast))
    .map((field) => ({ field, roster: textOf(given[field]), here: textOf(standing[field]) }))
    .map((each) => ({ ...each, held: each.roster !== each.here, returns: each.field !== 'email' }))
  return { sourceId, lastRun, fields }
}

/** A text as it is, a yes or no as a word. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))

type Context = Parameters<Handlers<'baseData'>['person']>[1]

/** What the roster says of somebody. */
export const person = async ({ path }: Input<'baseData.person'>, { db, now }: Context): Promise<Data<'baseData.person'>> =>
  shown(await toldOf(db, path.staffId, await schoolDay(db, now)))

/** Writes what the roster says of fields that somebody has edited by hand. */
export async function giveBackPerson(
  { path: { staffId }, body: { fields } }: Input<'baseData.giveBackPerson'>,
  context: SignedIn,
): Promise<Data<'baseData.giveBackPerson'>> {
  const { app, db, now, caller, changed } = context
  const today = await schoolDay(db, now)
  const told = await toldOf(db, staffId, today)
  const wanted = fields?.some((field) => names.includes(field)) ? [...fields, ...names] : fields
  const back = shown(told).fields.filter(({ field, held, returns }) => held && returns && (wanted?.includes(field) ?? true))
  if (!told || back.length === 0) refuse(3, 'BASE_DATA_NOTHING_HELD')
  if (back.some(({ field }) => field === 'active' || field === 'maySignIn')) await requireNotAbove(db, caller, staffId)
  const { kind, sourceId, given, standing } = told
  const only = (all: Fields) => Object.fromEntries(back.map(({ field }) => [field, all[field] ?? '']))
  const difference = { id: 0, kind, created: false, sourceId, recordId: staffId, otherId: 0, before: only(standing), after: only(given) }
  await writeAll([difference], { db, now, today, changed, progress: () => {} })
  if (kind === 'Student') await tellModules({ app, db, now }, 'student.daysChanged', { studentIds: [staffId] })
  return shown(await toldOf(db, staffId, today))
}
