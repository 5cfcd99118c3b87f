import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'
import { shownTime } from '../../lib/output/time.ts'
import { runArgs, runOf } from './of-run.ts'

/** `isb bus replay` */
export const replay: Command = {
  name: 'replay',
  does: 'bus.replay.does',
  examples: ['isb bus replay "Wangjing, morning" 2026-11-26', 'isb bus replay 7 --json | jq .trail'],
  args: runArgs,
  async run(context, given) {
    const { locale, say } = context
    const isb = await context.isb()
    const data = await isb.bus.replay({ query: await runOf(context, isb, given) })
    const rows = data.run.stops.map((stop, at) => {
      const { plannedAt = null, passedAt = null } = data.times[at] ?? {}
      const late = plannedAt && passedAt ? Math.round((Date.parse(passedAt) - Date.parse(plannedAt)) / 60_000) || 0 : null
      return {
        stop: nameIn(locale, stop),
        plannedAt: stop.at,
        passedAt: shownTime(passedAt).slice(-5),
        delay: late === null ? '' : say('bus.where.minutes', { minutes: late }),
      }
    })
    const status = word(locale, `value.BusRunStatus.${data.run.status}`)
    return {
      data,
      table: { rows, columns: columnsFor('stop', 'plannedAt', 'passedAt', 'delay') },
      said: say('bus.replay.said', { name: nameIn(locale, data.run), day: data.run.day, status, places: data.trail.length }),
    }
  },
}
