import { nameIn, word } from '@isb/words'
import { usedShare } from '@isb/sdk/rules'
import type { Command } from '../../lib/command.ts'
import type { Speaker } from '../../lib/speech.ts'
import { typeNamed } from './find.ts'

const columns = (['venue', 'type', 'usedHours', 'openHours', 'usedShare'] as const).map((field) => ({
  field,
  head: ({ locale }: Speaker) => word(locale, `field.${field}`),
}))
const hoursIn = (minutes: number) => Math.round(minutes / 6) / 10

/** `isb venue stats` */
export const stats: Command = {
  name: 'stats',
  does: 'venue.stats.does',
  examples: ['isb venue stats --from 2026-08-17 --to 2026-11-20', 'isb venue stats --type Sports --json'],
  options: [
    { flags: '--from <DAY>', does: 'venue.stats.from' },
    { flags: '--to <DAY>', does: 'venue.stats.to' },
    { flags: '--type <NAME>', does: 'venue.find.type' },
  ],
  lists: true,
  async run(context, given) {
    const { locale, say } = context
    const [from, to, type] = ['from', 'to', 'type'].map(given.text)
    const isb = await context.isb()
    const data = await isb.venue.statistics({
      query: {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(type !== undefined && { typeId: (await typeNamed(isb, type)).id }),
      },
    })
    const rows = data.venues.map(({ venue, type: own, ...use }) => ({
      venue: nameIn(locale, venue),
      type: nameIn(locale, own),
      usedHours: hoursIn(use.usedMinutes),
      openHours: hoursIn(use.openMinutes),
      usedShare: usedShare(use),
    }))
    return { data, table: { rows, columns, empty: say('venue.stats.none') } }
  },
}
