import { randomUUID } from 'node:crypto'
import type { Schema } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Context } from '../../lib/context.ts'
import { follow } from '../../lib/runs/follow.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { countsOf, resultTable, runResult } from '../../lib/runs/run-result.ts'
import { readText } from '../../lib/input/source.ts'
import { isColoured } from '../../lib/world.ts'
import { longWork } from '../../lib/long-work.ts'
import type { Plan } from './parts.ts'
import { opened } from './seal.ts'
import { countsText, filesArgument, planFiles, prune } from './plan.ts'
import { planText } from './show.ts'

/** `isb apply` */
export const apply: Command = {
  name: 'apply',
  does: 'apply.does',
  examples: ['isb apply plan.json', 'isb apply config/', 'isb apply config/ --prune --yes'],
  args: [{ ...filesArgument, does: 'apply.files' }],
  options: [prune, yes],
  async run(context, given) {
    const { say, locale, world } = context
    const client = await context.isb()
    const saved = await savedPlan(context, given.args)
    const plan = saved ?? (await planFiles(context, client, given.args, given))
    if (plan.steps.length === 0) return { data: { state: 'Done', counts: {} }, text: '', said: say('config.nothing') }
    if (!context.json)
      context.tell(`${planText(plan, { say, locale, coloured: isColoured(world, world.stderr) })}\n${countsText(context, plan)}`)
    // Who saved a plan has seen it; what is planned only now is asked about.
    if (saved) context.effects.allow()
    else await confirm(context, { question: say('apply.ask', { removed: plan.counts.remove }) })
    const { askTwice } = await import('@isb/sdk')
    // With one key the request may be sent again: the server begins the run once.
    const asking = { ...longWork, idempotencyKey: randomUUID() }
    const request = askTwice(() => client.config.apply({ body: { plan } }, asking), { wait: world.sleep })
    const run = await follow(client, request, context, 'apply.progress')
    return isStale(run)
      ? { data: run, table: resultTable(locale, run.results), refusal: stale(run) }
      : runResult(locale, run, say, say('apply.done', { counts: countsOf(locale, run) }))
  },
}

const isStale = ({ results }: Schema<'Run'>): boolean => results.some(({ reason }) => reason === 'CONFIG_MOVED')
const stale = ({ results }: Schema<'Run'>): Refusal =>
  new Refusal('refused.planStale', { count: results.length }, { exit: Exit.refused, hint: 'isb plan FILE -o plan.json' })

/** The plan of a file that holds one; undefined for files that describe a configuration. */
async function savedPlan({ world }: Context, names: readonly string[]): Promise<Plan | undefined> {
  const [name, ...more] = names
  if (name === undefined || more.length > 0 || !(name === '-' || /\.json$/i.test(name))) return undefined
  const text = await readText(name, world)
  let found: Partial<Plan>
  try {
    found = JSON.parse(text) as Partial<Plan>
  } catch {
    throw new Refusal('refused.notPlan', { name })
  }
  if (Array.isArray(found.steps) && found.format === 1) return opened(found as Plan, name)
  if (name === '-' || !('format' in found)) throw new Refusal('refused.notPlan', { name })
  return undefined
}
