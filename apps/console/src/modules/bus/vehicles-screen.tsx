// Every bus, and how many seats it has.
import { bus } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { RadioTower } from 'lucide-react'
import { late } from '../../lib/base/lazy/late.tsx'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { vehicleForm } from './forms.ts'
import { BusTabs } from './tabs.tsx'

const RunsOfVehicle = late(() => import('./runs-of-vehicle.tsx'))

export default listScreen('bus.listVehicles', bus, {
  name: 'bus-vehicles',
  title: msg`Buses`,
  text: msg`The buses, and how many seats each has.`,
  search: msg`License plate or note`,
  empty: { title: msg`No buses yet`, text: msg`Add the first one with its license plate and seats.` },
  Banner: BusTabs,
  columns: [
    { field: 'plate', width: 'minmax(10rem, 2fr)' },
    { field: 'seatCount', width: '6rem' },
    { field: 'routes', width: '6rem', card: 'none' },
    { field: 'note', width: 'minmax(8rem, 1fr)', hidden: 'narrow' },
    { field: 'status', width: '9rem' },
  ],
  tabs: 'status',
  links: [{ operation: 'bus.trackers', path: '/bus/tracker', label: msg`Trackers`, icon: RadioTower }],
  forms: [vehicleForm],
  create: vehicleForm.create,
  actions: [
    { ...vehicleForm.edit, letter: 'E' },
    { ...deletion(({ plate }) => plate), operation: 'bus.removeVehicle', whyNot: ({ routes }) => (routes > 0 ? 'BUS_VEHICLE_USED' : null) },
  ],
  panel: { lines: ['plate', 'seatCount', 'status', 'routes', 'note?', 'updatedAt'], Below: RunsOfVehicle },
})
