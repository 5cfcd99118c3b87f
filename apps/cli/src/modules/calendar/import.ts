import type { Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { nameIn, word } from '@isb/words'
import { confirm, yes } from '../../lib/ask/confirm.ts'
import type { Command } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { readText } from '../../lib/input/source.ts'
import { headOf } from '../../lib/resource/words.ts'

type Proposed = Schema<'ProposedDay'>
type Weekday = Schema<'Weekday'>

const columns = [
  { field: 'decision', head: headOf('outcome'), whole: true },
  { field: 'startsOn', head: headOf('startsOn'), whole: true },
  { field: 'endsOn', head: headOf('endsOn'), whole: true },
  { field: 'kind', head: headOf('kind') },
  { field: 'name', head: headOf('name') },
  { field: 'runsAs', head: headOf('runsAs') },
] as const

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
    const answers = given.texts('makeUp').map(answerOf)
    const client = await context.isb()
    const { days: proposed, passedOver } = await client.calendar.readFile({ body: { text } })
    for (const { day } of answers)
      if (!proposed.some(({ kind, startsOn }) => kind === 'MakeUp' && startsOn === day))
        throw new Refusal('calendar.import.noMakeUp', { day })
    const decided = proposed.map((each): Proposed => {
      const answer = each.kind === 'MakeUp' && answers.find(({ day }) => day === each.startsOn)
      return answer ? { ...each, take: answer.runsAs !== null, runsAs: answer.runsAs } : each
    })
    const taken = decided.filter(({ take }) => take)
    const unclear = taken.find(({ kind, runsAs }) => kind === 'MakeUp' && !runsAs)
    if (unclear) throw new Refusal('calendar.import.unclear', { day: unclear.startsOn })
    const change = { days: taken.map(({ take: _, stands: _stands, inYear: _inYear, ...day }) => day) }
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
      ...(taken.length === 0 ? [say('calendar.import.nothing')] : []),
    ]
    const shown = {
      data: { days: decided, moved, touched, passedOver },
      table: { rows: decided.map((day) => rowOf(context, day)), columns },
    }
    if (given.flag('dryRun') === true || taken.length === 0) return { ...shown, said: told.join('\n') }
    if (given.flag('yes') !== true) {
      for (const day of decided) context.tell(`${rowOf(context, day).decision}  ${day.startsOn}  ${nameIn(locale, day)}`)
      for (const line of told) context.tell(line)
      await confirm(context, given, { question: say('calendar.import.question', { count: taken.length }) })
    }
    await client.calendar.change({ body: change })
    return { ...shown, said: [...told, say('calendar.import.done', { count: taken.length })].join('\n') }
  },
}

/** `2027-04-25=off` or `2027-05-08=Wednesday`. */
function answerOf(text: string): { readonly day: string; readonly runsAs: Weekday | null } {
  const [day = '', name = ''] = text.split('=')
  const runsAs = values.Weekday.find((each) => each.toLowerCase() === name.toLowerCase())
  if (!runsAs && name !== 'off') throw new Refusal('calendar.import.answer', { text })
  return { day, runsAs: runsAs ?? null }
}

function rowOf({ locale, say }: Pick<Context, 'locale' | 'say'>, day: Proposed) {
  const decision = day.take ? 'taken' : day.stands ? 'stands' : day.inYear ? 'left' : 'outside'
  return {
    ...day,
    decision: say(`calendar.import.${decision}`),
    name: nameIn(locale, day),
    runsAs: day.runsAs && word(locale, `value.Weekday.${day.runsAs}`),
    kind: word(locale, `value.DayKind.${day.kind}`),
  }
}
