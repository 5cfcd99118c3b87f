import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb bus-booking board` */
export const board: Command = {
  name: 'board',
  does: summaryOf('busBooking.board'),
  examples: ['isb bus-booking board', 'isb bus-booking board 2026-11-26 --json'],
  args: [{ name: 'DAY', does: 'bus.runs.day', optional: true }],
  async run({ isb, locale, say }, { args: [day] }) {
    const client = await isb()
    const data = await client.busBooking.board(day === undefined ? {} : { query: { day } })
    const rows = data.runs.map(({ route, cancelled, ...run }) => ({
      ...run,
      id: route.id,
      route: `${route.lineNumber} ${nameIn(locale, route)}`,
      direction: word(locale, `value.BusDirection.${route.direction}`),
      riders: `${run.riders} / ${run.seats}`,
      status: cancelled ? word(locale, 'value.BusRunStatus.Cancelled') : '',
    }))
    return {
      data,
      table: {
        rows,
        columns: columnsFor('id', 'route', 'direction', 'startsAt', 'plate', 'riders', 'waiting', 'away', 'pending', 'status'),
      },
      said: say('busBooking.board.said', { day: data.day, runs: rows.length }),
    }
  },
}
