// Every route: where it stops and when, on which days, with which bus, driver and attendant.
import { bus } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { UserRound } from 'lucide-react'
import { named } from '../../lib/base/words/i18n.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { enumWords } from '../../lib/engine/record/enum-words.ts'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { routeForm } from './forms.ts'
import { RouteName } from '../../lib/engine/record/line-name.tsx'
import { weekdaysText } from '../../lib/engine/record/weekdays.ts'
import { Caller, Stops } from './parts.tsx'
import { BusTabs } from './tabs.tsx'

export default listScreen('bus.list', bus, {
  name: 'bus-routes',
  title: msg`Bus routes`,
  text: msg`Where each route stops and when, and which bus it uses.`,
  search: msg`Line, name, stop or driver`,
  empty: { title: msg`No routes yet`, text: msg`Add the stops first, then the first route.` },
  Banner: BusTabs,
  columns: [
    { field: 'name', width: 'minmax(12rem, 2fr)', cell: (row) => <RouteName route={row} /> },
    { field: 'lineNumber', hidden: 'usually', width: '5rem' },
    { field: 'direction', width: '8rem' },
    { field: 'startsAt', header: msg`Times`, width: '8rem', cell: ({ startsAt, endsAt }) => startsAt && `${startsAt}–${endsAt}` },
    { field: 'stops', width: '6rem', cell: ({ stops }) => stops.length, card: 'none' },
    { field: 'vehicle', width: '9rem', cell: ({ vehicle }) => vehicle?.plate, hidden: 'narrow' },
    { field: 'seatCount', header: msg`Seats`, width: '5rem', cell: ({ vehicle }) => vehicle?.seatCount, card: 'none', hidden: 'narrow' },
    { field: 'driver', width: 'minmax(8rem, 1fr)', hidden: 'narrow' },
    { field: 'status', width: '8rem' },
  ],
  tabs: 'direction',
  filters: { vehicleId: 'hidden', stopId: 'hidden' },
  rowName: named,
  forms: [routeForm],
  create: routeForm.create,
  exports: [{ operation: 'bus.feed', name: 'feed', label: 'file.bus-feed', only: 'zip' }],
  imports: { operation: 'bus.import', Dialog: lateDialog(() => import('./import-dialog.tsx')) },
  actions: [
    { ...routeForm.edit, letter: 'E' },
    {
      id: 'attendantAccount',
      label: 'field.attendantAccount',
      icon: UserRound,
      needs: ['bus.update'],
      Dialog: lateDialog(() => import('./attendant-account.tsx')),
    },
    {
      ...deletion(named, () => t`A route that ran or was booked cannot be deleted; pause it instead.`),
      operation: 'bus.remove',
    },
  ],
  panel: {
    title: (row) => <RouteName route={row} />,
    lines: [
      'status',
      'direction',
      { id: 'calls', value: ({ stops }) => <Stops stops={stops} /> },
      { id: 'weekdays', label: 'field.runsOn', value: ({ weekdays }) => weekdaysText(weekdays) },
      {
        id: 'divisions',
        when: ({ divisions }) => divisions.length > 0,
        value: ({ divisions }) => enumWords('Division', divisions),
      },
      { id: 'vehicle', value: ({ vehicle }) => vehicle && `${vehicle.plate} · ${t`${vehicle.seatCount} seats`}` },
      { id: 'driver', value: ({ driver, driverPhone }) => <Caller name={driver} phone={driverPhone} /> },
      { id: 'attendant', value: ({ attendant, attendantPhone }) => <Caller name={attendant} phone={attendantPhone} /> },
      'attendantAccount?',
      'needsApproval',
      'updatedAt',
    ],
  },
})
