import { listOf, nameIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'

/** `isb bus-booking message` */
export const message: Command = {
  name: 'message',
  does: 'busBooking.message.does',
  examples: ['isb bus-booking message 7 2026-11-26 "The bus is 20 minutes late."'],
  args: [
    { name: 'ROUTE', does: 'busBooking.riders.route' },
    { name: 'DAY', does: 'bus.runs.day' },
    { name: 'TEXT', does: 'busBooking.message.text' },
  ],
  async run({ isb, locale, say }, { args: [route, day = '', text = ''] }) {
    const routeId = idOf(route)
    const client = await isb()
    const data = await client.busBooking.message({ body: { routeId, day, text } })
    const sent = say('busBooking.message.said', { families: data.families })
    const names = data.unreached.map((rider) => [nameIn(locale, rider), rider.phone].filter(Boolean).join(' '))
    return { data, said: names.length > 0 ? say('busBooking.message.call', { said: sent, names: listOf(locale, names) }) : sent }
  },
}
