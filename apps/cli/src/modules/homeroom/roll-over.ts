import { type Isb, type Schema } from '@isb/sdk'
import { oddSteps, rollOverGaps } from '@isb/sdk/rules'
import { personIn, separatorIn, word, type Locale } from '@isb/words'
import { confirm } from '../../lib/ask/confirm.ts'
import type { Command, Given, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'
import { readText } from '../../lib/input/source.ts'
import { headOf } from '../../lib/resource/words.ts'

type RollOver = Schema<'RollOver'>
/** @param odd what looks wrong about the order of the grades, by which classes go up */
type Step = (context: Context, given: Given, client: Isb, plan: RollOver, odd: readonly string[]) => Promise<Result>

const columns = [
  { field: 'from', head: 'homeroom.rollOver.from', whole: true },
  { field: 'campus', head: headOf('campus') },
  { field: 'name', head: headOf('homeroom'), whole: true },
  { field: 'grade', head: headOf('grade') },
  { field: 'teacherEmail', head: headOf('teacherEmail') },
  { field: 'students', head: headOf('students') },
] as const

const steps: Readonly<Record<string, Step>> = {
  show: async (context, _given, _client, plan, odd) => shown(context, plan, odd),

  plan: async (context, given, client, { fromYear, version, classes, leaving }, odd) => {
    const file = given.text('file')
    const wanted = file === undefined ? { classes, leaving } : planIn(file, await readText(file, context.world))
    const draft = await client.homeroom.planRollOver({ body: { fromYear, version, ...wanted } })
    return shown(context, draft, [context.say('homeroom.rollOver.saved', { year: draft.toYear }), ...odd])
  },

  apply: async (context, given, client, { fromYear, toYear, version, startsOn, classes, leaving }, odd) => {
    const moving = classes.reduce((sum, { students }) => sum + students.length, 0)
    const values = { year: toYear, day: startsOn ?? '', classes: classes.length, moving, leaving: leaving.length }
    await confirm(context, { question: [...odd, context.say('homeroom.rollOver.ask', values)].join('\n') })
    const applied = await client.homeroom.applyRollOver({ body: { fromYear, version: saved(version) } })
    return shown(context, applied, [context.say('homeroom.rollOver.applied', values), ...odd])
  },

  undo: async (context, given, client, { fromYear, toYear, version }) => {
    await confirm(context, { question: context.say('homeroom.rollOver.askUndo', { year: toYear }) })
    const undone = await client.homeroom.undoRollOver({ body: { fromYear, version: saved(version) } })
    return shown(context, undone, [context.say('homeroom.rollOver.undone')])
  },
}

/** `isb homeroom roll-over` */
export const rollOver: Command = {
  name: 'roll-over',
  does: 'homeroom.rollOver.does',
  examples: [
    'isb homeroom roll-over show',
    'isb homeroom roll-over plan',
    'isb homeroom roll-over show --json > plan.json',
    'isb homeroom roll-over plan --file plan.json',
    'isb homeroom roll-over apply --yes',
    'isb homeroom roll-over undo',
  ],
  args: [{ name: 'STEP', does: 'homeroom.rollOver.step' }],
  options: [
    { flags: '--year <YEAR>', does: 'homeroom.rollOver.year' },
    { flags: '--propose', does: 'homeroom.rollOver.propose' },
    { flags: '--file <FILE>', does: 'homeroom.rollOver.file' },
  ],
  asks: true,
  more: (say) => say('homeroom.rollOver.more'),
  async run(context, given) {
    const [name = ''] = given.args
    const step = Object.hasOwn(steps, name) ? steps[name] : undefined
    if (!step) throw usage('refused.choice', { name: 'STEP', value: name, values: Object.keys(steps).join(', ') })
    const fromYear = given.text('year')
    const client = await context.isb()
    const plan = await client.homeroom.rollOver({ query: { ...(fromYear && { fromYear }), propose: given.flag('propose') === true } })
    const { records: grades } = await client.calendar.listGrades({ query: { pageSize: 200 } })
    const odd = oddSteps(grades).map(([from, to]) => context.say('homeroom.rollOver.odd', { from, to }))
    return step(context, given, client, plan, odd)
  },
}

/** A proposal has no version: the server says that it must be saved first. */
const saved = (version: number): number => Math.max(1, version)

/** The classes and leavers of a file that `show --json` wrote. */
function planIn(name: string, text: string): Pick<RollOver, 'classes' | 'leaving'> {
  let found: Partial<RollOver>
  try {
    found = JSON.parse(text) as Partial<RollOver>
  } catch {
    throw new Refusal('homeroom.rollOver.noPlan', { name })
  }
  const { classes, leaving } = found
  if (!Array.isArray(classes) || !Array.isArray(leaving)) throw new Refusal('homeroom.rollOver.noPlan', { name })
  return { classes, leaving }
}

/** The plan as a table of its classes, and below it how it stands and what is missing. */
function shown({ say, locale }: Context, plan: RollOver, before: readonly string[]): Result {
  const { classes, leaving, students, newcomers, state, toYear } = plan
  const old = new Map(students.flatMap(({ homeroom }) => (homeroom ? [[homeroom.id, homeroom.name] as const] : [])))
  const rows = [
    ...classes.map(({ fromId, ...each }) => ({ ...each, from: old.get(fromId ?? 0) ?? '', students: each.students.length })),
    { from: '', campus: '', name: word(locale, 'field.leaving'), grade: '', teacherEmail: '', students: leaving.length },
  ]
  const { unplaced, withoutTeacher } = rollOverGaps(plan, students)
  const gaps = { unplaced: unplaced.length, withoutTeacher: withoutTeacher.length, newcomers: newcomers.length }
  const stands = say('homeroom.rollOver.stands', { year: toYear, state: word(locale, `value.RollOverState.${state}`), ...gaps })
  const missing = unplaced.length > 0 ? [say('homeroom.rollOver.unplaced', namesOf(unplaced, students, locale))] : []
  const told = columns.filter(({ field }) => field !== 'campus' || rows.some(({ campus }) => campus !== ''))
  return {
    data: plan,
    table: { rows, columns: told },
    said: [...before, stands, ...missing].join('\n'),
  }
}

/** So many students are named. */
const mostNamed = 20

function namesOf(ids: readonly number[], students: RollOver['students'], locale: Locale): { names: string; more: number } {
  const named = students.filter(({ id }) => ids.includes(id)).slice(0, mostNamed)
  const names = named.map((each) => personIn(locale, each))
  return { names: names.join(separatorIn(locale)), more: ids.length - named.length }
}
