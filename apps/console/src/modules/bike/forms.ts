// The forms of bikes and rents, fetched when they are wanted.
import { bike } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import type { Draft } from '../../lib/declare/draft.ts'
import { lateForm } from '../../lib/screen/late-form.tsx'
import { recordForm } from '../../lib/screen/record-form.ts'
import { rentDraftName, type FreeBike, type RentValues } from './data.ts'

export const bikeForm = recordForm('bike.list', bike, {
  create: { operation: 'bike.create', title: 'do.bike.create', verb: msg`Add bike`, done: msg`Bike added` },
  update: {
    operation: 'bike.update',
    title: ({ number }) => t`Edit ${number}`,
    verb: msg`Save bike`,
    done: msg`Bike saved`,
  },
  fields: [
    [{ field: 'number', hint: msg`As printed on the bike` }, 'brand'],
    { field: 'location', hint: msg`The rack where it belongs`, suggestions: 'bike.locations' },
    { field: 'pictureId', image: 'bike.picture' },
  ],
  // At the place that the list shows now.
  begin: ({ location }) => (typeof location === 'string' ? { location } : {}),
})

export const rentForm = lateForm(() => import('./rent-form.tsx'), { list: 'bike.listRents', name: rentDraftName, schemas: false })
/** A new rent, of this bike where one was chosen already. */
export function newRent(bike: FreeBike | null): Draft<RentValues> {
  const start = { person: null, bike, note: '', handOver: true }
  return { start, values: start }
}
