import { ApiError, type Isb, isIsbError, plateReadings, plateWritten, type Schema, SessionError } from '@isb/sdk'
import { listOf, word } from '@isb/words'
import { bold, green, red } from '../../lib/output/colour.ts'
import type { Command, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { failureOf } from '../../lib/failure/failure.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { linesIn } from '../../lib/input/lines.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { clean, pad, widthOf } from '../../lib/output/width.ts'
import { isColoured } from '../../lib/world.ts'
import { carOf, daysOf } from './lists.ts'

type Check = Schema<'GateCheck'>

/** `isb vehicle check` */
export const check: Command = {
  name: 'check',
  does: 'vehicle.check.does',
  examples: ['isb vehicle check 沪A12345', 'isb vehicle check hua12345 && open-gate', 'camera | isb vehicle check - | barrier'],
  args: [{ name: 'PLATE', does: 'vehicle.check.plate', many: true }],
  more: (say) => say('vehicle.check.more'),
  lists: true,
  async run(context, given) {
    const client = await context.isb()
    if (given.args.length === 1 && given.args[0] === '-') return stream(context, client)
    // A plate may be typed with spaces and without quotes.
    const plate = given.args.join(' ')
    const answer = await client.vehicle.check({ query: { plate } })
    return { data: answer, text: large(context, answer, plate), exit: answer.admitted ? Exit.done : Exit.error }
  },
}

const statusOf = ({ locale }: Context, status: Schema<'PassStatus'>): string => word(locale, `value.PassStatus.${status}`)

/** The answer as a guard reads it from a step away: one word in a frame, then what stands on the pass. */
function large(context: Context, { admitted, reason, passes, plate }: Check, typed: string): string {
  const { locale, say, world } = context
  const [first, ...others] = passes
  const verdict = say(admitted ? 'vehicle.check.admitted' : 'vehicle.check.refused')
  const lines = [
    verdict,
    '',
    clean(first?.plate ?? (plate || typed)),
    ...(reason === null ? [] : [word(locale, `value.GateReason.${reason}`)]),
  ]
  const inner = Math.max(...lines.map(widthOf)) + 8
  const framed = [`┏${'━'.repeat(inner)}┓`, ...['', ...lines, ''].map((line) => `┃${pad(`    ${line}`, inner)}┃`), `┗${'━'.repeat(inner)}┛`]
  const paint = (line: string): string => (isColoured(world, world.stdout) ? bold((admitted ? green : red)(line)) : line)
  const about = first
    ? fieldLines([
        [say('head.pass'), first.id],
        [say('head.status'), statusOf(context, first.status)],
        [say('head.valid'), daysOf(first)],
        [say('head.type'), word(locale, `value.PassType.${first.type}`)],
        [say('head.car'), carOf(first)],
        [say('head.driver'), first.driverName],
      ])
    : ''
  const rest = others.map((one) => `${one.id}  ${clean(one.plate)}  ${statusOf(context, one.status)}  ${daysOf(one)}`.trimEnd())
  const more = rest.length > 0 ? `\n${[say('vehicle.check.others'), ...rest.map((line) => `  ${line}`)].join('\n')}\n` : ''
  const alike = [typed, ...passes.map((one) => one.plate)].map(plateReadings).find(({ length }) => length > 1)
  const warning = first && alike ? `\n${word(locale, 'plate.alike', { plates: listOf(locale, alike.map(plateWritten)) })}\n` : ''
  return `${framed.map((line) => `${paint(line)}\n`).join('')}\n${about}${warning}${more}`
}

/**
 * For a barrier: a plate a line comes in, an answer a line goes out at once. A plate that cannot be checked is not admitted, and the
 * next is.
 */
async function stream(context: Context, isb: Isb): Promise<Result> {
  const { say, world } = context
  let [failed, all] = [0, 0]
  for await (const line of linesIn(world)) {
    const plate = line.trim()
    if (plate === '') continue
    all += 1
    const answer = await isb.vehicle.check({ query: { plate } }).catch(async (thrown: unknown) => {
      // Nobody is signed in any more, or may not ask: no later plate would be answered either.
      if (thrown instanceof SessionError || !isIsbError(thrown) || (thrown instanceof ApiError && thrown.reason === 'NO_PERMISSION'))
        throw thrown
      failed += 1
      const { code, reason, message } = (await failureOf(thrown, say, async () => '')).failure
      return { plate, admitted: false, reason: null, passes: [], error: { code, reason, message } }
    })
    await world.stdout.write(`${JSON.stringify({ asked: plate, ...answer })}\n`)
  }
  return { printed: true, ...(failed > 0 && { refusal: new Refusal('refused.unchecked', { failed, all }) }) }
}
