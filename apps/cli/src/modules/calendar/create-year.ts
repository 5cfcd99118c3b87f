import type { Command } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { needed } from '../../lib/line/given.ts'

/** `isb calendar create-year` */
export const createYear: Command = {
  name: 'create-year',
  does: 'calendar.createYear.does',
  asks: true,
  examples: [
    'isb calendar create-year 2031-32 --from 2031-08-18 --to 2032-06-25',
    'isb calendar create-year 2031-32 --from 2031-08-18 --to 2032-06-25 --term "First semester=2031-08-18..2032-01-16"',
  ],
  args: [{ name: 'YEAR', does: 'calendar.createYear.name' }],
  options: [
    { flags: '--from <DAY>', does: 'calendar.createYear.from' },
    { flags: '--to <DAY>', does: 'calendar.createYear.to' },
    { flags: '--term <NAME=FROM..TO>', does: 'calendar.createYear.term', many: true },
  ],
  async run(context, given) {
    const [name = ''] = given.args
    const year = { name, startsOn: needed(given, 'from'), endsOn: needed(given, 'to'), terms: given.texts('term').map(termIn) }
    const client = await context.isb()
    const { years } = await client.calendar.change({ body: { years: [year] } })
    return { data: years[0], said: context.say('calendar.createYear.done', { name }) }
  },
}

/** `First semester=2027-08-16..2028-01-14` */
function termIn(text: string) {
  const [, name, startsOn, endsOn] = /^(.+)=(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text) ?? []
  if (!name || !startsOn || !endsOn) throw new Refusal('calendar.createYear.termWrong', { text })
  return { name, startsOn, endsOn }
}
