import type { Schema } from '@isb/contract'
import { settingsOf } from '../../core/shared/settings.ts'

export const settings = settingsOf<Schema<'AbsenceSettings'>>('absence-setting', 'absenceSetting')
