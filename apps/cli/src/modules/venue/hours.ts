import { readHours, writtenHours } from '@isb/sdk/rules'
import type { Command } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { venueNamed } from './find.ts'

/** `isb venue hours` */
export const hours: Command = {
  name: 'hours',
  does: 'venue.hours.does',
  asks: true,
  examples: ['isb venue hours "East Gym"', 'isb venue hours "East Gym" --set "Mon-Fri 08:00–12:00; Mon-Fri 13:00–18:00; Sat 09:00–12:00"'],
  args: [{ name: 'VENUE', does: 'venue.name' }],
  options: [
    { flags: '--set <HOURS>', does: 'venue.hours.set' },
    { flags: '--cancel', does: 'venue.hours.cancel' },
  ],
  async run(context, given) {
    const isb = await context.isb()
    const path = { venueId: (await venueNamed(isb, given.args[0] ?? '')).id }
    const venue = await isb.venue.get({ path })
    const text = given.text('set')
    if (text === undefined) return { data: venue.hours, text: `${writtenHours(venue.hours) || context.say('venue.free.none')}\n` }
    const next = readHours(text)
    if (!next) throw new Refusal('refused.hours', { text })
    const saved = await isb.venue.update({
      path,
      body: { version: venue.version, hours: next, cancelReservations: given.flag('cancel') === true },
    })
    return { data: saved.hours, said: writtenHours(saved.hours) || context.say('venue.free.none') }
  },
}
