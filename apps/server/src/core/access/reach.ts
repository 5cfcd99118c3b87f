// How far a code reaches among students: to all of them, to those of some divisions, to one's own classes, to the riders of
// the runs that one attends, to one's own children. Every
// list, file, count, look-up and record of a student stands on this. It names tables of two modules: a condition that each module said of
// its own could differ from the others', and then one list would show whom another hides.
import { operationOf, type OperationId } from '@isb/contract'
import { CompiledQuery, sql } from 'kysely'
import type { Caller, SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { inScope, moduleOfCode } from './access.ts'

/** Whom the caller's roles let them reach, and whether their own children are among them; `all` for every student there is. */
export type Reach =
  | 'all'
  | {
      readonly staffId: number
      readonly divisions: readonly string[]
      readonly homerooms: boolean
      readonly children: boolean
      /** The riders of the runs that one attends today, or of one run alone. */
      readonly runs: 'own' | number | null
    }

/** Who asks for what: the operation names the code, whose module's reach it is. */
export interface Asking extends Pick<SignedIn, 'caller' | 'operation'> {
  /**
   * False where one's own children are not reached either, although they are only read: the office looks at what guardians gave. `alone`
   * where nobody else is reached, whatever roles say: somebody acts as a guardian.
   */
  readonly children?: boolean | 'alone'
}

/**
 * How far the code of an operation reaches for the caller. One's own children are there to be read; changing them takes a role that
 * reaches them, and so does their history, which tells what other guardians gave.
 */
export async function reachOf(db: Db, { caller, operation, children = true }: Asking): Promise<Reach> {
  const { permission, method } = operationOf(operation)
  if (caller.run !== null) return { ...nobody(caller), runs: caller.run }
  if (children === 'alone') return { ...nobody(caller), children: true }
  if (caller.administrator) return 'all'
  // Whoever is signed in reaches nobody by that: what changes something says by which code it reaches whom.
  if (permission === 'session' && method !== 'GET') throw new Error(`${operation} has no code that reaches students`)
  const byRole = await reachByRole(db, caller, permission, permission === 'session' ? moduleOf(operation) : moduleOfCode(permission))
  return byRole === 'all' ? 'all' : { ...byRole, children: children && caller.own && method === 'GET' && !/history$/i.test(operation) }
}

const nobody = ({ staffId }: Caller) => ({ staffId, divisions: [], homerooms: false, children: false, runs: null }) as const

/** How far a code of the contract reaches for the caller, by roles alone. */
export async function reachOfCode(db: Db, caller: Caller, code: string): Promise<Reach> {
  if (!inScope(caller, code)) return nobody(caller)
  if (caller.administrator) return 'all'
  return reachByRole(db, caller, code, moduleOfCode(code))
}

/** How far the caller's roles let a code reach among the students of a module. Roles add up. */
async function reachByRole(db: Db, { staffId, suspendedRoles }: Caller, code: string, module: string): Promise<Reach> {
  const { rows } = await sql<{ reach: string | null; divisions: string[] }>`
    select rr.reach, coalesce(rr.divisions, '{}') as divisions
    from staff_role sr join role r on r.id = sr.role_id and r.enabled join role_menu rm on rm.role_id = r.id
      join menu m on m.id = rm.menu_id and m.code = ${code}
      left join role_reach rr on rr.role_id = r.id and rr.module = ${module}
    where sr.staff_id = ${staffId} and r.id <> all(${suspendedRoles}::bigint[])`.execute(db)
  if (rows.some(({ reach }) => reach === null)) return 'all'
  return {
    staffId,
    divisions: [...new Set(rows.flatMap(({ divisions }) => divisions))].toSorted(),
    homerooms: rows.some(({ reach }) => reach === 'Homerooms'),
    children: false,
    runs: rows.some(({ reach }) => reach === 'Runs') ? 'own' : null,
  }
}

const moduleOf = (operation: OperationId): string => operation.slice(0, operation.indexOf('.'))

/**
 * The condition that a student is within reach; '' where everybody is.
 * @param student SQL of the student's id
 * @param today SQL of the day at the school
 * @param bind takes a value into the statement and answers its placeholder
 */
export function withinReach(reach: Reach, student: string, today: string, bind: (value: unknown) => string): string {
  if (reach === 'all') return ''
  const me = () => `${bind(reach.staffId)}::bigint`
  const begun = `y.from_on <= ${today}`
  // Who has left still belongs to the division that was the last.
  const inDivisions = () => `select y.student_id from student_stay y where y.division = any(${bind(reach.divisions)}::text[]) and ${begun}
    and not exists (select from student_stay later where later.student_id = y.student_id
      and later.from_on > y.from_on and later.from_on <= ${today})`
  const inClasses = (column: 'homeroom_id' | 'also_in_id') => `select y.student_id from staff me
    join homeroom h on me.email in (h.teacher_email, h.assistant_email, h.dl_teacher_email)
    join student_stay y on y.${column} = h.id and ${begun} and (y.until_on is null or y.until_on > ${today}) where me.id = ${me()}`
  const riders = 'select b.person_id from bus_ride y join bus_booking b on b.id = y.booking_id'
  const onRuns = () =>
    reach.runs === 'own'
      ? `${riders} join bus_route r on r.id = y.route_id where y.day = ${today} and r.attendant_id = ${me()}`
      : `${riders} join bus_run n on n.route_id = y.route_id and n.day = y.day where n.id = ${bind(reach.runs)}::bigint`
  const ways = [
    ...(reach.runs === null ? [] : [onRuns()]),
    ...(reach.children ? [`select g.student_id from guardian g where g.guardian_id = ${me()} and g.may_see`] : []),
    ...(reach.divisions.length > 0 ? [inDivisions()] : []),
    ...(reach.homerooms ? [inClasses('homeroom_id'), inClasses('also_in_id')] : []),
  ]
  return ways.length > 0 ? `${student} = any(array(${ways.join(' union all ')}))` : 'false'
}

/** The same for people of any kind: only a student can lie outside. */
export function personWithinReach(reach: Reach, person: string, today: string, bind: (value: unknown) => string): string {
  const within = withinReach(reach, person, today, bind)
  return within && `(not exists (select from student st where st.id = ${person}) or ${within})`
}

/** The condition that a class is within reach: one of one's divisions, one's own, or the class of one's child. */
export function classWithinReach(reach: Reach, homeroom: string, today: string, bind: (value: unknown) => string): string {
  if (reach === 'all') return ''
  const me = () => `${bind(reach.staffId)}::bigint`
  const inDivisions = () => `select h.id from homeroom h left join grade g on g.code = h.grade
    where coalesce(h.division, g.division) = any(${bind(reach.divisions)}::text[])`
  const led = () => `select h.id from staff me join homeroom h on me.email in (h.teacher_email, h.assistant_email, h.dl_teacher_email)
    where me.id = ${me()}`
  const ofChildren = () => `select y.homeroom_id from guardian g join student_stay y on y.student_id = g.student_id
    where g.guardian_id = ${me()} and g.may_see and y.from_on <= ${today} and (y.until_on is null or y.until_on > ${today})`
  const ways = [
    ...(reach.children ? [ofChildren()] : []),
    ...(reach.divisions.length > 0 ? [inDivisions()] : []),
    ...(reach.homerooms ? [led()] : []),
  ]
  return ways.length > 0 ? `${homeroom} = any(array(${ways.join(' union all ')}))` : 'false'
}

/** Those of some students who are within reach on a day. */
export async function studentsWithin(db: Db, reach: Reach, ids: readonly number[], day: string): Promise<ReadonlySet<number>> {
  const values: unknown[] = [ids, day]
  const within = withinReach(reach, 's.id', '$2::date', (value) => `$${values.push(value)}`) || 'true'
  const text = `select s.id from student s where s.id = any($1::bigint[]) and $2::date is not null and ${within}`
  const { rows } = await db.executeQuery<{ id: number }>(CompiledQuery.raw(text, values))
  return new Set(rows.map(({ id }) => id))
}
