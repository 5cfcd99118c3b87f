// What reports places: trackers by an address with a key, and the live feed of a bus company.
import { labelled, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { idOf } from '../../lib/line/id.ts'
import { columnsFor, timesFor } from '../../lib/output/columns.ts'
import { fieldLines } from '../../lib/output/fields.ts'
import { shownTime } from '../../lib/output/time.ts'
import { vehicleNamed } from './of-run.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const datums = ['WGS84', 'GCJ02'] as const

const trackers: Command = {
  name: 'trackers',
  does: summaryOf('bus.trackers'),
  examples: ['isb bus trackers', "isb bus trackers --ndjson | jq -r 'select(.lastAt == null) | .name'"],
  lists: true,
  async run(context) {
    const { locale, say } = context
    const data = await (await context.isb()).bus.trackers()
    const rows = data.map((tracker) => ({
      ...tracker,
      vehicle: tracker.vehicle?.plate ?? say('bus.trackers.any'),
      datum: word(locale, `value.BusDatum.${tracker.datum}`),
    }))
    const columns = [...columnsFor('id', 'name', 'vehicle', 'datum'), ...timesFor('createdAt', 'lastAt')]
    return { data, table: { rows, columns, empty: say('bus.trackers.none') } }
  },
}

const createTracker: Command = {
  name: 'create-tracker',
  does: summaryOf('bus.createTracker'),
  examples: ['isb bus create-tracker "Phone of bus 3" --vehicle 京A·F60827', 'isb bus create-tracker Traccar --datum GCJ02 --json'],
  args: [{ name: 'NAME', does: 'bus.createTracker.name' }],
  options: [
    { flags: '--vehicle <PLATE>', does: 'bus.createTracker.vehicle' },
    { flags: '--datum <DATUM>', does: 'bus.createTracker.datum', choices: datums },
  ],
  async run(context, given) {
    const isb = await context.isb()
    const [name = ''] = given.args
    const plate = given.text('vehicle')
    const vehicleId = plate === undefined ? null : await vehicleNamed(context, isb, plate)
    const datum = datums.find((each) => each === given.text('datum')) ?? 'WGS84'
    const made = await isb.bus.createTracker({ body: { name, vehicleId, datum } })
    const text = fieldLines([
      [context.say('bus.createTracker.address'), made.address],
      ['Traccar', made.traccar],
    ])
    return { data: made, text, said: context.say('bus.createTracker.done', { id: made.tracker.id }) }
  },
}

const removeTracker: Command = {
  name: 'remove-tracker',
  does: summaryOf('bus.removeTracker'),
  asks: true,
  examples: ['isb bus remove-tracker 2'],
  args: [{ name: 'ID', does: 'bus.trackerId' }],
  async run({ isb, say }, given) {
    const trackerId = idOf(given.args[0])
    await (await isb()).bus.removeTracker({ path: { trackerId } })
    return { data: { removed: trackerId }, said: say('bus.removeTracker.done') }
  },
}

const source: Command = {
  name: 'source',
  does: 'bus.source.does',
  examples: ['isb bus source', 'isb bus source --json'],
  async run({ isb, locale, say }) {
    const data = await (await isb()).bus.source()
    const { readAt, buses, unknown, ignored, fault } = data
    if (readAt === null) return { data, said: say('bus.source.none') }
    const said = fault ? word(locale, `value.BusSourceFault.${fault}`) : say('bus.source.read', { buses, unknown, ignored })
    return { data, said: labelled(locale, shownTime(readAt), said), exit: fault ? Exit.error : Exit.done }
  },
}

export const trackerCommands: readonly Command[] = [trackers, createTracker, removeTracker, source]
