import type { Isb } from '@isb/sdk'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { writeNamed } from '../../lib/files/named.ts'
import type { Argument, Command, Given, Option, Result } from '../../lib/command.ts'
import { type Fault, Refusal } from '../../lib/failure/refusal.ts'
import { clean } from '../../lib/output/width.ts'
import { isColoured } from '../../lib/world.ts'
import { longWork } from '../../lib/long-work.ts'
import { readFiles } from './files.ts'
import type { Plan } from './parts.ts'
import type { Place } from './read.ts'
import { sealed } from './seal.ts'
import { planText } from './show.ts'

/** Files or folders; the folder one stands in where none is named. */
export const filesArgument: Argument = { name: 'FILE', does: 'config.files', optional: true, many: true }
export const prune: Option = { flags: '--prune', does: 'config.prune' }

/** Has the server plan what files describe. Refuses what cannot be done, with file and line. */
export async function planFiles(context: Context, client: Isb, names: readonly string[], given: Given): Promise<Plan> {
  const { configuration, places } = await readFiles(context, names)
  const body = { configuration, prune: given.flag('prune') === true }
  const plan = await client.config.plan({ body }, longWork)
  if (plan.problems.length > 0)
    throw new Refusal('refused.planProblems', { count: plan.problems.length }, { faults: faultsOf(plan, places) })
  if (!context.json) for (const { message } of plan.remarks) context.tell(clean(message))
  return plan
}

const faultsOf = ({ problems }: Plan, places: ReadonlyMap<string, Place>): Fault[] =>
  problems.map(({ kind, key, message }) => {
    const place = places.get(`${kind} ${key}`)
    const values = { key: clean(key), text: message }
    return place
      ? { line: place.line, key: 'config.fault.rowIn', values: { ...values, file: place.file } }
      : { key: 'config.fault.rowOf', values }
  })

/** How many rows come, change and go. */
export const countsText = ({ say }: Pick<Context, 'say'>, { counts }: Plan): string => say('config.counts', { ...counts })

function planned(context: Context, plan: Plan, said?: string): Result {
  const { say, locale, world } = context
  const data = sealed(plan)
  if (plan.steps.length === 0) return { data, text: '', said: say('config.nothing') }
  const text = planText(plan, { say, locale, coloured: isColoured(world, world.stdout) })
  return { data, text, said: [countsText(context, plan), ...(said === undefined ? [] : [said])].join('\n'), exit: Exit.changes }
}

/** `isb diff` */
export const diff: Command = {
  name: 'diff',
  does: 'diff.does',
  examples: ['isb diff config/', 'isb diff roles.yaml', 'isb diff config/ --prune --json'],
  args: [filesArgument],
  options: [prune],
  async run(context, given) {
    return planned(context, await planFiles(context, await context.isb(), given.args, given))
  },
}

/** `isb plan` */
export const plan: Command = {
  name: 'plan',
  does: 'plan.does',
  examples: ['isb plan config/ -o plan.json', 'isb plan roles.yaml staff.yaml --prune -o plan.json', 'isb plan config/ --json'],
  args: [filesArgument],
  options: [{ flags: '-o, --output <FILE>', does: 'plan.output' }, prune],
  async run(context, given) {
    const made = await planFiles(context, await context.isb(), given.args, given)
    const file = given.text('output')
    if (file === undefined || file === '-')
      return file === '-' ? { ...planned(context, made), text: `${JSON.stringify(sealed(made), null, 2)}\n` } : planned(context, made)
    await writeNamed(file, `${JSON.stringify(sealed(made), null, 2)}\n`)
    return planned(context, made, context.say('plan.written', { file }))
  },
}
