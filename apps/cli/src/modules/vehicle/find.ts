import { type Isb, type Schema } from '@isb/sdk'
import { plateKey, plateKeys, plateTail, type PassMove, whyNotMovePass } from '@isb/sdk/rules'
import { everyOf } from '../../lib/many/every.ts'
import { type Fault, Refusal } from '../../lib/failure/refusal.ts'

type Pass = Schema<'Pass'>

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text)

/**
 * Whether a pass is of the plate that was typed: spaces, dots, dashes and case do not matter, the province may be left out or in
 * pinyin.
 */
export const hasPlate = (typed: string, { plate }: Pick<Pass, 'plate'>): boolean => {
  const key = plateKey(plate)
  return plateKeys(typed).some((wanted) => wanted === key || wanted === plateTail(key))
}

const moves: readonly string[] = ['update', 'confirm', 'reject', 'void', 'renew'] satisfies PassMove[]

/** As many characters as a plate may have. */
const longest = 20

/**
 * The pass that somebody names: by its id, or by its plate where one alone is meant. Where `verb` moves a pass, of several those are
 * meant that it can be done with; where it can be done with none, the latest, so that the server says why not.
 */
export async function findPass(isb: Isb, named: string, verb: string): Promise<Pass> {
  if (isId(named)) return isb.vehicle.get({ path: { passId: Number(named) } })
  const noPass = new Refusal('refused.noPass', { plate: named }, { hint: 'isb vehicle list' })
  if (!plateKey(named) || named.length > longest) throw noPass
  // The search knows plates however they are typed, and much else besides.
  const found = (await everyOf(isb.vehicle.list.each({ query: { search: named } }))).filter((one) => hasPlate(named, one))
  const fit = moves.includes(verb) ? found.filter((pass) => whyNotMovePass(pass, verb as PassMove) === null) : found
  const [one, ...more] = fit.length > 0 ? fit : found.toSorted((a, b) => b.id - a.id).slice(0, 1)
  if (!one) throw noPass
  if (more.length === 0) return one
  const faults = fit.map(({ id, plate, applicantName, status }): Fault => ({
    key: `vehicle.one.${status}`,
    values: { id, plate, name: applicantName },
  }))
  throw new Refusal('refused.severalPasses', { plate: named, count: fit.length }, { faults })
}
