import type { Schema } from '@isb/sdk'
import { nameIn, word } from '@isb/words'
import type { CliModule, OwnCell } from '../../lib/resource/declared.ts'
import { exportFeed } from './feed.ts'
import { importFeed } from './import.ts'
import { passCommands } from './passes.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { runMoves } from './run-moves.ts'
import { runs } from './runs.ts'
import { sheet } from './sheet.ts'
import { trackerCommands } from './trackers.ts'
import { where } from './where.ts'

const routeName: OwnCell<Schema<'BusRoute'>> = { field: 'name', cell: (route, { locale }) => nameIn(locale, route) }
const plate: OwnCell<Schema<'BusRoute'>> = { field: 'plate', cell: ({ vehicle }) => vehicle?.plate }
const seats: OwnCell<Schema<'BusRoute'>> = { field: 'seatCount', cell: ({ vehicle }) => vehicle?.seatCount }
const direction: OwnCell<Schema<'BusRoute'>> = {
  field: 'direction',
  cell: (route, { locale }) => word(locale, `value.BusDirection.${route.direction}`),
}

/** `isb bus …`: routes, stops, vehicles, the runs of a day, and where buses are. */
const module: CliModule<'bus'> = {
  lists: {
    'bus.list': {
      by: 'name',
      example: '"Wangjing, morning"',
      verbs: { list: 'routes', export: 'export-routes' },
      columns: ['id', 'lineNumber', routeName, direction, 'startsAt', 'endsAt', plate, seats, 'driver', 'status'],
    },
    'bus.listStops': { by: 'name', example: 'Huajiadi' },
    'bus.listVehicles': { by: 'plate', example: '京A·F60827' },
  },
  commands: [runs, ...runMoves, sheet, where, replay, report, ...trackerCommands, ...passCommands, importFeed, exportFeed],
}

export default module
