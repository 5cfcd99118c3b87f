// What modules hear of each other: one list of occasions. The module where something happens tells of it within its own change, and those
// that listen take part in that change; neither imports the other.
import type { App, SignedIn } from './context.ts'

/** What there is to hear of, and what goes with it. */
export interface Occasions {
  /** An absence is told to offices by mail; whoever listens may name addresses that are told as well. */
  'absence.told': {
    readonly studentId: number
    /** The first day of the absence. */
    readonly day: string
    readonly alsoTo: (address: string) => void
  }
}

/** What a module does on occasions of other modules. A listener that throws undoes the change that it was told of. */
export type Listeners = {
  readonly [Name in keyof Occasions]?: (occasion: Occasions[Name], context: Pick<SignedIn, 'db' | 'now'>) => Promise<void>
}

/** Has every module hear of an occasion, one after the other in the order of the modules. */
export async function tellModules<Name extends keyof Occasions>(
  context: Pick<SignedIn, 'db' | 'now'> & { readonly app: Pick<App, 'listeners'> },
  name: Name,
  occasion: Occasions[Name],
): Promise<void> {
  for (const listener of context.app.listeners) await listener[name]?.(occasion, context)
}
