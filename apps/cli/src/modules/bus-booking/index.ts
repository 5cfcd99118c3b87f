import type { Schema } from '@isb/sdk'
import { nameIn } from '@isb/words'
import type { CliModule, OwnCell } from '../../lib/resource/declared.ts'
import { board } from './board.ts'
import { changes } from './changes.ts'
import { message } from './message.ts'
import { riders } from './riders.ts'

const route: OwnCell<Schema<'BusBooking'>> = {
  field: 'route',
  cell: (booking, { locale }) => `${booking.route.lineNumber} ${nameIn(locale, booking.route)}`,
}
const stop: OwnCell<Schema<'BusBooking'>> = { field: 'stop', cell: (booking, { locale }) => nameIn(locale, booking.stop) }

/** `isb bus-booking …`: who rides which bus, and who waits for a seat. */
const module: CliModule<'busBooking'> = {
  lists: {
    'busBooking.list': {
      example: '249',
      limit: 100,
      columns: ['id', 'person', route, stop, 'startsOn', 'endsOn', 'seatDays', 'waitingDays', 'confirmation'],
      decided: ['person', route, 'startsOn', 'confirmation'],
    },
  },
  commands: [board, riders, changes, message],
}

export default module
