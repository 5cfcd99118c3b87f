// Why a bundle is stopped: who would go, what is less in its files than in those that were applied before, and what that looks like.
import type { Data, Input, Schema } from '@isb/contract'
import { listOf, word, type Locale } from '@isb/words'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import type { Db } from '../../core/database/database.ts'
import { bundles } from './lists.ts'

type Stop = Schema<'BaseDataStop'>
type File = Stop['files'][number]
interface Group {
  kind: 'grade' | 'homeroom'
  name: string
  nameZh: string
  here: number
  goes: number
  last: boolean
}

/** What stops a bundle, in the reader's language. */
export async function stops({ path: { runId } }: Input<'baseData.stops'>, context: Parameters<Handlers<'baseData'>['stops']>[1]) {
  const { app, db, now, locale } = context
  const { state } = await bundles.record({ db, now }, runId)
  return state === 'Stopped' ? whatStops(app.db, runId, now, locale) : { cause: 'Unclear' as const, files: [], kinds: [], text: '' }
}

/** The same of a bundle that is known to be stopped. */
export async function whatStops(db: Db, runId: number, now: Date, locale: Locale): Promise<Data<'baseData.stops'>> {
  const run = await db.selectFrom('baseDataRun').select(['kinds', 'files']).where('id', '=', runId).executeTakeFirstOrThrow()
  const stopped = run.kinds.filter((each) => each.stopped)
  const students = stopped.find(({ kind }) => kind === 'Student')
  const groups = students ? await groupsOf(db, runId, await schoolDay(db, now)) : []
  const whole = groups.filter(({ here, goes }) => here === goes)
  const files = await lessOf(db, runId, stopped[0]?.limit ?? 0)
  const graduates = whole.length > 0 && whole.every(({ last }) => last)
  const cause = graduates ? 'LastGrade' : files.length > 0 ? 'CutOff' : 'Unclear'
  const kinds = stopped.map(({ kind, deactivated, standing, limit }) => {
    const groupsHere = kind === 'Student' ? whole : []
    const others = deactivated - groupsHere.reduce((sum, { goes }) => sum + goes, 0)
    const names = groupsHere.map(({ name, nameZh }) => (locale === 'zh' && nameZh) || name)
    const share = standing > 0 ? Math.round((1000 * deactivated) / standing) / 10 : 100
    const values = { kind: word(locale, `value.BaseDataKind.${kind}`), deactivated, standing, share, limit }
    const text = word(locale, 'stopped.kind', values) + (names.length > 0 ? wholeText(locale, names, others) : '')
    return { kind, deactivated, standing, whole: names, others, text }
  })
  const text = [...files.map((file) => fileText(locale, file)), word(locale, `stopped.cause.${cause}`)].join(locale === 'zh' ? '' : ' ')
  return { cause, files, kinds, text }
}

const mostNamed = 6
const wholeText = (locale: Locale, names: readonly string[], others: number) => {
  const more = names.length - mostNamed
  const named = more > 1 ? [...names.slice(0, mostNamed), word(locale, 'stopped.moreGroups', { count: more })] : names
  return (locale === 'zh' ? '' : ' ') + word(locale, 'stopped.whole', { names: listOf(locale, named), others })
}

function fileText(locale: Locale, { name, rows, before, cutAt }: File): string {
  if (rows === null) return word(locale, 'stopped.fileMissing', { name })
  const less = before === null ? '' : word(locale, 'stopped.fileShorter', { name, rows, before })
  return (
    less +
    (less && cutAt !== null && locale === 'en' ? ' ' : '') +
    (cutAt === null ? '' : word(locale, 'stopped.fileCut', { name, line: cutAt }))
  )
}

/** Grades with students of earlier bundles; where none of them goes whole, their classes. */
async function groupsOf(db: Db, runId: number, today: string): Promise<readonly Group[]> {
  const { rows } = await sql<Group>`
    with gone as (
      select record_id from base_data_change where run_id = ${runId} and kind = 'Student' and outcome = 'Deactivated'
    ), standing as (
      select y.grade, y.homeroom_id, gone.record_id is not null as goes
      from base_data_origin o
        join student s on s.id = o.record_id and (s.left_on is null or s.left_on > ${today}::date)
        join lateral (select grade, homeroom_id from student_stay y where y.student_id = s.id
          and y.from_on <= greatest(${today}::date, s.entered_on) order by y.from_on desc limit 1) y on true
        left join gone on gone.record_id = o.record_id
      where o.kind = 'Student'
    ), grouped as (
      select grade, homeroom_id, count(*)::int as here, count(*) filter (where goes)::int as goes
      from standing group by grouping sets ((grade), (homeroom_id))
    )
    select 'grade' as kind, coalesce(g.name, x.grade) as name, coalesce(g.name_zh, '') as name_zh, x.here, x.goes,
      g.sort is not distinct from (select max(sort) from grade) as last, g.sort as place
    from grouped x left join grade g on g.code = x.grade where x.grade <> ''
    union all
    select 'homeroom', h.name, '', x.here, x.goes, false, 0 from grouped x join homeroom h on h.id = x.homeroom_id
    order by place, name`.execute(db)
  const isWhole = ({ here, goes }: Group) => here === goes
  const grades = rows.filter(({ kind }) => kind === 'grade')
  return grades.some(isWhole) ? grades : rows.filter(({ kind }) => kind === 'homeroom')
}

/** The files of a bundle that are missing, cut off, or much shorter than in the last bundle of that format that was applied. */
async function lessOf(db: Db, runId: number, limit: number): Promise<File[]> {
  const { rows } = await sql<File>`
    with run as (select * from base_data_run where id = ${runId}), last as (
      select p.files from base_data_run p, run where p.state = 'Applied' and p.format = run.format and not p.delta and p.id <> run.id
      order by p.applied_at desc limit 1
    ), now as (
      select f->>'name' as name, regexp_replace(lower(f->>'name'), '^.*/', '') as base, (f->>'rows')::int as rows
      from run, jsonb_array_elements(run.files) f
    ), before as (
      select f->>'name' as name, regexp_replace(lower(f->>'name'), '^.*/', '') as base, (f->>'rows')::int as rows
      from last, jsonb_array_elements(last.files) f
    ), cut as (
      select o->'first'->0->>'file' as name, (o->'first'->0->>'line')::int as line
      from run, jsonb_array_elements(run.oddities) o where o->'first'->0->>'code' = 'FILE_CUT'
    )
    select coalesce(now.name, before.name) as name, now.rows,
      case when now.rows is null or now.rows * 100 < before.rows * (100 - ${limit}::int) then before.rows end as before, cut.line as cut_at
    from now full join before using (base) left join cut on cut.name = now.name
    where cut.line is not null or (before.rows > 0 and coalesce(now.rows, 0) * 100 < before.rows * (100 - ${limit}::int))
    union
    select f.name, null, null, null from (
      select o->'first'->0->>'file' as name from run, jsonb_array_elements(run.oddities) o where o->'first'->0->>'code' = 'FILE_MISSING'
    ) f where not exists (select from before where before.base = lower(f.name) and before.rows > 0)
    order by name`.execute(db)
  return rows
}
