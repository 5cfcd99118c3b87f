import { numberFormat } from './formats.ts'
import { locale } from './i18n.ts'

/** A number with its thousands marked. */
export const figure = (count: number): string => numberFormat(locale()).format(count)
