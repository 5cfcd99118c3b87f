import { nameIn, nameOf, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'
import { idOrNamed } from '../../lib/resource/naming.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb bus-booking riders` */
export const riders: Command = {
  name: 'riders',
  does: summaryOf('busBooking.riders'),
  examples: ['isb bus-booking riders "Wangjing, morning" 2026-11-26', 'isb bus-booking riders 7 2026-11-26 --json'],
  args: [
    { name: 'ROUTE', does: 'bus.route' },
    { name: 'DAY', does: 'bus.runs.day' },
  ],
  async run(context, given) {
    const [route, day = ''] = given.args
    const { locale } = context
    const isb = await context.isb()
    const routeId = await idOrNamed('bus.list', 'name', context, isb, route)
    const data = await isb.busBooking.riders({ query: { routeId, day } })
    const rows = data.map((rider) => ({
      at: rider.at ?? '',
      stop: nameIn(locale, rider.stop),
      personName: nameOf(locale, rider),
      studentNumber: rider.studentNumber,
      homeroom: rider.className || rider.grade,
      status: [word(locale, `value.BusRideState.${rider.state}`), rider.placeInLine].filter(Boolean).join(' '),
    }))
    return {
      data,
      table: {
        rows,
        columns: columnsFor('at', 'stop', 'personName', 'studentNumber', 'homeroom', 'status'),
      },
      said: context.say('busBooking.riders.said', { riders: rows.length }),
    }
  },
}
