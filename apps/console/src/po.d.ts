/** The console's own words, part by part: what words-plugin.ts makes of the catalogs. */
declare module 'virtual:words' {
  import type { Messages } from '@lingui/core'
  export const own: Partial<Record<string, (locale: 'en' | 'zh') => Promise<{ messages: Messages }>>>
}
declare module '@isb/words/*?part=first' {
  import type { WordKey } from '@isb/words/speak'
  export const words: Partial<Record<WordKey, unknown>>
}
declare module '@isb/words/*?part=later' {
  import type { WordKey } from '@isb/words/speak'
  export const words: Partial<Record<WordKey, unknown>>
}
