import type { Command } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { needed } from '../../lib/line/given.ts'

/** `isb calendar create-year` */
export const createYear: Command = {
  name: 'create-year',
  does: 'calendar.createYear.does',
  examples: [
    'isb calendar create-year 2027-28 --from 2027-08-16 --to 2028-06-30',
    'isb calendar create-year 2027-28 --from 2027-08-16 --to 2028-06-30 --term "First semester=2027-08-16..2028-01-14"',
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
