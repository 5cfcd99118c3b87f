// Who is absent on a day, class by class.
import type { Data, Input } from '@isb/contract'
import { toldLeaveType } from '../../core/shared/absences.ts'
import { reachOf, withinReach, type Reach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { prepared } from '../../core/database/prepared.ts'

const divisionOrder = `array_position(array['Elementary', 'Middle', 'High', 'LifeCentered'], c.division)`
/** By code points: the order of a language takes ten times as long. */
const quick = 'collate "C"'

/** All classes with what they are called, joined: asking for each class alone takes longer than all of them. */
const room = `room as materialized (
      select h.*, coalesce(t.told, h.name) as told from homeroom h left join homeroom_told t on t.homeroom_id = h.id
    )`

type Board = Data<'absence.board'>
type Row<T extends { homeroom: unknown }> = Omit<T, 'homeroom'> & { readonly homeroomId: number | null; readonly homeroomName: string }

/** A class is two columns: PostgreSQL takes as long to write what is below it as JSON as to find it. */
const withHomeroom = <T>({ homeroomId, homeroomName, ...row }: T & Row<{ homeroom: unknown }>) => ({
  ...row,
  homeroom: homeroomId === null ? null : { id: homeroomId, name: homeroomName },
})

/**
 * The board of a day. Its statements read the day from a row, not from a parameter: PostgreSQL would plan them anew for each day, which takes
 * as long as half of them.
 */
export async function board({ query: { day } = {} }: Input<'absence.board'>, context: SignedIn): Promise<Board> {
  const today = await schoolDay(context.db, context.now)
  const reach = await reachOf(context.db, context)
  const on = { day: day ?? today, today, reach }
  const classes = await enrolledOn(context, on)
  const absences = await absentOn(context, on)
  return { day: on.day, classes: classes.map(withHomeroom), absences: absences.map(withHomeroom) }
}

interface On {
  readonly day: string
  readonly today: string
  readonly reach: Reach
}

/** The day that a statement is asked for, as the row `clock`, and the condition that a student is within reach. */
function asked({ day, today, reach }: On) {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const on = `${bind(day)}::date`
  const clock = `clock as materialized (
      select ${bind(today)}::date as today, ${on} as day, half_number(${on}, 'Morning') as morning, half_number(${on}, 'Afternoon') as afternoon
    )`
  const within = (student: string) => {
    const condition = withinReach(reach, student, '(select today from clock)', bind)
    return condition && ` and ${condition}`
  }
  return { values, bind, clock, within }
}

/** The classes of a day, with how many students each has. */
async function enrolledOn({ app }: SignedIn, on: On): Promise<Row<Board['classes'][number]>[]> {
  const { values, clock, within } = asked(on)
  const text = `
    with ${clock}, ${room}, counted as (
      select y.division, coalesce(y.grade, '') as grade, y.homeroom_id, count(*)::int as enrolled
      from student_stay y
      where y.from_on <= (select day from clock) and (y.until_on is null or y.until_on > (select day from clock))${within('y.student_id')}
        and y.student_id <> all (array(
          select id from student where entered_on > (select day from clock) or left_on < (select day from clock)))
      group by y.division, y.grade, y.homeroom_id
    )
    select c.division, c.grade, c.homeroom_id as "homeroomId", h.told as "homeroomName", c.enrolled
    from counted c left join room h on h.id = c.homeroom_id left join grade g on g.code = c.grade
    order by ${divisionOrder}, g.sort, nullif(c.grade, ''), h.campus ${quick}, h.name ${quick}`
  return (await app.pool.query<Row<Board['classes'][number]>>(prepared(text, values))).rows
}

/**
 * Who is absent on a day. The days of an absence are asked beside its halves, for PostgreSQL can guess how many that finds. Children stand in
 * no order: that of names is the reader's.
 */
async function absentOn(context: SignedIn, on: On): Promise<Row<Board['absences'][number]>[]> {
  const { values, bind, clock, within } = asked(on)
  const leaveType = await toldLeaveType(context, '(select today from clock)', bind)
  const text = `
    with ${clock}, extra as (
      select person_id, array_agg(term_id order by term_id) as sessions from school_term_student group by person_id
    ), absent as materialized (
      select a.*, clock.morning <@ a.halves as morning, clock.afternoon <@ a.halves as afternoon, e.sessions,
        concat_ws(' ', a.division, a.grade, e.sessions) ${quick} as place
      from clock join absence a on a.status = 'Normal' and a.starts_on <= clock.day and a.ends_on >= clock.day
          and a.halves && int4range(clock.morning, clock.afternoon, '[]')${within('a.student_id')}
        left join extra e on e.person_id = a.student_id
    ), lessons as materialized (
      select k.place, bool_or(d.lessons) filter (where d.half = 'Morning') as morning,
        bool_or(d.lessons) filter (where d.half = 'Afternoon') as afternoon
      from clock, (select distinct on (place) place, division, grade, coalesce(sessions, '{}') as sessions from absent order by place) k,
        school_days(clock.day, clock.day, k.division, k.grade, k.sessions) d
      group by k.place
    ), ${room}
    select a.id, a.student_id as "studentId", p.name, p.name_zh as "nameZh", st.number as "studentNumber", a.division, a.grade,
      a.homeroom_id as "homeroomId", h.told as "homeroomName", ${leaveType} as "leaveType",
      case when not (a.morning and l.morning) then 'Afternoon' when not (a.afternoon and l.afternoon) then 'Morning' else 'Whole' end as part,
      a.leaves_at as "leavesAt", a.returns_at as "returnsAt", a.ends_on as "endsOn", a.ends_half as "endsHalf",
      exists (select from guardian g where g.student_id = a.student_id and g.no_contact) as "noContact"
    from absent a join lessons l on l.place = a.place and (a.morning and l.morning or a.afternoon and l.afternoon)
      join student st on st.id = a.student_id join staff p on p.id = a.student_id left join room h on h.id = a.homeroom_id`
  return (await context.app.pool.query<Row<Board['absences'][number]>>(prepared(text, values))).rows
}
