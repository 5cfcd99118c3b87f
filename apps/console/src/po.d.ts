declare module '*.po?public' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.po?first' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '*.po?later' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
declare module '@isb/words/*?first' {
  import type { WordKey } from '@isb/words/speak'
  export const words: Partial<Record<WordKey, unknown>>
}
declare module '@isb/words/*?later' {
  import type { WordKey } from '@isb/words/speak'
  export const words: Partial<Record<WordKey, unknown>>
}
