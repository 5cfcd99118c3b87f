import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'

/** `isb bus-booking riders` */
export const riders: Command = {
  name: 'riders',
  does: 'busBooking.riders.does',
  examples: ['isb bus-booking riders 7 2026-11-26'],
  args: [
    { name: 'ROUTE', does: 'busBooking.riders.route' },
    { name: 'DAY', does: 'bus.runs.day' },
  ],
  async run(context, given) {
    const [route, day = ''] = given.args
    const routeId = idOf(route)
    const { locale } = context
    const isb = await context.isb()
    const data = await isb.busBooking.riders({ query: { routeId, day } })
    const rows = data.map((rider) => ({
      at: rider.at ?? '',
      stop: nameIn(locale, rider.stop),
      personName: nameIn(locale, rider),
      homeroom: rider.className || rider.grade,
      status: [word(locale, `value.BusRideState.${rider.state}`), rider.place].filter(Boolean).join(' '),
    }))
    return {
      data,
      table: {
        rows,
        columns: (['at', 'stop', 'personName', 'homeroom', 'status'] as const).map((field) => ({
          field,
          head: () => word(locale, `field.${field}`),
        })),
      },
      said: context.say('busBooking.riders.said', { riders: rows.length }),
    }
  },
}
