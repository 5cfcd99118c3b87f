// The settings of bikes as a form holds them: figures as they are typed.
import type { Schema } from '@isb/sdk'
import type { Draft } from '../../lib/form/draft.ts'
import { problemsBy } from '../../lib/form/check.ts'
import { sharedWord } from '../../lib/i18n.ts'

export type Settings = Schema<'BikeSettings'>
type Figure = 'maxRents' | 'rentalDays' | 'latitude' | 'longitude'
export type SettingsValues = Record<Figure, string> & { readonly feedPublic: boolean }
type Field = keyof SettingsValues

/** Where a form under way is kept. */
export const settingsDraftName = 'bike.settings'

/** Names a setting. */
export const settingName = (field: Field): string => sharedWord(`field.${field}`)

export const settingsValues = ({ maxRents, rentalDays, feedPublic, latitude, longitude }: Settings): SettingsValues => ({
  maxRents: String(maxRents),
  rentalDays: String(rentalDays),
  feedPublic,
  latitude: latitude === null ? '' : String(latitude),
  longitude: longitude === null ? '' : String(longitude),
})

/** What is typed as what is sent: no figure is null, what is none is not a number. */
const figure = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim().replace(',', '.')))
const bodyOf = ({ feedPublic, ...figures }: SettingsValues) => ({
  feedPublic,
  ...(Object.fromEntries(Object.entries(figures).map(([field, typed]) => [field, figure(typed)])) as Record<Figure, number>),
})

/** Only what was changed, so that somebody else's change of something else is not written back. */
export function settingsChanges({ start, values }: Draft<SettingsValues>): Partial<ReturnType<typeof bodyOf>> {
  return Object.fromEntries(Object.entries(bodyOf(values)).filter(([field]) => values[field as Field] !== start[field as Field]))
}

/** What is wrong with the values. A public feed takes the place where the bikes stand. */
export function settingsProblems(values: SettingsValues): Partial<Record<Field, string>> {
  const body = bodyOf(values)
  const update = { ...body, version: 1 }
  const missing = (field: Figure) => body[field] === null && { [field]: sharedWord('invalid.required', { field: settingName(field) }) }
  return {
    ...problemsBy<Field>('zBikeSettingsUpdate', update, settingName),
    ...missing('maxRents'),
    ...missing('rentalDays'),
    ...(values.feedPublic && { ...missing('latitude'), ...missing('longitude') }),
  }
}
