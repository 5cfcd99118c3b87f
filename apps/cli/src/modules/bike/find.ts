import type { Isb, Schema } from '@isb/sdk'
import type { Argument } from '../../lib/command.ts'
import { everyOf } from '../../lib/every.ts'
import { namesOf } from '../../lib/named.ts'
import { findPerson, mayNot, type Person } from '../../lib/people.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { World } from '../../lib/world.ts'

type Bike = Schema<'Bike'>

/** How a command line names a bike, and several. */
export const number: Argument = { name: 'NUMBER', does: 'bike.number' }
export const numbers: Argument = { name: 'NUMBER', does: 'bike.numbers', many: true }

const lower = (text: string): string => text.trim().toLowerCase()
/** As many characters as a number may have. */
const longest = 30

/** The record of a list whose bike has this number, in whatever case. */
const numbered = <Row extends { readonly number: string }>(rows: readonly Row[], wanted: string): Row | undefined =>
  rows.find((row) => lower(row.number) === lower(wanted))

const noBike = (wanted: string): Refusal => new Refusal('refused.noBike', { number: wanted }, { hint: 'isb bike list' })

/** The bike of a number. */
export async function findBike(isb: Isb, wanted: string): Promise<Bike> {
  if (lower(wanted) === '' || wanted.trim().length > longest) throw noBike(wanted)
  const bike = numbered(await everyOf(isb.bike.list.each({ query: { search: wanted.trim() } })), wanted)
  if (!bike) throw noBike(wanted)
  return bike
}

/** The id of a bike that somebody asks for, who may not see the list of all bikes perhaps: then it must be one that is free. */
export async function bikeToRent(isb: Isb, wanted: string): Promise<number> {
  if (lower(wanted) === '' || wanted.trim().length > longest) throw noBike(wanted)
  const free = numbered(await isb.bike.options({ query: { search: wanted.trim() } }), wanted)
  if (free) return free.id
  // One that is not free is named to the server all the same: it says why.
  return findBike(isb, wanted).then(
    ({ id }) => id,
    (error: unknown) => {
      throw mayNot(error) ? new Refusal('refused.bikeNotFree', { number: wanted }) : error
    },
  )
}

/** The id of a bike by whose requests a queue is narrowed: of who may not see the bikes, as far as the queue itself names it. */
export async function bikeInQueue(
  isb: Isb,
  wanted: string,
  queue: (search: string) => AsyncIterable<{ readonly bike: Schema<'BikeOption'> }>,
): Promise<number> {
  try {
    return (await findBike(isb, wanted)).id
  } catch (error) {
    if (!mayNot(error)) throw error
    for await (const { bike } of queue(wanted.trim())) if (lower(bike.number) === lower(wanted)) return bike.id
    throw noBike(wanted)
  }
}

/** The numbers that a command line names; `-` reads them from standard input, or what `list` and `rents` print. */
export const numbersOf = (named: readonly string[], world: World): Promise<string[]> =>
  namesOf(named, world, {
    ofText: (text) => text || undefined,
    ofRecord: ({ number: own, bike }) => {
      const found = own ?? (bike as { number?: unknown } | null | undefined)?.number
      return typeof found === 'string' ? found : undefined
    },
    none: 'refused.noNumbers',
    typed: 'refused.noBike',
    piped: 'refused.notNumber',
  })

/** Somebody to rent for, by address. */
export const renter = (isb: Isb, address: string): Promise<Person> => findPerson(isb, address, isb.bike.people)
