import type { Schema } from '@isb/sdk'
import { type Locale, word } from '@isb/words'

/** How a type of menu is called. */
export const typeName = (locale: Locale, type: Schema<'MenuType'>): string => word(locale, `value.MenuType.${type}`)

/** Whether something is enabled, in a word. */
export const stateName = (locale: Locale, enabled: boolean): string => word(locale, enabled ? 'state.enabled' : 'state.disabled')
