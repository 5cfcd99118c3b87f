// The steps of somebody who edits: undo and redo. What is typed at one place without a pause is one step.
import { sameJson } from '@isb/sdk/rules'

/** A content, and what it was before and after. */
export interface Steps<Content> {
  readonly past: readonly Content[]
  readonly now: Content
  /** What was undone, the newest first. */
  readonly later: readonly Content[]
  /** Where the last step was made. */
  readonly place: string
}

const most = 200

export const firstStep = <Content>(now: Content): Steps<Content> => ({ past: [], now, later: [], place: '' })

/** With a further step; at the place of the last one, that one goes on. */
export function stepped<Content>({ past, now, place }: Steps<Content>, next: Content, at: string): Steps<Content> {
  const goesOn = at !== '' && at === place
  return { past: goesOn ? past : [...past.slice(1 - most), now], now: next, later: [], place: at }
}

export function undone<Content>(steps: Steps<Content>): Steps<Content> {
  const before = steps.past.at(-1)
  return before === undefined ? steps : { past: steps.past.slice(0, -1), now: before, later: [steps.now, ...steps.later], place: '' }
}

export function redone<Content>(steps: Steps<Content>): Steps<Content> {
  const [after, ...later] = steps.later
  return after === undefined ? steps : { past: [...steps.past, steps.now], now: after, later, place: '' }
}

/** Other steps around another content: those that come to the same as the next one are left out. */
export function mappedSteps<Content>(steps: Steps<Content>, now: Content, change: (content: Content) => Content): Steps<Content> {
  const past: Content[] = []
  for (const step of steps.past.map(change).toReversed()) if (!sameJson(step, past[0] ?? now)) past.unshift(step)
  const later: Content[] = []
  for (const step of steps.later.map(change)) if (!sameJson(step, later.at(-1) ?? now)) later.push(step)
  return { past, now, later, place: past.length < steps.past.length ? '' : steps.place }
}
