import { nameIn, word } from '@isb/words'
import { writtenSpan } from '@isb/sdk/rules'
import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { schoolToday } from '../../lib/school-day.ts'
import type { Speaker } from '../../lib/speech.ts'
import { typeNamed } from './find.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const columns = (['day', 'time', 'venue', 'location', 'capacity'] as const).map((field) => ({
  field,
  head: ({ locale }: Speaker) => word(locale, `field.${field}`),
}))

/** On how many days of a rule it is free. */
const days = { field: 'series', head: ({ say }: Speaker) => say('venue.find.free') } as const

/** `isb venue find` */
export const findVenue: Command = {
  name: 'find',
  does: summaryOf('venue.find'),
  examples: [
    'isb venue find --people 30 --minutes 90 --from 2026-11-26 --to 2026-12-04',
    'isb venue find --minutes 60 --from 2026-11-26 --earliest 13:00 --latest 17:00 --type "Meeting rooms"',
    'isb venue find --people 30 --minutes 90 --from 2026-11-26 --earliest 13:00 --repeat "FREQ=WEEKLY;COUNT=10"',
  ],
  options: [
    { flags: '--minutes <NUMBER>', does: 'venue.find.minutes' },
    { flags: '--people <NUMBER>', does: 'venue.reserve.people' },
    { flags: '--from <DAY>', does: 'venue.find.from' },
    { flags: '--to <DAY>', does: 'venue.find.to' },
    { flags: '--earliest <TIME>', does: 'venue.find.earliest' },
    { flags: '--latest <TIME>', does: 'venue.find.latest' },
    { flags: '--type <NAME>', does: 'venue.find.type' },
    { flags: '--place <TEXT>', does: 'venue.find.place' },
    { flags: '--repeat <RULE>', does: 'venue.find.repeat' },
  ],
  lists: true,
  async run(context, given) {
    const { locale, say } = context
    const [minutes, people, from, to, earliest, latest, type, place, rule] = [
      'minutes',
      'people',
      'from',
      'to',
      'earliest',
      'latest',
      'type',
      'place',
      'repeat',
    ].map(given.text)
    if (minutes === undefined) throw usage('refused.missingOption', { name: '--minutes' })
    const isb = await context.isb()
    const slots = await isb.venue.find({
      query: {
        minutes: Number(minutes),
        from: from ?? (await schoolToday(isb)),
        ...(people !== undefined && { people: Number(people) }),
        ...(to !== undefined && { to }),
        ...(earliest !== undefined && { earliest }),
        ...(latest !== undefined && { latest }),
        ...(place !== undefined && { place }),
        ...(rule !== undefined && { rule }),
        ...(type !== undefined && { typeId: (await typeNamed(isb, type)).id }),
      },
    })
    const rows = slots.map(({ venue, day, series, ...times }) => ({
      day,
      time: writtenSpan(times),
      venue: nameIn(locale, venue),
      location: venue.location,
      capacity: venue.capacity,
      series: series && `${series.free}/${series.all}`,
    }))
    return { data: slots, table: { rows, columns: rule === undefined ? columns : [...columns, days], empty: say('venue.find.none') } }
  },
}
