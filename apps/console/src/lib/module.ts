// What a module of the console declares. modules.ts names every module once; the router is a loop over their pages.
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'

/** A screen at an address. */
export interface Page {
  readonly path: `/${string}`
  /** The tab's title; a screen without one sets its own. */
  readonly title?: MessageDescriptor
  /** The permission that it takes; a screen without one is for everybody who is signed in, or asks for itself. */
  readonly code?: string
  /** A full page with a back arrow instead of a page beside the side menu: for long forms and for what is printed. */
  readonly level?: true
  readonly screen: () => Promise<{ default: ComponentType }>
}

/** A module of the console. */
export interface ConsoleModule {
  readonly pages: readonly Page[]
  /** The addresses of its menu folders, each with the screen that stands for it. */
  readonly folders?: Readonly<Record<`/${string}`, `/${string}`>>
}
