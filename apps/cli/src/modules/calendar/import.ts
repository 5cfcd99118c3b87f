import type { Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { importOf } from '@isb/sdk/rules'
import { nameIn, word } from '@isb/words'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Command } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { readText } from '../../lib/input/source.ts'
import { columnsOf } from '../../lib/resource/cells.ts'
import { described } from '../../lib/resource/contract.ts'
import type { Cell } from '../../lib/resource/declared.ts'
import { headOf } from '../../lib/resource/words.ts'

type Proposed = Schema<'ProposedDay'>
type Weekday = Schema<'Weekday'>

const cells: Cell[] = [
  { field: 'decision', head: headOf('outcome'), whole: true, cell: ({ decision }) => String(decision) },
  'startsOn',
  'endsOn',
  'kind',
  'name',
  'runsAs',
]

/** `isb calendar import` */
export const importDays: Command = {
  name: 'import',
  does: 'calendar.import.does',
  examples: [
    'isb calendar import 2027.json --dry-run',
    'isb calendar import 2027.json --make-up 2027-04-25=off --make-up 2027-05-08=Wednesday',
    'isb calendar import school.ics --yes',
  ],
  args: [{ name: 'FILE', does: 'calendar.import.file' }],
  options: [
    { flags: '--make-up <DAY=WEEKDAY>', does: 'calendar.import.makeUp', many: true },
    { flags: '--dry-run', does: 'import.dryRun' },
    yes,
  ],
  more: (say) => say('calendar.import.more'),
  async run(context, given) {
    const { say, locale } = context
    const text = await readText(given.args[0] ?? '-', context.world)
    const answers = new Map(given.texts('makeUp').map(answerOf))
    const client = await context.isb()
    const { days: proposed, passedOver } = await client.calendar.readFile({ body: { text } })
    for (const day of answers.keys())
      if (!proposed.some(({ kind, startsOn }) => kind === 'MakeUp' && startsOn === day))
        throw new Refusal('calendar.import.noMakeUp', { day })
    const decided = proposed.map((each): Proposed => {
      const runsAs = each.kind === 'MakeUp' ? answers.get(each.startsOn) : undefined
      return runsAs === undefined ? each : { ...each, take: runsAs !== null, runsAs }
    })
    const change = importOf(decided)
    const count = change.days.length
    const unclear = change.days.find(({ kind, runsAs }) => kind === 'MakeUp' && !runsAs)
    if (unclear) throw new Refusal('calendar.import.unclear', { day: unclear.startsOn })
    const { moved, touched } = await client.calendar.preview({ body: change })
    const moves = moved
      .filter(({ gained, lost }) => gained + lost > 0)
      .map(({ division, grade, ...days }) =>
        say('calendar.import.moves', { whom: grade ?? word(locale, `value.Division.${division}`), ...days }),
      )
    const outside = decided.filter(({ inYear }) => !inYear).length
    const told = [
      ...moves,
      ...touched,
      ...(passedOver > 0 ? [say('calendar.import.passedOver', { count: passedOver })] : []),
      ...(outside > 0 ? [say('calendar.import.outsideAll', { count: outside })] : []),
      ...(count === 0 ? [say('calendar.import.nothing')] : []),
    ]
    const rows = decided.map((day) => ({ ...day, decision: decisionOf(day, context), name: nameIn(locale, day) }))
    const columns = columnsOf({ ...described('calendar.list'), spec: {} }, context, cells)
    const shown = { data: { days: decided, moved, touched, passedOver }, table: { rows, columns } }
    if (given.flag('dryRun') === true || count === 0) return { ...shown, said: told.join('\n') }
    if (given.flag('yes') !== true) {
      for (const { decision, startsOn, name } of rows) context.tell(`${decision}  ${startsOn}  ${name}`)
      for (const line of told) context.tell(line)
      await confirm(context, { question: say('calendar.import.question', { count }) })
    }
    await client.calendar.change({ body: change })
    return { ...shown, said: [...told, say('calendar.import.done', { count })].join('\n') }
  },
}

/** `2027-04-25=off` or `2027-05-08=Wednesday`. */
function answerOf(text: string): [day: string, runsAs: Weekday | null] {
  const [day = '', name = ''] = text.split('=')
  const runsAs = values.Weekday.find((each) => each.toLowerCase() === name.toLowerCase())
  if (!runsAs && name !== 'off') throw new Refusal('calendar.import.answer', { text })
  return [day, runsAs ?? null]
}

const decisionOf = (day: Proposed, { say }: Pick<Context, 'say'>) =>
  say(`calendar.import.${day.take ? 'taken' : day.stands ? 'stands' : day.inYear ? 'left' : 'outside'}`)
