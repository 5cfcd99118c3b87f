import { listOf, personIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOrNamed } from '../../lib/resource/naming.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb bus-booking message` */
export const message: Command = {
  name: 'message',
  does: summaryOf('busBooking.message'),
  asks: true,
  examples: ['isb bus-booking message 7 2026-11-26 "The bus is 20 minutes late."'],
  args: [
    { name: 'ROUTE', does: 'bus.route' },
    { name: 'DAY', does: 'bus.runs.day' },
    { name: 'TEXT', does: 'busBooking.message.text' },
  ],
  async run(context, { args: [route, day = '', text = ''] }) {
    const { locale, say } = context
    const client = await context.isb()
    const routeId = await idOrNamed('bus.list', 'name', context, client, route)
    const data = await client.busBooking.message({ body: { routeId, day, text } })
    const sent = say('busBooking.message.said', { families: data.families })
    const names = data.unreached.map((rider) => [personIn(locale, rider), rider.phone].filter(Boolean).join(' '))
    return { data, said: names.length > 0 ? say('busBooking.message.call', { said: sent, names: listOf(locale, names) }) : sent }
  },
}
