// The settings as a form holds them.
import { whyNotTimeZone, type Schema } from '@isb/sdk'
import type { Draft } from '../../lib/form/draft.ts'
import { sharedWord } from '../../lib/i18n.ts'

export type Settings = Schema<'Settings'>
export type Values = Omit<Settings, 'version' | 'updatedAt'>
type Field = keyof Values

/** Where a form under way is kept. */
export const draftName = 'settings.form'

/** Names a field. */
export const fieldName = (field: Field): string => sharedWord(`field.${field}`)

export const valuesOf = ({ version: _version, updatedAt: _updatedAt, ...values }: Settings): Values => values

/** Only what was changed, so that somebody else's change of something else is not written back. */
export const changesOf = ({ start, values }: Draft<Values>): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== start[field as Field]))

/** What is wrong with the values. How long a text may be, its field says. */
export function problemsOf({ schoolName, timeZone }: Values): Partial<Record<Field, string>> {
  const whyNot = whyNotTimeZone(timeZone)
  return {
    ...(!schoolName.trim() && { schoolName: sharedWord('invalid.required', { field: fieldName('schoolName') }) }),
    ...(whyNot && { timeZone: sharedWord(`reason.${whyNot}`) }),
  }
}
