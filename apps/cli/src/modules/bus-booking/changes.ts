import { nameIn, nameOf, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb bus-booking changes` */
export const changes: Command = {
  name: 'changes',
  does: summaryOf('busBooking.changes'),
  examples: ['isb bus-booking changes', 'isb bus-booking changes 2026-11-26'],
  args: [{ name: 'DAY', does: 'bus.runs.day', optional: true }],
  async run({ isb, locale, say }, { args: [day] }) {
    const client = await isb()
    const data = await client.busBooking.changes(day === undefined ? {} : { query: { day } })
    const rows = data.changes.map((change) => ({
      homeroom: change.className || change.grade,
      personName: nameOf(locale, change),
      studentNumber: change.studentNumber,
      kind: word(locale, `value.BusChangeKind.${change.kind}`),
      route: `${change.route.lineNumber} ${nameIn(locale, change.route)}`,
      at: change.at ?? '',
      stop: nameIn(locale, change.stop),
    }))
    return {
      data,
      table: {
        rows,
        columns: columnsFor('homeroom', 'personName', 'studentNumber', 'kind', 'route', 'at', 'stop'),
      },
      said: say('busBooking.changes.said', { day: data.day, changes: rows.length }),
    }
  },
}
