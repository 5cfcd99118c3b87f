// The settings of passes as a form holds them: figures as they are typed.
import type { Schema } from '@isb/sdk'
import { problemsBy } from '../../lib/form/check.ts'
import type { Draft } from '../../lib/form/draft.ts'
import { sharedWord } from '../../lib/i18n.ts'

export type Settings = Schema<'VehicleSettings'>
export interface SettingsValues {
  /** `07` and `31`. */
  readonly month: string
  readonly day: string
  readonly noticeDays: string
}

/** Where a form under way is kept. */
export const settingsDraftName = 'vehicle.settings'

/** Names a setting. The day is two fields of the form and one of the settings. */
export const settingName = (field: keyof SettingsValues): string =>
  sharedWord(field === 'noticeDays' ? 'field.noticeDays' : 'field.yearEnds')

export const settingsValues = ({ yearEnds, noticeDays }: Settings): SettingsValues => {
  const [month = '', day = ''] = yearEnds.split('-')
  return { month, day: String(Number(day)), noticeDays: String(noticeDays) }
}

const figure = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()))
const yearEndsOf = ({ month, day }: SettingsValues) => `${month}-${day.trim().padStart(2, '0')}`

/** Only what was changed, so that somebody else's change of something else is not written back. */
export function settingsChanges({ start, values }: Draft<SettingsValues>): Partial<Pick<Settings, 'yearEnds' | 'noticeDays'>> {
  return {
    ...(yearEndsOf(start) !== yearEndsOf(values) && { yearEnds: yearEndsOf(values) }),
    ...(start.noticeDays !== values.noticeDays && { noticeDays: figure(values.noticeDays) ?? 0 }),
  }
}

/** What is wrong with the values. A leap year has every day that there is. */
export function settingsProblems(values: SettingsValues): Partial<Record<keyof SettingsValues, string>> {
  const day = Number(values.day)
  const days = new Date(Date.UTC(2024, Number(values.month), 0)).getUTCDate()
  const noticeDays = figure(values.noticeDays)
  const update = { noticeDays, version: 1 }
  return {
    ...(!(Number.isInteger(day) && day >= 1 && day <= days) && { day: sharedWord('reason.DAY_UNKNOWN') }),
    ...(noticeDays === null && { noticeDays: sharedWord('invalid.required', { field: settingName('noticeDays') }) }),
    ...(noticeDays !== null && problemsBy<'noticeDays'>('zVehicleSettingsUpdate', update, settingName)),
  }
}
