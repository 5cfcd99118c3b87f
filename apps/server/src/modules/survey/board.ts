// The board of a survey: its answers by grade and by day, beside those of the year before.
import type { Input, Schema } from '@isb/contract'
import { daysBetween, expectedYes, nextGrade, schoolYearName } from '@isb/domain'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { surveys } from './lists.ts'

type Board = Schema<'SurveyBoard'>
type Counted = Omit<Schema<'SurveyCount'>, 'expected'>
interface Figures {
  readonly grades: readonly (Counted & { readonly grade: string })[]
  readonly days: Board['days']
  readonly reminders: Board['reminders']
  /** Of the later half of the answers. */
  readonly late: { readonly yes: number; readonly answers: number }
}

const count = (state: string) => `count(*) filter (where state = '${state}')`
const decided = `'yes', ${count('Yes')}, 'no', ${count('No')}, 'conflict', ${count('Conflict')}`

/** The figures of a survey in one statement. @param here whether only those count who are still at the school */
async function figuresOf(context: SignedIn, surveyId: number, today: string, here: boolean): Promise<Figures> {
  const values: unknown[] = [surveyId, today]
  const within = withinReach(await reachOf(context.db, context), 'a.student_id', '$2::date', (value) => `$${values.push(value)}`)
  const text = `with asked as materialized (
      select a.grade, a.state, a.answered_at, (a.answered_at at time zone t.time_zone)::date - s.starts_on as number
      from setting t, survey s join survey_asked a on a.survey_id = s.id join student st on st.id = a.student_id
      where s.id = $1 and $2::date is not null ${here ? 'and coalesce(st.left_on >= $2::date, true)' : ''} ${within && `and ${within}`}
    ), halves as (
      select state, ntile(2) over (order by answered_at) as half from asked where state in ('Yes', 'No')
    )
    select json_build_object(
      'grades', (select coalesce(json_agg(line order by sort, grade), '[]') from (
        select k.grade, min(g.sort) as sort,
          json_build_object('grade', k.grade, ${decided}, 'draft', ${count('Draft')}, 'none', ${count('None')}) as line
        from asked k left join grade g on g.code = k.grade group by k.grade) each),
      'days', (select coalesce(json_agg(line order by number), '[]') from (
        select number, json_build_object('number', number, ${decided}) as line from asked where number is not null group by number) each),
      'reminders', (select coalesce(json_agg(line order by number), '[]') from (
        select number, json_build_object('number', number, 'students', sum(students)) as line from (
          select (r.at at time zone t.time_zone)::date - s.starts_on as number, r.students
          from setting t, survey s join survey_reminder r on r.survey_id = s.id where s.id = $1) each
        where number is not null group by number) days),
      'late', (select json_build_object('yes', ${count('Yes')}, 'answers', count(*)) from halves where half = 2)) as figures`
  const { rows } = await context.app.pool.query<{ figures: Figures }>(text, values)
  return rows[0]!.figures
}

/** The survey of the year before, as far as it was answered. */
async function yearBefore(context: SignedIn, { admissionYear }: Schema<'Survey'>, today: string): Promise<Board['lastYear']> {
  const { rows } = await context.app.pool.query<Schema<'SurveyRef'>>(
    `select id, title, title_zh as "titleZh" from survey where admission_year = $1 and live_id is not null and status <> 'Cancelled'
    order by starts_on desc, id desc limit 1`,
    [schoolYearName(Number(admissionYear.slice(0, 4)) - 1)],
  )
  const [survey] = rows
  if (!survey) return null
  const { grades, days } = await figuresOf(context, survey.id, today, false)
  return { survey, asked: sum(grades.map(askedIn)), days }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const askedIn = ({ yes, no, conflict, draft, none }: Counted) => yes + no + conflict + draft + none
const totalOf = (all: readonly Counted[]): Counted => ({
  yes: sum(all.map(({ yes }) => yes)),
  no: sum(all.map(({ no }) => no)),
  conflict: sum(all.map(({ conflict }) => conflict)),
  draft: sum(all.map(({ draft }) => draft)),
  none: sum(all.map(({ none }) => none)),
})

export async function board({ path }: Input<'survey.board'>, context: SignedIn): Promise<Board> {
  const { db, now } = context
  const survey = await surveys.record(context, path.surveyId)
  const { id, title, titleZh, status, startsOn, endsOn, seats } = survey
  const today = await schoolDay(db, now)
  const { grades, days, reminders, late } = await figuresOf(context, id, today, true)
  const lastYear = await yearBefore(context, survey, today)
  const known = await db.selectFrom('grade').select(['code', 'division']).orderBy('sort').orderBy('code').execute()
  const daysGone = startsOn ? daysBetween(startsOn, today) - 1 : 0
  const after = (lastYear?.days ?? []).filter(({ number }) => number > daysGone)
  const [total, before] = [totalOf(grades), { yes: sum(after.map(({ yes }) => yes)), no: sum(after.map(({ no }) => no)) }]
  const shares: Board['shares'] = (
    [
      { from: 'All', yes: total.yes, answers: total.yes + total.no },
      { from: 'Late', ...late },
      { from: 'LastYear', yes: before.yes, answers: before.yes + before.no },
    ] as const
  ).filter(({ answers }) => answers > 0)
  const expectedOf = (counted: Counted) => expectedYes(undecided(counted), shares)
  const lines = grades.map(({ grade, ...counted }) => ({ grade, next: nextGrade(grade, known)?.code ?? null, counted }))
  return {
    survey: { id, title, titleZh },
    status,
    startsOn,
    endsOn,
    today,
    // Who leaves the school after this year is expected in no grade.
    total: { ...total, expected: expectedOf(totalOf(lines.flatMap(({ next, counted }) => (next === null ? [] : counted)))) },
    grades: lines.map(({ grade, next, counted }) => ({
      grade,
      next,
      seats: seats.find((each) => each.grade === next)?.seats ?? null,
      ...counted,
      expected: expectedOf(counted),
    })),
    days,
    reminders,
    shares,
    lastYear,
  }
}

/** What the office has not settled may still become a yes. */
const undecided = ({ yes, conflict, draft, none }: Counted) => ({ yes, open: conflict + draft + none })
