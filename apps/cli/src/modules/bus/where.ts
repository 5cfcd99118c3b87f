import type { Schema } from '@isb/sdk'
import { busLines } from '@isb/sdk/rules'
import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'
import type { Context } from '../../lib/context.ts'

/** `isb bus where` */
export const where: Command = {
  name: 'where',
  does: 'bus.where.does',
  examples: ['isb bus where', 'isb bus where --json'],
  async run(context) {
    const { locale, say } = context
    const isb = await context.isb()
    const data = await isb.bus.tracking()
    const lines = busLines(data.tracks, Date.parse(data.now))
    const rows = lines.map(({ run, place, seen, delay, times }) => {
      const next = times.find(({ expectedAt }) => expectedAt !== null)
      const stop = run.stops.find(({ stopId }) => stopId === next?.stopId)
      return {
        lineNumber: run.lineNumber,
        name: nameIn(locale, run),
        vehicle: run.vehicle?.plate ?? '',
        status: word(locale, `value.BusRunStatus.${run.status}`),
        nextStop: stop ? nameIn(locale, stop) : '',
        delay: delay === null ? '' : say('bus.where.minutes', { minutes: Math.round(delay / 60) }),
        seenAt: place ? agoText(context, Date.parse(data.now) - Date.parse(place.at), seen) : '',
        place: place ? `${degrees(place.latitude)}, ${degrees(place.longitude)}` : '',
      }
    })
    return {
      data,
      table: {
        rows,
        columns: columnsFor('lineNumber', 'name', 'vehicle', 'status', 'nextStop', 'delay', 'seenAt', 'place'),
      },
      said: say('bus.where.said', { buses: rows.length, road: lines.filter(isOnTheRoad).length }),
    }
  },
}

const agoText = ({ say }: Context, ms: number, seen: boolean) =>
  seen
    ? say('bus.where.seconds', { seconds: Math.max(0, Math.round(ms / 1000)) })
    : say('bus.where.silent', { minutes: Math.round(ms / 60_000) })
const degrees = (value: number) => value.toFixed(5)
const isOnTheRoad = ({ run }: Schema<'BusTrack'>) => run.status === 'OnTheRoad'
