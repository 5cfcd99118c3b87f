// What nobody waits for: fetched once a page has come to rest.
import { useEffect } from 'react'
import { queryClient } from '../connection/query.ts'

const everyMs = 250
const restingTimes = 4
let navigating = () => false

/** Tells whether a page is on its way. */
export function watchNavigation(underWay: () => boolean): void {
  navigating = underWay
}

/** Calls back after a second in which nothing was read and no page was on its way. Answers how to give it up. */
export function whenQuiet(then: () => void): () => void {
  // Counted, not timed: a slow machine may draw for a second without a look at the clock.
  let resting = 0
  const timer = setInterval(() => {
    resting = queryClient.isFetching() > 0 || navigating() ? 0 : resting + 1
    if (resting < restingTimes) return
    clearInterval(timer)
    then()
  }, everyMs)
  return () => clearInterval(timer)
}

/** Fetches what is drawn later than the screen around it, for `late`. */
export const soon =
  <Part>(load: () => Promise<Part>) =>
  () =>
    new Promise<void>((done) => void whenQuiet(done)).then(load)

/** Fetches what will be wanted, while nobody waits. What fails is fetched when it is wanted. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const giveUp = whenQuiet(() => void load().catch(() => {}))
    return giveUp
  }, [load])
}
