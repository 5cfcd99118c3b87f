// What reads a year of all venues: few such questions at once, and two of an account.
import { setImmediate } from 'node:timers/promises'
import { rationed } from '../../core/turns.ts'

export const costly = rationed(3, 2)

/** What a function makes of each venue. Everybody else is answered meanwhile. */
export async function ofEach<Venue, Made>(venues: readonly Venue[], make: (venue: Venue) => Made[]): Promise<Made[]> {
  const made: Made[] = []
  for (const venue of venues) {
    for (const each of make(venue)) made.push(each)
    await setImmediate()
  }
  return made
}
