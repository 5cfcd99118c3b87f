// The rules of bikes, written down a second time from product.md §5.2: what a right server may answer, and what it must hold then.
import {
  dayOf,
  decided,
  refuseForPerson,
  type BikeQuestion,
  type Caller,
  type Made,
  type Refusals,
  type Rent,
  type World,
} from './queue-model-world.ts'

const isOut = ({ confirmation, ended }: Rent) => confirmation === 'Confirmed' && !ended
/** Pending ones hold a bike and count against the limit like those that are out. */
const isOpen = (rent: Rent) => rent.confirmation === 'Pending' || isOut(rent)

/** The open rents of a person. */
export const openOf = ({ rents }: World, personId: number): [number, Rent][] =>
  [...rents].filter(([, rent]) => rent.personId === personId && isOpen(rent))

/** The rent that holds a bike. */
export const holderOf = ({ rents }: World, bikeId: number): [number, Rent] | undefined =>
  [...rents].find(([, rent]) => rent.bikeId === bikeId && isOpen(rent))

export const isOverdue = (rent: Rent, now: number): boolean => isOut(rent) && rent.dueOn !== null && rent.dueOn < dayOf(now)

/** The return request of a rent that waits. */
export const waitingReturn = ({ returns }: World, rentId: number): number | null =>
  [...returns].find(([, one]) => one.rentId === rentId && one.confirmation === 'Pending')?.[0] ?? null

/** Every reason to refuse this now. */
export function whyNotBike(world: World, caller: Caller, asked: BikeQuestion): Refusals {
  if ('bikeId' in asked) return whyNotThisBike(world, caller, asked)
  if ('rentId' in asked) return whyNotRent(world, caller, asked)
  if ('returnId' in asked) return whyNotReturn(world, caller, asked)
  const found: Refusals = new Map()
  if (asked.does === 'bike.updateSettings') {
    if (asked.version !== world.settingsVersion) found.set('STALE', { code: 3 })
  } else if ([...world.bikes.values()].some(({ number }) => number.toLowerCase() === asked.number.toLowerCase()))
    found.set('BIKE_NUMBER_TAKEN', { code: 1 })
  return found
}

function whyNotThisBike(world: World, caller: Caller, asked: Extract<BikeQuestion, { bikeId: number }>): Refusals {
  const found: Refusals =
    asked.does === 'bike.requestRent' ? refuseForPerson(world, caller, asked.personId, 'bike:rent:on-behalf') : new Map()
  // Who may not ask for others learns nothing else.
  if (found.has('ON_BEHALF_NOT_HELD')) return found
  const bike = world.bikes.get(asked.bikeId)
  if (!bike) return found.set('BIKE_NOT_FOUND', { code: 2 })
  const requested = holderOf(world, asked.bikeId)?.[1].confirmation === 'Pending'
  const { stands } = bike
  if (asked.does === 'bike.remove') {
    if ([...world.rents.values()].some(({ bikeId }) => bikeId === asked.bikeId)) found.set('BIKE_HAS_HISTORY', { code: 3 })
  } else if (asked.does === 'bike.startMaintenance') {
    if (stands !== 'Available' && stands !== 'Returned') found.set('BIKE_NOT_IN_THE_RACK', { code: 3 })
    if (requested) found.set('BIKE_REQUESTED', { code: 3 })
  } else if (asked.does === 'bike.endMaintenance') {
    if (stands !== 'Under Maintenance') found.set('BIKE_NOT_UNDER_MAINTENANCE', { code: 3 })
  } else if (asked.does === 'bike.requestRent') {
    if (stands !== 'Available') found.set('BIKE_NOT_AVAILABLE', { code: 3 })
    if (requested) found.set('BIKE_REQUESTED', { code: 3 })
    const open = openOf(world, asked.personId ?? caller.staffId)
    const numbers = open.map(([, { bikeId }]) => world.bikes.get(bikeId)?.number ?? '?')
    if (open.length >= world.limit) found.set('BIKE_LIMIT_REACHED', { code: 5, says: [`${open.length} of ${world.limit}: `, ...numbers] })
  } else if (stands !== 'Out' && stands !== 'Returned') found.set('BIKE_NOT_OUT', { code: 3 })
  return found
}

function whyNotRent(world: World, caller: Caller, asked: Extract<BikeQuestion, { rentId: number }>): Refusals {
  const found: Refusals = new Map()
  const rent = world.rents.get(asked.rentId)
  if (!rent) return found.set('RENT_NOT_FOUND', { code: 2 })
  const mine = rent.personId === caller.staffId || rent.by === caller.staffId
  if (asked.does === 'bike.requestReturn') {
    if (rent.personId !== caller.staffId && !caller.codes.has('bike:return:on-behalf'))
      return mine ? found.set('ON_BEHALF_NOT_HELD', { code: 4 }) : found.set('RENT_NOT_FOUND', { code: 2 })
    if (!isOut(rent)) found.set('BIKE_NOT_OUT', { code: 3 })
    if (waitingReturn(world, asked.rentId) !== null) found.set('RETURN_REQUESTED', { code: 3 })
    return found
  }
  if (asked.does === 'bike.cancelRent' && !mine)
    return caller.codes.has('bike:rent') ? found.set('REQUEST_NOT_YOURS', { code: 4 }) : found.set('RENT_NOT_FOUND', { code: 2 })
  if (rent.confirmation !== 'Pending') found.set('ALREADY_DECIDED', decided(world, caller, rent))
  return found
}

