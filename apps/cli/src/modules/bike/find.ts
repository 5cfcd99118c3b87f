import type { Isb, Schema } from '@isb/sdk'
import { mayNot } from '../../lib/line/people.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { recordNamed } from '../../lib/resource/naming.ts'
import type { Speaker } from '../../lib/speech.ts'

/** The bike of a number. */
export const findBike = (isb: Isb, number: string, speaker: Speaker): Promise<Schema<'Bike'>> =>
  recordNamed('bike.list', 'number', speaker, isb, number)

/** The id of a bike that somebody asks for, who may not see the list of all bikes perhaps: then it must be one that is free. */
export async function bikeToRent(isb: Isb, number: string, speaker: Speaker): Promise<number> {
  const wanted = number.trim().toLowerCase()
  // As many characters as a number may have: a longer one is nobody's.
  const free = wanted === '' || wanted.length > 30 ? [] : await isb.bike.options({ query: { search: wanted } })
  const found = free.find((bike) => bike.number.toLowerCase() === wanted)
  if (found) return found.id
  // One that is not free is named to the server all the same: it says why.
  return findBike(isb, number, speaker).then(
    ({ id }) => id,
    (error: unknown) => {
      throw mayNot(error) ? new Refusal('refused.bikeNotFree', { number }) : error
    },
  )
}
