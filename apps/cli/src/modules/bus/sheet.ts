import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'

/** `isb bus sheet` */
export const sheet: Command = {
  name: 'sheet',
  does: 'bus.sheet.does',
  examples: ['isb bus sheet 7'],
  args: [{ name: 'ROUTE', does: 'busBooking.riders.route' }],
  async run({ isb, locale, say }, { args: [route] }) {
    const client = await isb()
    const data = await client.bus.sheet({ query: { routeId: idOf(route) } })
    const stopOf = new Map(data.run.stops.map((stop) => [stop.stopId, stop]))
    const rows = data.riders.map((rider) => {
      const stop = stopOf.get(rider.stopId)
      return {
        at: stop?.at ?? '',
        stop: stop ? nameIn(locale, stop) : '',
        personName: nameIn(locale, rider),
        homeroom: rider.className || rider.grade,
        boarding: word(locale, rider.away && rider.boarding === 'Open' ? 'value.BusRideState.Away' : `value.BusBoarding.${rider.boarding}`),
        adult: rider.adult,
      }
    })
    const status = word(locale, `value.BusRunStatus.${data.run.status}`)
    return {
      data,
      table: {
        rows,
        columns: (['at', 'stop', 'personName', 'homeroom', 'boarding', 'adult'] as const).map((field) => ({
          field,
          head: () => word(locale, `field.${field}`),
        })),
      },
      said: say('bus.sheet.said', { riders: rows.length, status }),
    }
  },
}
