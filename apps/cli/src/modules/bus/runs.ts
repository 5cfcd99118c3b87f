import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb bus runs` */
export const runs: Command = {
  name: 'runs',
  does: summaryOf('bus.runs'),
  examples: ['isb bus runs', 'isb bus runs 2026-11-26 --json'],
  args: [{ name: 'DAY', does: 'bus.runs.day', optional: true }],
  async run(context, given) {
    const [day] = given.args
    const { locale } = context
    const isb = await context.isb()
    const data = await isb.bus.runs(day === undefined ? {} : { query: { day } })
    const rows = data.runs.map((run) => ({
      id: run.routeId,
      lineNumber: run.lineNumber,
      name: nameIn(locale, run),
      direction: word(locale, `value.BusDirection.${run.direction}`),
      startsAt: run.startsAt ?? '',
      endsAt: run.endsAt ?? '',
      vehicle: run.vehicle?.plate ?? '',
      riders: run.vehicle ? `${run.riders} / ${run.vehicle.seatCount}` : run.riders,
      status: word(locale, `value.BusRunStatus.${run.status}`),
      reason: run.reason,
    }))
    return {
      data,
      table: {
        rows,
        columns: columnsFor('id', 'lineNumber', 'name', 'direction', 'startsAt', 'endsAt', 'vehicle', 'riders', 'status', 'reason'),
      },
      said: context.say('bus.runs.said', { day: data.day, runs: rows.length }),
    }
  },
}
