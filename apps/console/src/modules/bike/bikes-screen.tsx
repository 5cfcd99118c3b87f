// Every bike: where it stands, who has it, and what is to be done with it.
import { whyNotMoveBike } from '@isb/sdk/rules'
import { bike } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { CircleCheck, ClipboardCheck, KeyRound, Undo2, Wrench } from 'lucide-react'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { BikePicture, Due, HeldBy, Holder, loadPicture } from './parts.tsx'
import { useLocations, type Bike } from './data.ts'
import { bikeForm, newRent, rentForm } from './forms.ts'
import { PersonName } from '../../lib/engine/record/person-name.tsx'

const useLocationFilter = () => ({ kind: 'choice' as const, options: useLocations().map((value) => ({ value, label: value })) })

/** What one does next with a bike as it stands: the main button of its panel. */
function nextOf({ status, rent }: Bike): string {
  if (status === 'Under Maintenance') return 'endMaintenance'
  if (status !== 'Available') return 'return'
  return rent ? 'request' : 'rentOut'
}
const mainIf = (action: string) => (row: Bike) => (nextOf(row) === action ? 'main' : undefined)
const isOut = ({ rent }: Bike) => rent !== null && rent.confirmation !== 'Pending'
const due = (row: Bike) => <Due bare on={row.rent?.dueOn} overdue={row.status === 'Overdue'} />
const free = (count: number) => t`${plural(count, { one: '# bike can be rented again', other: '# bikes can be rented again' })}`

export default listScreen('bike.list', bike, {
  name: 'bikes',
  title: msg`Bikes`,
  text: msg`What is in the racks, what is out, and what is being repaired.`,
  search: msg`Bike or person`,
  searched: msg`Searches number, brand and place, and the name, pinyin and email of the person who has it.`,
  empty: { subject: 'bike', title: msg`No bikes yet`, text: msg`Add the first one, or import them all from a CSV file.` },
  columns: [
    { field: 'number', width: '7.5rem' },
    { field: 'brand', width: 'minmax(8rem, 1.5fr)', card: 'none', hidden: 'narrow' },
    { field: 'location', width: 'minmax(7rem, 1.5fr)' },
    { field: 'rent', header: msg`Who has it`, width: 'minmax(9rem, 2fr)', cell: (row) => <Holder row={row} /> },
    { field: 'dueOn', width: '10.5rem', hidden: 'narrow', cell: due },
    { field: 'status', width: '10.5rem' },
  ],
  tabs: { field: 'status', counted: ['Overdue', 'Returned'] },
  filters: { location: useLocationFilter },
  forms: [bikeForm, rentForm],
  create: bikeForm.create,
  warm: loadPicture,
  imports: { operation: 'bike.import', Dialog: lateDialog(() => import('./import-dialog.tsx')) },
  settings: { operation: 'bike.updateSettings', path: '/settings/bikes', label: msg`Bike settings` },
  actions: [
    { ...bikeForm.edit, letter: 'E' },
    {
      operation: 'bike.return',
      label: msg`Return the bike`,
      icon: Undo2,
      letter: 'B',
      place: mainIf('return'),
      whyNot: (row) => whyNotMoveBike(row, 'return'),
      done: ({ number }) => ({ title: t`${number} is back`, text: t`It can be rented again.` }),
      undo: 'bike.undoReturnBike',
      bulk: { label: msg`Return`, done: free },
    },
    {
      id: 'request',
      label: msg`Open the request`,
      icon: ClipboardCheck,
      place: mainIf('request'),
      needs: ['bike.listRents'],
      when: ({ rent }) => rent?.confirmation === 'Pending',
      go: ({ rent }) => ({ to: '/bike/rent', search: { id: rent?.id } }),
    },
    {
      id: 'rentOut',
      label: msg`Rent it out`,
      icon: KeyRound,
      letter: 'R',
      place: mainIf('rentOut'),
      needs: ['bike.requestRent', 'bike.people'],
      whyNot: (row) => whyNotMoveBike(row, 'requestRent'),
      form: ({ id, number, brand, location }) => rentForm.open(newRent({ id, number, brand, location })),
    },
    {
      operation: 'bike.startMaintenance',
      label: msg`Start maintenance`,
      icon: Wrench,
      letter: 'M',
      when: ({ status }) => status !== 'Under Maintenance',
      whyNot: (row) => whyNotMoveBike(row, 'startMaintenance'),
      asks: ({ number }) => ({
        title: t`Start maintenance on ${number}`,
        text: t`It cannot be rented until maintenance ends.`,
      }),
      done: ({ number }) => t`${number} is under maintenance`,
      bulk: {
        asks: ({ length }) => ({
          title: t`${plural(length, { one: 'Start maintenance on # bike', other: 'Start maintenance on # bikes' })}`,
          text: t`They cannot be rented until maintenance ends.`,
        }),
        done: (count) => t`${plural(count, { one: '# bike under maintenance', other: '# bikes under maintenance' })}`,
      },
    },
    {
      operation: 'bike.endMaintenance',
      label: msg`End maintenance`,
      icon: CircleCheck,
      letter: 'M',
      place: mainIf('endMaintenance'),
      when: ({ status }) => status === 'Under Maintenance',
      whyNot: (row) => whyNotMoveBike(row, 'endMaintenance'),
      done: () => t`The bike can be rented again`,
      bulk: { done: free },
    },
    {
      ...deletion(
        ({ number }: { number: string }) => number,
        () => t`Deleted data cannot be recovered. A bike that has been rented cannot be deleted; put it under maintenance instead.`,
      ),
      operation: 'bike.remove',
      // Somebody rents it or asks for it, so it has been rented: the server would say the same.
      whyNot: ({ rent }) => rent && 'BIKE_HAS_HISTORY',
      bulk: {
        asks: ({ length }) => ({
          title: t`${plural(length, { one: 'Delete # bike?', other: 'Delete # bikes?' })}`,
          text: t`Deleted data cannot be recovered. Bikes that have been rented are not deleted.`,
        }),
        done: (count) => t`${plural(count, { one: '# bike deleted', other: '# bikes deleted' })}`,
      },
    },
  ],
  panel: {
    Above: ({ row }) => <BikePicture bike={row} />,
    lines: [
      'brand',
      'location',
      { id: 'person', when: isOut, value: ({ rent }) => <PersonName person={rent?.person ?? null} /> },
      { id: 'dueOn', when: isOut, value: due },
      'note?',
      'createdAt',
      'updatedAt',
    ],
    Below: HeldBy,
    tabs: [
      { id: 'rents', label: msg`Rents`, when: (_, { may }) => may('bike.listRents'), Content: late(() => import('./bike-rents.tsx')) },
    ],
  },
})
