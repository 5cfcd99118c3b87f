// The forms of bikes and rents, fetched when they are wanted.
import { lateForm } from '../../lib/screen/late-form.tsx'
import { rentDraftName } from './rent-values.ts'
import { draftName } from './values.ts'

export const bikeForm = lateForm(() => import('./bike-form.tsx'), { list: 'bike.list', name: draftName })
export const rentForm = lateForm(() => import('./rent-form.tsx'), { list: 'bike.listRents', name: rentDraftName, schemas: false })