function whyNotReturn(world: World, caller: Caller, asked: Extract<BikeQuestion, { returnId: number }>): Refusals {
  const found: Refusals = new Map()
  const request = world.returns.get(asked.returnId)
  if (!request) return found.set('RETURN_NOT_FOUND', { code: 2 })
  if (asked.does === 'bike.cancelReturn' && request.personId !== caller.staffId && request.by !== caller.staffId)
    return caller.codes.has('bike:return') ? found.set('REQUEST_NOT_YOURS', { code: 4 }) : found.set('RETURN_NOT_FOUND', { code: 2 })
  if (request.confirmation !== 'Pending') found.set('ALREADY_DECIDED', decided(world, caller, request))
  return found
}

/** Does what was acknowledged. */
export function applyBike(world: World, caller: Caller, asked: BikeQuestion, made: Made): void {
  if (asked.does === 'bike.create') return void world.bikes.set(made.id, { number: asked.number, stands: 'Available' })
  if (asked.does === 'bike.updateSettings') {
    world.limit = asked.maxRents
    world.rentalDays = asked.rentalDays
    world.settingsVersion++
  } else if ('bikeId' in asked) applyToBike(world, caller, asked, made)
  else if ('rentId' in asked) applyToRent(world, caller, asked, made)
  else applyToReturn(world, caller, asked)
}

const pending = { confirmation: 'Pending', decidedBy: null, reason: '' } as const
const other = (caller: Caller, personId: number) => (personId === caller.staffId ? null : caller.staffId)

function applyToBike(world: World, caller: Caller, asked: Extract<BikeQuestion, { bikeId: number }>, made: Made): void {
  const bike = world.bikes.get(asked.bikeId)
  if (!bike) return
  if (asked.does === 'bike.requestRent') {
    const personId = asked.personId ?? caller.staffId
    world.rents.set(made.id, {
      ...pending,
      bikeId: asked.bikeId,
      personId,
      by: other(caller, personId),
      at: made.at,
      dueOn: null,
      ended: false,
    })
  } else if (asked.does === 'bike.remove') world.bikes.delete(asked.bikeId)
  else if (asked.does === 'bike.startMaintenance') bike.stands = 'Under Maintenance'
  else {
    const [rentId, rent] = holderOf(world, asked.bikeId) ?? []
    bike.stands = 'Available'
    if (asked.does !== 'bike.return' || !rent || rentId === undefined) return
    rent.ended = true
    // The desk has the bike in its hands: what was asked for has happened.
    const request = world.returns.get(waitingReturn(world, rentId) ?? 0)
    if (request) Object.assign(request, { confirmation: 'Confirmed', decidedBy: caller.staffId })
  }
}

function applyToRent(world: World, caller: Caller, asked: Extract<BikeQuestion, { rentId: number }>, made: Made): void {
  const rent = world.rents.get(asked.rentId)
  if (!rent) return
  if (asked.does === 'bike.requestReturn') {
    const { personId } = rent
    world.returns.set(made.id, { ...pending, rentId: asked.rentId, personId, by: other(caller, personId), at: made.at })
    return
  }
  rent.decidedBy = caller.staffId
  if (asked.does === 'bike.cancelRent') rent.confirmation = 'Cancelled'
  else if (asked.does === 'bike.rejectRent') {
    Object.assign(rent, { confirmation: 'Rejected', reason: asked.reason })
    world.mails.push(`bike-rejected ${asked.rentId}`)
  } else {
    Object.assign(rent, { confirmation: 'Confirmed', dueOn: dayOf(world.now, world.rentalDays) })
    const bike = world.bikes.get(rent.bikeId)
    if (bike) bike.stands = 'Out'
    world.mails.push(`bike-confirmed ${asked.rentId}`)
  }
}

function applyToReturn(world: World, caller: Caller, asked: Extract<BikeQuestion, { returnId: number }>): void {
  const request = world.returns.get(asked.returnId)
  const rent = request && world.rents.get(request.rentId)
  const bike = rent && world.bikes.get(rent.bikeId)
  if (!request || !rent || !bike) return
  request.decidedBy = caller.staffId
  if (asked.does === 'bike.cancelReturn') request.confirmation = 'Cancelled'
  else if (asked.does === 'bike.rejectReturn') {
    Object.assign(request, { confirmation: 'Rejected', reason: asked.reason })
    world.mails.push(`bike-return-rejected ${asked.returnId}`)
  } else {
    request.confirmation = 'Confirmed'
    rent.ended = true
    bike.stands = 'Returned'
    world.mails.push(`bike-returned ${asked.returnId}`)
  }
}

/** What the clock brings about: one mail for each rent and due day that has passed. */
export function remindOverdue(world: World): void {
  for (const [id, rent] of world.rents)
    if (isOverdue(rent, world.now) && !world.mails.includes(`bike-overdue ${id}`)) world.mails.push(`bike-overdue ${id}`)
}
