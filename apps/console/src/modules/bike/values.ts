// What the form of a bike holds, apart from how it looks.
import type { Schema } from '@isb/sdk'
import type { Draft } from '../../lib/form/draft.ts'
import type { Bike } from './data.ts'

export type Values = Pick<Bike, 'number' | 'brand' | 'location' | 'pictureId'>
export type BikeDraft = Draft<Values>

/** Where a form under way is kept. */
export const draftName = 'bike.form'

export const valuesOf = ({ number, brand, location, pictureId }: Bike): Values => ({ number, brand, location, pictureId })
/** A new bike, at the place that the list shows now. */
export const newDraft = (location = ''): BikeDraft => {
  const start = { number: '', brand: '', location, pictureId: null }
  return { start, values: start }
}
export const editDraft = (row: Bike): BikeDraft => ({ start: valuesOf(row), values: valuesOf(row), id: row.id, version: row.version })

/** What was typed for a bike that is gone, as a new one. Its saved picture is gone with it. */
export const draftAsNew = ({ start, values }: BikeDraft): BikeDraft => ({
  start: newDraft().start,
  values: { ...values, pictureId: values.pictureId === start.pictureId ? null : values.pictureId },
})

/** What is sent. */
export const bodyOf = ({ number, brand, location, pictureId }: Values): Schema<'BikeCreate'> => ({
  number: number.trim(),
  brand: brand.trim(),
  location: location.trim(),
  pictureId,
})
