import type { Schema } from '@isb/sdk'
import { personIn } from '@isb/words'
import type { CliList, CliModule, OwnCell } from '../../lib/resource/declared.ts'
import type { Speaker } from '../../lib/speech.ts'

type Bike = Schema<'Bike'>
type Request = Schema<'Rent'> | Schema<'BikeReturn'>

/** Who has the bike or asks for it, and until when. */
function withWhom({ rent }: Bike, { locale, say }: Speaker): string {
  if (!rent) return ''
  const name = personIn(locale, rent.person)
  if (rent.confirmation === 'Pending') return say('bike.asked', { name })
  return say(rent.returnId === null ? 'bike.out' : 'bike.comingBack', { name, day: rent.dueOn ?? '' })
}

const rent: OwnCell<Bike> = { field: 'rent', head: 'head.withWhom', cell: withWhom }
const bike: OwnCell<Request> = { field: 'bike', whole: true, cell: ({ bike: { number } }) => number }
const dueOn: OwnCell<Request> = {
  field: 'dueOn',
  cell: ({ dueOn: day, overdue }, { say }) => (day !== null && overdue ? say('bike.overdue', { day }) : day),
}
const note: OwnCell<Request> = { field: 'note', cell: (request) => request.reason || request.note }
const place: OwnCell<Request> = {
  field: 'bike',
  cell: ({ bike: { number, brand, location } }) => [number, brand, location].filter(Boolean).join(', '),
}

/** What rents and returns have alike. */
export const requests = {
  as: 'request',
  example: '5',
  columns: ['id', bike, 'person', 'requestedAt', 'confirmation', 'decidedBy', dueOn, note],
  decided: [bike, 'person', 'confirmation', 'dueOn'],
} as const satisfies CliList<'bike.listRents'> & CliList<'bike.listReturns'>
const asked = ['person', 'submittedBy', 'requestedAt', 'note', 'confirmation', 'decidedBy', 'decidedAt', 'reason', dueOn] as const

const rentView = ['id', place, ...asked, 'returnedAt'] as const
/** Rents that were just asked for. */
export const rents: CliList<'bike.listRents'> = { as: 'rent', view: rentView, decided: ['id', ...requests.decided] }

/** Bikes, rents and returns, as the terminal shows them. */
export const lists: NonNullable<CliModule<'bike'>['lists']> = {
  'bike.list': {
    by: 'number',
    example: 'B-012',
    images: ['pictureId'],
    columns: ['number', 'status', 'brand', 'location', rent, 'note'],
    view: [
      'number',
      'status',
      'brand',
      'location',
      rent,
      { field: 'rentId', cell: (record) => record.rent?.id },
      { field: 'returnId', head: 'head.return', cell: (record) => record.rent?.returnId },
      'note',
      'pictureId',
      'updatedAt',
    ],
    decided: ['status'],
  },
  'bike.listRents': { ...requests, view: rentView },
  'bike.listReturns': { ...requests, view: ['id', 'rentId', place, ...asked] },
}
