// The forms of routes, stops and buses.
import { bus } from '@isb/sdk/metadata'
import { weekdays, whyNotCalls } from '@isb/sdk/rules'
import { msg, t } from '@lingui/core/macro'
import { DivisionChoices, WeekdayChoices } from '../../lib/engine/form/late-choices.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { late, latePart } from '../../lib/base/lazy/late.tsx'
import { recordForm } from '../../lib/screen/record-form.ts'

const VehicleSelect = latePart(() => import('./choices.tsx'), 'VehicleSelect')
const CallsEditor = late(() => import('./calls-editor.tsx'))
const PlaceControl = late(() => import('./place-control.tsx'))

const editing = (row: { readonly name: string; readonly nameZh: string }): string => {
  const name = named(row)
  return t`Edit ${name}`
}

export const routeForm = recordForm('bus.list', bus, {
  create: { operation: 'bus.create', title: 'do.bus.create', verb: msg`Add route`, done: msg`Route added` },
  update: { operation: 'bus.update', title: editing, verb: msg`Save route`, done: msg`Route saved` },
  fields: [
    ['lineNumber', 'direction'],
    ['name', 'nameZh'],
    ['color', 'status'],
    { field: 'calls', group: true, Control: CallsEditor, whyNot: ({ calls }) => whyNotCalls(calls) },
    { field: 'weekdays', label: 'field.runsOn', group: true, Control: WeekdayChoices },
    { field: 'divisions', group: true, Control: DivisionChoices, hint: msg`The divisions that it carries. Choose none for all.` },
    { field: 'vehicleId', Control: VehicleSelect },
    { field: 'needsApproval', hint: msg`The office confirms each booking. Otherwise a booking has its seat at once.` },
    ['driver', 'driverPhone'],
    ['attendant', 'attendantPhone'],
  ],
  begin: () => ({ direction: 'ToSchool' as const, weekdays: weekdays.slice(0, 5), color: 'Blue' as const, status: 'Active' as const }),
})

export const stopForm = recordForm('bus.listStops', bus, {
  create: { operation: 'bus.createStop', title: 'do.bus.createStop', verb: msg`Add stop`, done: msg`Stop added` },
  update: { operation: 'bus.updateStop', title: editing, verb: msg`Save stop`, done: msg`Stop saved` },
  fields: [
    ['name', 'nameZh'],
    'latitude',
    { field: 'longitude', Control: PlaceControl },
    { field: 'cutOffMinutes', hint: msg`Leave empty to use the bus booking setting.` },
    'note',
  ],
})

export const vehicleForm = recordForm('bus.listVehicles', bus, {
  create: { operation: 'bus.createVehicle', title: 'do.bus.createVehicle', verb: msg`Add bus`, done: msg`Bus added` },
  update: { operation: 'bus.updateVehicle', title: ({ plate }) => t`Edit ${plate}`, verb: msg`Save bus`, done: msg`Bus saved` },
  fields: [['plate', 'seatCount'], 'status', 'note'],
  begin: () => ({ status: 'InService' as const }),
})
