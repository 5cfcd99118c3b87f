import { type Schema } from '@isb/sdk'
import { writtenSpan } from '@isb/sdk/rules'
import { separatorIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { venueNamed } from './find.ts'

/** `isb venue free` */
export const free: Command = {
  name: 'free',
  does: 'venue.free.does',
  examples: ['isb venue free "East Gym" 2026-11-26'],
  args: [
    { name: 'VENUE', does: 'venue.name' },
    { name: 'DAY', does: 'venue.day' },
  ],
  async run(context, given) {
    const [name = '', day = ''] = given.args
    const isb = await context.isb()
    const { id: venueId } = await venueNamed(isb, name)
    const data = await isb.venue.day({ path: { venueId }, query: { day } })
    const written = (spans: readonly Schema<'OpenSpan'>[]) =>
      spans.map(({ opens, closes }) => writtenSpan({ startsAt: opens, endsAt: closes })).join(separatorIn(context.locale)) ||
      context.say('venue.free.none')
    const said = context.say('venue.free.said', { open: written(data.open), free: written(data.free) })
    return { data, said: data.closed ? `${said}\n${data.closed}` : said }
  },
}
