import { type Isb, plateKey, plateKeys, plateTail, type PassMove, type Schema, whyNotMovePass } from '@isb/sdk'
import type { Argument } from '../../lib/command.ts'
import { everyOf } from '../../lib/every.ts'
import { namesOf } from '../../lib/named.ts'
import { findPerson, type Person } from '../../lib/people.ts'
import { type Fault, Refusal } from '../../lib/refusal.ts'
import type { World } from '../../lib/world.ts'

type Pass = Schema<'Pass'>

/** How a command line names a pass, and several. */
export const pass: Argument = { name: 'PASS', does: 'vehicles.pass' }
export const passes: Argument = { name: 'PASS', does: 'vehicles.passes', many: true }

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)

/** Whether a pass is of the plate that was typed: spaces, dots, dashes and case do not matter, the province may be left out or in pinyin. */
export const hasPlate = (typed: string, { plate }: Pick<Pass, 'plate'>): boolean => {
  const key = plateKey(plate)
  return plateKeys(typed).some((wanted) => wanted === key || wanted === plateTail(key))
}

/** As many characters as a plate may have. */
const longest = 20

/**
 * The pass that somebody names: by its id, or by its plate where one alone is meant. With a `move`, of several those are meant that
 * it can be done with; where it can be done with none, the latest, so that the server says why not.
 */
export async function findPass(isb: Isb, named: string, move?: PassMove): Promise<Pass> {
  if (isId(named)) return isb.vehicle.get({ path: { passId: Number(named) } })
  const noPass = new Refusal('refused.noPass', { plate: named }, { hint: 'isb vehicles list' })
  if (!plateKey(named) || named.length > longest) throw noPass
  // The search knows plates however they are typed, and much else besides.
  const found = (await everyOf(isb.vehicle.list.each({ query: { search: named } }))).filter((one) => hasPlate(named, one))
  const fit = move ? found.filter((one) => whyNotMovePass(one, move) === null) : found
  const [one, ...more] = fit.length > 0 || !move ? fit : found.toSorted((a, b) => b.id - a.id).slice(0, 1)
  if (!one) throw noPass
  if (more.length === 0) return one
  const faults = fit.map(({ id, plate, applicantName, status }): Fault => ({
    key: `vehicles.one.${status}`,
    values: { id, plate, name: applicantName },
  }))
  throw new Refusal('refused.severalPasses', { plate: named, count: fit.length }, { faults })
}

/** The id of the pass that somebody names. An id is taken as it is: what becomes of it, the server says. */
export const passIdOf = async (isb: Isb, named: string, move?: PassMove): Promise<number> =>
  isId(named) ? Number(named) : (await findPass(isb, named, move)).id

/** The passes that a command line names, by id or plate; `-` reads them from standard input, or what `list` prints. */
export const passesOf = (named: readonly string[], world: World): Promise<string[]> =>
  namesOf(named, world, {
    ofText: (text) => text || undefined,
    ofRecord: ({ id, bike }) => (typeof id === 'number' && isId(String(id)) && bike === undefined ? String(id) : undefined),
    none: 'refused.noIds',
    typed: 'refused.id',
    piped: 'refused.notPass',
  })

/** Somebody to apply for, by address. */
export const applicant = (isb: Isb, address: string): Promise<Person> => findPerson(isb, address, 'vehicle')
