// What reads a year of all venues: few such questions at once, and two of an account. People who turn to another page ask again while the
// last question is still worked on, so six more wait.
import { setImmediate } from 'node:timers/promises'
import { FairQueue } from '../../core/work/fair-queue.ts'

export const costly = new FairQueue({ atOnce: 3, each: 1, share: 8, retryAfter: 1 })

/** What a function makes of each venue. Everybody else is answered meanwhile. */
export async function ofEach<Venue, Made>(venues: readonly Venue[], make: (venue: Venue) => Made[]): Promise<Made[]> {
  const made: Made[] = []
  for (const venue of venues) {
    for (const each of make(venue)) made.push(each)
    await setImmediate()
  }
  return made
}
