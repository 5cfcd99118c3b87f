import { nameIn, nameOf, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'
import { idOrNamed } from '../../lib/resource/naming.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb bus sheet` */
export const sheet: Command = {
  name: 'sheet',
  does: summaryOf('bus.sheet'),
  examples: ['isb bus sheet 7'],
  args: [{ name: 'ROUTE', does: 'bus.route' }],
  async run(context, { args: [route] }) {
    const { locale, say } = context
    const isb = await context.isb()
    const data = await isb.bus.sheet({ query: { routeId: await idOrNamed('bus.list', 'name', context, isb, route) } })
    const stopOf = new Map(data.run.stops.map((stop) => [stop.stopId, stop]))
    const rows = data.riders.map((rider) => {
      const stop = stopOf.get(rider.stopId)
      return {
        at: stop?.at ?? '',
        stop: stop ? nameIn(locale, stop) : '',
        personName: nameOf(locale, rider),
        studentNumber: rider.studentNumber,
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
        columns: columnsFor('at', 'stop', 'personName', 'studentNumber', 'homeroom', 'boarding', 'adult'),
      },
      said: say('bus.sheet.said', { riders: rows.length, status }),
    }
  },
}
