import { normalEmail } from '../auth/email.ts'
import { isSchoolYear } from '../homeroom/school-year.ts'
import { differing, pick } from './fields.ts'
import { nameKey, plainly, type Configuration, type PlanProblem, type PlanStep, type StandingHomeroom } from './standing.ts'

type Configured = NonNullable<Configuration['homerooms']>[number]
/** A class as a file describes it, whole. */
export type HomeroomFields = Required<Configured>

/** The fields of a class, in the order of a file's columns. */
export const homeroomFields = [
  'schoolYear',
  'campus',
  'name',
  'grade',
  'division',
  'teacherEmail',
  'assistantEmail',
  'dlTeacherEmail',
] as const satisfies (keyof HomeroomFields)[]

/** What a class is called in a plan: `2026-27/5A`, or `2026-27/East/5A`. */
export const homeroomKey = ({ schoolYear, campus = '', name }: Configured): string =>
  [schoolYear, campus, name].flatMap((part) => (part.trim() ? part.trim().replaceAll(/[\\/]/g, String.raw`\$&`) : [])).join('/')

interface HomeroomsPlan {
  readonly steps: PlanStep[]
  readonly removals: PlanStep[]
  readonly problems: PlanProblem[]
  readonly final: readonly StandingHomeroom[]
}

const whole = ({ schoolYear, name, campus = '', grade = '', division = null, ...given }: Configured): HomeroomFields => ({
  schoolYear: schoolYear.trim(),
  campus: campus.trim(),
  name: name.trim(),
  grade: grade.trim(),
  division,
  teacherEmail: normalEmail(given.teacherEmail ?? ''),
  assistantEmail: normalEmail(given.assistantEmail ?? ''),
  dlTeacherEmail: normalEmail(given.dlTeacherEmail ?? ''),
})

/**
 * Plans the classes. One that students have belonged to is not removed.
 * @param grades the codes of the school's grades
 */
export function planHomerooms(
  standing: readonly StandingHomeroom[],
  grades: readonly string[],
  wanted: Configuration['homerooms'],
  prune: boolean,
): HomeroomsPlan {
  const [steps, removals, problems]: [PlanStep[], PlanStep[], PlanProblem[]] = [[], [], []]
  const homerooms = new Map(standing.map((homeroom) => [nameKey(homeroomKey(homeroom)), homeroom]))
  const named = new Set<string>()
  for (const given of wanted ?? []) {
    const fields = whole(given)
    const key = homeroomKey(fields)
    const problem = (reason: PlanProblem['reason'], values?: PlanProblem['values']) =>
      void problems.push({ kind: 'homeroom', key, reason, ...(values && { values }) })
    const old = homerooms.get(nameKey(key))
    if (named.has(nameKey(key))) problem('CONFIG_TWICE')
    if (!isSchoolYear(fields.schoolYear)) problem('HOMEROOM_YEAR')
    // A class keeps the grade that it has, also where the school has it no more.
    if (fields.grade !== '' && fields.grade !== old?.grade && !grades.includes(fields.grade))
      problem('GRADE_UNKNOWN', { code: fields.grade })
    named.add(nameKey(key))
    const changed = old ? differing(old, fields, homeroomFields) : []
    if (!old) steps.push({ kind: 'homeroom', key, action: 'create', before: null, after: fields })
    else if (changed.length > 0)
      steps.push({ kind: 'homeroom', key: homeroomKey(old), action: 'change', before: pick(old, changed), after: pick(fields, changed) })
    homerooms.set(nameKey(key), { ...fields, used: old?.used ?? false })
  }
  for (const [key, homeroom] of wanted && prune ? [...homerooms] : []) {
    if (named.has(key)) continue
    if (homeroom.used) problems.push({ kind: 'homeroom', key: homeroomKey(homeroom), reason: 'HOMEROOM_USED' })
    removals.push({ kind: 'homeroom', key: homeroomKey(homeroom), action: 'remove', before: pick(homeroom, homeroomFields), after: null })
    homerooms.delete(key)
  }
  return { steps, removals, problems, final: [...homerooms.values()] }
}

/** Classes as a file has them, by year, campus and name. */
export const writtenHomerooms = (homerooms: readonly StandingHomeroom[]): HomeroomFields[] =>
  homerooms.map(({ used: _, ...fields }) => fields).toSorted((a, b) => plainly(homeroomKey(a), homeroomKey(b)))

/** The classes that the steps of a plan leave. */
export function homeroomsAfter(standing: readonly StandingHomeroom[], steps: readonly PlanStep[]): HomeroomFields[] {
  const homerooms = new Map(writtenHomerooms(standing).map((fields) => [nameKey(homeroomKey(fields)), fields]))
  for (const { key, action, after } of steps) {
    const old = homerooms.get(nameKey(key))
    if (action === 'remove') homerooms.delete(nameKey(key))
    else if (after?.schoolYear !== undefined && after.name !== undefined && action === 'create')
      homerooms.set(nameKey(key), whole({ ...fieldsOf(after), schoolYear: after.schoolYear, name: after.name }))
    else if (action === 'change' && old) homerooms.set(nameKey(key), { ...old, ...fieldsOf(after ?? {}) })
  }
  return [...homerooms.values()]
}

/** Of a step's fields those that a class has. */
const fieldsOf = (after: NonNullable<PlanStep['after']>): Partial<HomeroomFields> =>
  Object.fromEntries(homeroomFields.flatMap((field) => (after[field] === undefined ? [] : [[field, after[field]]])))
