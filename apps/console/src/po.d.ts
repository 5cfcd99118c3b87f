/** The words of the pages before a session, part by part: what words-plugin.ts makes of the catalogs. */
declare module 'virtual:words' {
  import type { Messages } from '@lingui/core'
  import type { WordKey } from '@isb/words/speak'
  export const table: Partial<Record<string, (zh: boolean) => Promise<Part>>>
  interface Part {
    readonly messages?: Messages
    /** Those that the server and the terminal say too. */
    readonly words?: Partial<Record<WordKey, unknown>>
  }
}

/** All other words. */
declare module 'virtual:words/inside' {
  export * from 'virtual:words'
}
