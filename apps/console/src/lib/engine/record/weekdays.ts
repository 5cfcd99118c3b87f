import type { Schema } from '@isb/sdk'
import { locale, separator } from '../../base/words/i18n.ts'
import { enumWord } from './values.tsx'

/** Weekdays in a few letters each: `Mon Tue`, `周一、周二`. */
export const weekdaysText = (weekdays: readonly Schema<'Weekday'>[]): string =>
  locale() === 'zh'
    ? weekdays.map((day) => enumWord('Weekday', day).replace('星期', '周')).join(separator())
    : weekdays.map((day) => enumWord('Weekday', day).slice(0, 3)).join(' ')
