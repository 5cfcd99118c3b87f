// The rules of vehicle passes, written down a second time from product.md §5.3. No plate is taken apart here: the model knows the cars.
import {
  dayOf,
  decided,
  refuseForPerson,
  type Caller,
  type Made,
  type Pass,
  type PassQuestion,
  type Refusals,
  type World,
} from './queue-model-world.ts'

/** Cars, each with its plate as people write it. */
export const cars: readonly (readonly string[])[] = [
  ['沪A·12345', '沪 a-12345', '沪Ａ１２３４５', '沪A12345'],
  ['京A·12345', '京a 12345'],
  ['粤B·D12345', '粤bd12345', '粤 BD 12345'],
  ['M-AB 1234', 'mab1234'],
  ['使014578', '使 014578'],
]

/** What guards type, and the cars they can mean by it. */
export const typings: readonly { readonly typed: string; readonly cars: readonly number[] }[] = [
  { typed: '沪A-123 45', cars: [0] },
  { typed: 'hu a12345', cars: [0] },
  { typed: 'JING·A12345', cars: [1] },
  { typed: 'a12345', cars: [0, 1] },
  { typed: 'yuebd12345', cars: [2] },
  { typed: 'B D12345', cars: [2] },
  { typed: 'm ab-1234', cars: [3] },
  { typed: '使014578', cars: [4] },
  { typed: '沪A12346', cars: [] },
]

/** Which car has this plate, however it is written. */
export const carOf = (plate: string): number => cars.findIndex((plates) => plates.includes(plate))

/** The pass's status on that day. */
export const statusOf = ({ stands, to }: Pass, now: number) =>
  stands === 'Valid' && to !== null && to < dayOf(now) ? ('Expired' as const) : stands

/** Every reason to refuse this now. */
export function whyNotPass(world: World, caller: Caller, asked: PassQuestion): Refusals {
  const found: Refusals = new Map()
  if (asked.does === 'vehicle.create') {
    for (const [reason, why] of refuseForPerson(world, caller, asked.personId, 'vehicle:on-behalf')) found.set(reason, why)
    if (carOf(asked.plate) < 0) found.set('PLATE_EMPTY', { code: 1 })
    const last = world.passes.get(asked.renewsId ?? 0)
    const mine = last?.personId === caller.staffId || last?.by === caller.staffId
    if (asked.renewsId !== undefined && !(last && (mine || caller.codes.has('vehicle')))) found.set('PASS_NOT_FOUND', { code: 2 })
    return found
  }
  const pass = world.passes.get(asked.passId)
  if (!pass) return found.set('PASS_NOT_FOUND', { code: 2 })
  const status = statusOf(pass, world.now)
  if (asked.does === 'vehicle.void') {
    if (status !== 'Valid') found.set('PASS_NOT_VALID', { code: 3 })
  } else if (asked.does === 'vehicle.renew') {
    if (status !== 'Expired' && status !== 'Cancelled') found.set('PASS_NOT_ENDED', { code: 3 })
  } else if (status !== 'Pending') found.set('ALREADY_DECIDED', decided(world, caller, pass))
  if (asked.does === 'vehicle.update') {
    if (asked.version !== pass.version) found.set('STALE', { code: 3 })
    if (carOf(asked.plate) < 0) found.set('PLATE_EMPTY', { code: 1 })
  }
  if ('expiresOn' in asked) whyNotDays(world, pass, daysOf(world, asked), found)
  return found
}

const daysOf = (world: World, { validFrom, expiresOn }: { readonly validFrom?: string; readonly expiresOn: string }) => ({
  from: validFrom ?? dayOf(world.now),
  to: expiresOn,
})

/** From a day to a day, both included, the last of them not yet over; and one valid pass a plate at a time. */
function whyNotDays(world: World, pass: Pass, { from, to }: { from: string; to: string }, found: Refusals): void {
  if (to < dayOf(world.now)) found.set('EXPIRY_PAST', { code: 1 })
  if (from > to) return void found.set('DAYS_REVERSED', { code: 1 })
  for (const one of world.passes.values()) {
    if (one === pass || one.stands !== 'Valid' || one.from === null || one.to === null || carOf(one.plate) !== carOf(pass.plate)) continue
    if (one.from <= to && from <= one.to) found.set('PASS_OVERLAPS', { code: 3, says: [pass.plate] })
  }
}

/** Does what was acknowledged. */
export function applyPass(world: World, caller: Caller, asked: PassQuestion, made: Made): void {
  if (asked.does === 'vehicle.create') {
    const personId = asked.personId ?? caller.staffId
    world.passes.set(made.id, {
      personId,
      by: personId === caller.staffId ? null : caller.staffId,
      at: made.at,
      plate: asked.plate,
      // A renewal starts from last year's data.
      brand: asked.brand ?? world.passes.get(asked.renewsId ?? 0)?.brand ?? '',
      stands: 'Pending',
      from: null,
      to: null,
      decidedBy: null,
      reason: '',
      version: 1,
    })
    return
  }
  const pass = world.passes.get(asked.passId)
  if (!pass) return
  pass.version++
  if (asked.does === 'vehicle.update') {
    pass.plate = asked.plate
    return
  }
  pass.decidedBy = caller.staffId
  if ('expiresOn' in asked) Object.assign(pass, { stands: 'Valid', reason: '', ...daysOf(world, asked) })
  else Object.assign(pass, { stands: asked.does === 'vehicle.void' ? 'Cancelled' : 'Rejected', reason: asked.reason })
  world.mails.push(`${mailOf[asked.does]} ${asked.passId}`)
}

const mailOf = {
  'vehicle.confirm': 'pass-confirmed',
  'vehicle.reject': 'pass-rejected',
  'vehicle.void': 'pass-voided',
  'vehicle.renew': 'pass-renewed',
} as const

/** What a gate answers. */
export interface AtGate {
  readonly admitted: boolean
  readonly reason: string | null
  readonly passes: readonly { readonly id: number }[]
}

/** What is wrong with a gate's answer, or null. Which of several true reasons a guard is told is left to the server. */
export function wrongAtGate(world: World, meant: readonly number[], answer: AtGate): string | null {
  const passes = [...world.passes].filter(([, pass]) => meant.includes(carOf(pass.plate)))
  const reasons = new Map(passes.map(([id, pass]) => [id, whyOut(pass, world.now)]))
  const admitted = [...reasons.values()].includes(null)
  const ids = answer.passes.map(({ id }) => id)
  const first = ids[0] === undefined ? 'PLATE_UNKNOWN' : reasons.get(ids[0])
  if (answer.admitted !== admitted) return `admitted should be ${admitted}`
  if (answer.reason !== first) return `the first pass says ${first}`
  const all = passes.map(([id]) => id)
  const missing =
    all.length > ids.length
      ? ids.some((id) => !all.includes(id)) || ids.length < 20
      : new Set(all).symmetricDifference(new Set(ids)).size > 0
  return missing ? `its passes are ${all.join()}` : null
}

function whyOut(pass: Pass, now: number): string | null {
  const status = statusOf(pass, now)
  if (status === 'Valid') return pass.from !== null && pass.from > dayOf(now) ? 'PASS_NOT_YET' : null
  return `PASS_${status.toUpperCase()}`
}
