// A run is started, closed, cancelled, restored, or given another bus.
import { ApiError, type Isb, type Schema } from '@isb/sdk'
import { isStartDoubt } from '@isb/sdk/rules'
import { nameIn, word } from '@isb/words'
import { askYes } from '../../lib/ask/confirm.ts'
import type { Command, Given, Option } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { runArgs, runOf, vehicleNamed } from './of-run.ts'
import { summaryOf } from '../../lib/resource/words.ts'

type Run = Schema<'BusRun'>
type Name = Schema<'BusRunName'>
interface Move extends Pick<Command, 'name' | 'does' | 'examples'> {
  readonly options?: readonly Option[]
  move(isb: Isb, run: Name, given: Given, context: Context): Promise<Run>
}

const move = ({ move: make, ...command }: Move): Command => ({
  ...command,
  args: runArgs,
  asks: true,
  async run(context, given) {
    const { locale, say } = context
    // What is missing is said before anybody is asked for anything.
    for (const name of ['reason', 'vehicle'] as const)
      if (command.options?.some(({ flags }) => flags.startsWith(`--${name} `)) && given.text(name) === undefined)
        throw usage('refused.missingOption', { name: `--${name}` })
    const isb = await context.isb()
    const data = await make(isb, await runOf(context, isb, given), given, context)
    const status = [word(locale, `value.BusRunStatus.${data.status}`), data.vehicle?.plate].filter(Boolean).join(', ')
    return { data, said: say('bus.run.said', { line: data.lineNumber, name: nameIn(locale, data), day: data.day, status }) }
  },
})

/** Starts a run. What speaks against it is asked about, one thing after the other. */
async function start(isb: Isb, name: Name, given: Given, context: Context, despite: Schema<'BusStartDoubt'>[] = []): Promise<Run> {
  try {
    return await isb.bus.startRun({ body: { ...name, despite } })
  } catch (error) {
    if (!(error instanceof ApiError) || !isStartDoubt(error.reason) || despite.includes(error.reason)) throw error
    if (given.flag('yes') !== true) await askYes(context, context.say('bus.startRun.ask', { why: error.message }))
    return start(isb, name, given, context, [...despite, error.reason])
  }
}

const reason: Option = { flags: '--reason <TEXT>', does: 'bus.run.reason' }
const reasonOf = ({ text }: Given): string => text('reason') ?? ''

export const runMoves: readonly Command[] = [
  move({
    name: 'start-run',
    does: 'bus.startRun.does',
    examples: ['isb bus start-run "Wangjing, morning" --yes', 'isb bus start-run 7 --yes'],
    move: start,
  }),
  move({
    name: 'reset-run',
    does: summaryOf('bus.resetRun'),
    examples: ['isb bus reset-run "Wangjing, afternoon" --reason "Started by mistake"'],
    options: [{ flags: '--reason <TEXT>', does: 'bus.resetRun.reason' }],
    move: (isb, run, given) => isb.bus.resetRun({ body: { ...run, reason: reasonOf(given) } }),
  }),
  move({
    name: 'close-run',
    does: summaryOf('bus.closeRun'),
    examples: ['isb bus close-run "Wangjing, morning"'],
    move: (isb, body) => isb.bus.closeRun({ body }),
  }),
  move({
    name: 'cancel-run',
    does: summaryOf('bus.cancelRun'),
    examples: ['isb bus cancel-run "Wangjing, morning" --reason "The road is flooded"', 'isb bus cancel-run 7 2026-11-26 --reason Snow'],
    options: [reason],
    move: (isb, run, given) => isb.bus.cancelRun({ body: { ...run, reason: reasonOf(given) } }),
  }),
  move({
    name: 'restore-run',
    does: summaryOf('bus.restoreRun'),
    examples: ['isb bus restore-run "Wangjing, morning" 2026-11-26'],
    move: (isb, body) => isb.bus.restoreRun({ body }),
  }),
  move({
    name: 'change-run',
    does: summaryOf('bus.changeRun'),
    examples: ['isb bus change-run "Wangjing, morning" --vehicle 京A·H64471 --reason "A flat tire"'],
    options: [{ flags: '--vehicle <PLATE>', does: 'bus.run.vehicle' }, reason],
    async move(isb, run, given, context) {
      const vehicleId = await vehicleNamed(context, isb, given.text('vehicle') ?? '')
      return isb.bus.changeRun({ body: { ...run, vehicleId, reason: reasonOf(given) } })
    },
  }),
]
