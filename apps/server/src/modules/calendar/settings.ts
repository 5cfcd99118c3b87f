import type { Schema } from '@isb/contract'
import { settingsOf } from '../../core/shared/settings.ts'

export const settings = settingsOf<Schema<'CalendarSettings'>>('calendar-setting', 'calendarSetting')
