import { type Schema } from '@isb/sdk'
import { alikePlates } from '@isb/sdk/rules'
import { listOf, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { answerLines } from '../../lib/many/answers.ts'
import { green, red } from '../../lib/output/colour.ts'
import { framed } from '../../lib/output/frame.ts'
import { clean } from '../../lib/output/width.ts'
import { viewOf } from '../../lib/resource/cells.ts'
import { described } from '../../lib/resource/contract.ts'
import { car, daysOf, valid } from './lists.ts'

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
    if (given.args.length === 1 && given.args[0] === '-')
      return answerLines(context, {
        ask: (plate) => client.vehicle.check({ query: { plate } }),
        // A barrier stays closed for what could not be checked.
        unanswered: (plate) => ({ plate, admitted: false, reason: null, passes: [] }),
        refused: 'refused.unchecked',
      })
    // A plate may be typed with spaces and without quotes.
    const plate = given.args.join(' ')
    const answer = await client.vehicle.check({ query: { plate } })
    return { data: answer, text: large(context, answer, plate), exit: answer.admitted ? Exit.done : Exit.error }
  },
}

/** What a guard reads of a pass. */
const list = { ...described('vehicle.list'), spec: { view: ['id', 'status', valid, 'type', car, 'driverName'] } }

/** The answer as a guard reads it from a step away: one word in a frame, then what stands on the pass. */
function large(context: Context, { admitted, reason, passes, plate }: Check, typed: string): string {
  const { locale, say, world } = context
  const [first, ...others] = passes
  const verdict = say(admitted ? 'vehicle.check.admitted' : 'vehicle.check.refused')
  const why = reason === null ? [] : [word(locale, `value.GateReason.${reason}`)]
  const frame = framed([verdict, '', clean(first?.plate ?? (plate || typed)), ...why], admitted ? green : red, world)
  if (!first) return `${frame}\n`
  const alike = alikePlates(typed, ...passes.map((pass) => pass.plate))
  const warning = alike.length > 0 ? `\n${word(locale, 'plate.alike', { plates: listOf(locale, alike) })}\n` : ''
  const rest = others.map((pass) =>
    `  ${pass.id}  ${clean(pass.plate)}  ${word(locale, `value.PassStatus.${pass.status}`)}  ${daysOf(pass)}`.trimEnd(),
  )
  const more = rest.length > 0 ? `\n${[say('vehicle.check.others'), ...rest].join('\n')}\n` : ''
  return `${frame}\n${viewOf(list, { ...first }, context)}${warning}${more}`
}
