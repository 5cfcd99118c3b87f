// The bike room and the security desk as lines: written alike from what a server shows and from what the model expects.
import type { Schema } from '@isb/contract'
import { holderOf, isOverdue, openOf, waitingReturn } from './queue-model-bikes.ts'
import { statusOf } from './queue-model-passes.ts'
import { dayMs, type Question, type Rent, type Request, type World } from './queue-model-world.ts'

type Person = { readonly id: number } | null
const who = (person: Person) => person?.id ?? '–'
const time = (at: number) => new Date(at).toISOString()

type BikeSeen = Pick<Schema<'Bike'>, 'id' | 'number' | 'status'> & {
  rent: { id: number; person: Person; confirmation: string; dueOn: string | null; returnId: number | null } | null
}
export const bikeLine = ({ id, number, status, rent }: BikeSeen) =>
  `bike ${id} ${number} ${status}, ${rent ? `rent ${rent.id} of ${who(rent.person)} ${rent.confirmation} due ${rent.dueOn} return ${rent.returnId}` : 'free'}`

type RequestSeen = Pick<Schema<'Rent'>, 'id' | 'confirmation' | 'reason' | 'dueOn' | 'overdue' | 'requestedAt'> & {
  readonly bike: { readonly id: number }
  readonly person: Person
  readonly submittedBy: Person
  readonly decidedBy: Person
}
const requestLine = ({ id, bike, person, submittedBy, confirmation, decidedBy, reason, dueOn, overdue, requestedAt }: RequestSeen) =>
  `${id} of ${who(person)} by ${who(submittedBy)} for bike ${bike.id} ${confirmation} by ${who(decidedBy)} "${reason}" due ${dueOn}${overdue ? ' overdue' : ''} at ${requestedAt}`
export const rentLine = (rent: RequestSeen & { readonly returnedAt: string | null }) =>
  `rent ${requestLine(rent)}${rent.returnedAt ? ' ended' : ''}`
export const returnLine = (request: RequestSeen & { readonly rentId: number }) => `return ${requestLine(request)} of rent ${request.rentId}`

type PassSeen = Pick<
  Schema<'Pass'>,
  'id' | 'plate' | 'brand' | 'status' | 'validFrom' | 'expiresOn' | 'reason' | 'submittedAt' | 'version'
> & {
  readonly person: Person
  readonly submittedBy: Person
  readonly decidedBy: Person
}
export const passLine = ({
  id,
  plate,
  brand,
  status,
  validFrom,
  expiresOn,
  reason,
  version,
  person,
  submittedBy,
  decidedBy,
  submittedAt,
}: PassSeen) =>
  `pass ${id} ${plate} ${brand} of ${who(person)} by ${who(submittedBy)} ${status} by ${who(decidedBy)} "${reason}" from ${validFrom} to ${expiresOn} at ${submittedAt} v${version}`

const person = (id: number | null): Person => (id === null ? null : { id })

export function bikeSeen(world: World, id: number): BikeSeen {
  const { number = '', stands = 'Available' } = world.bikes.get(id) ?? {}
  const [rentId = 0, rent] = holderOf(world, id) ?? []
  const status = stands === 'Out' ? (rent && isOverdue(rent, world.now) ? 'Overdue' : 'In use') : stands
  const { personId = 0, confirmation = '', dueOn = null } = rent ?? {}
  return {
    id,
    number,
    status,
    rent: rent ? { id: rentId, person: { id: personId }, confirmation, dueOn, returnId: waitingReturn(world, rentId) } : null,
  }
}

const requestSeen = (world: World, id: number, request: Request, rent: Rent): RequestSeen => ({
  id,
  bike: { id: rent.bikeId },
  person: person(request.personId),
  submittedBy: person(request.by),
  requestedAt: time(request.at),
  confirmation: request.confirmation,
  decidedBy: person(request.decidedBy),
  reason: request.reason,
  dueOn: rent.dueOn,
  overdue: isOverdue(rent, world.now),
})

function rentLineOf(world: World, id: number): string {
  const rent = world.rents.get(id)
  return rent ? rentLine({ ...requestSeen(world, id, rent, rent), returnedAt: rent.ended ? 'ended' : null }) : ''
}
function returnLineOf(world: World, id: number): string {
  const request = world.returns.get(id)
  const rent = world.rents.get(request?.rentId ?? 0)
  return request && rent ? returnLine({ ...requestSeen(world, id, request, rent), rentId: request.rentId }) : ''
}
function passLineOf(world: World, id: number): string {
  const pass = world.passes.get(id)
  if (!pass) return ''
  const { personId, by, at, decidedBy, from, to, ...rest } = pass
  const people = { person: person(personId), submittedBy: person(by), decidedBy: person(decidedBy) }
  return passLine({ ...rest, ...people, id, status: statusOf(pass, world.now), validFrom: from, expiresOn: to, submittedAt: time(at) })
}

export const settingsLine = (limit: number, rentalDays: number, version: number) => `settings ${limit} for ${rentalDays} days v${version}`

/** What a question's own answer shows, and what it should: the record as it is afterwards. */
export function answered(world: World, { does, ...named }: Question, id: number, data: unknown): { is: string; should: string } {
  const target = Object.entries(named).find(([name]) => ['rentId', 'returnId', 'passId', 'bikeId'].includes(name))?.[1] as
    | number
    | undefined
  if (does === 'bike.remove') return { is: '', should: '' }
  if (does === 'bike.updateSettings') {
    const { maxRents, rentalDays, version } = data as Schema<'BikeSettings'>
    return { is: settingsLine(maxRents, rentalDays, version), should: settingsLine(world.limit, world.rentalDays, world.settingsVersion) }
  }
  if (does === 'vehicle.create' || does.startsWith('vehicle.'))
    return { is: passLine(data as Schema<'Pass'>), should: passLineOf(world, target ?? id) }
  if (does === 'bike.requestReturn' || does.endsWith('Return')) {
    const request = does === 'bike.requestReturn' ? id : target
    return { is: returnLine(data as Schema<'BikeReturn'>), should: returnLineOf(world, request ?? 0) }
  }
  if (does.endsWith('Rent'))
    return { is: rentLine(data as Schema<'Rent'>), should: rentLineOf(world, does === 'bike.requestRent' ? id : (target ?? 0)) }
  return { is: bikeLine(data as Schema<'Bike'>), should: bikeLine(bikeSeen(world, target ?? id)) }
}

interface Waiting {
  readonly id: number
  readonly at: number
}
const waitingIn = (all: ReadonlyMap<number, { at: number }>, pending: (id: number) => boolean): Waiting[] =>
  [...all]
    .filter(([id]) => pending(id))
    .map(([id, { at }]) => ({ id, at }))
    .toSorted((a, b) => a.at - b.at || a.id - b.id)

/** What waits in each queue, the oldest first. */
export const queuesOf = ({ rents, returns, passes }: World): Record<string, Waiting[]> => ({
  'bike:rent': waitingIn(rents, (id) => rents.get(id)?.confirmation === 'Pending'),
  'bike:return': waitingIn(returns, (id) => returns.get(id)?.confirmation === 'Pending'),
  vehicle: waitingIn(passes, (id) => passes.get(id)?.stands === 'Pending'),
})

/** Everything that the model expects to be seen. */
export function expected(world: World, people: readonly number[]): string[] {
  const { now } = world
  const since = (waiting: Waiting[], days: number) => waiting.filter(({ at }) => at > now - days * dayMs).length
  const queues = Object.entries(queuesOf(world)).flatMap(([code, waiting]) => [
    `queue ${code}: ${waiting.length}, ${since(waiting, 1)} recent, ${waiting.length - since(waiting, 3)} late, since ${waiting[0] ? time(waiting[0].at) : null}`,
    `top of ${code}: ${waiting.map(({ id }) => id).join()}`,
  ])
  return [
    settingsLine(world.limit, world.rentalDays, world.settingsVersion),
    ...[...world.bikes.keys()].map((id) => bikeLine(bikeSeen(world, id))),
    ...[...world.rents.keys()].map((id) => rentLineOf(world, id)),
    ...[...world.returns.keys()].map((id) => returnLineOf(world, id)),
    ...[...world.passes.keys()].map((id) => passLineOf(world, id)),
    ...queues,
    ...people.map((id) =>
      allowanceLine(
        id,
        world.limit,
        openOf(world, id).map(([rentId, rent]) => ({
          rentId,
          bikeNumber: world.bikes.get(rent.bikeId)?.number ?? '',
          confirmation: rent.confirmation,
          dueOn: rent.dueOn,
          overdue: isOverdue(rent, now),
        })),
      ),
    ),
    ...world.mails.map((mail) => `mail ${mail}`),
  ]
}

export const allowanceLine = (id: number, limit: number, open: Schema<'BikeAllowance'>['open']) =>
  `allowance of ${id}: ${limit}, ${open
    .toSorted((a, b) => a.rentId - b.rentId)
    .map(({ rentId, bikeNumber, confirmation, dueOn, overdue }) => `${rentId} ${bikeNumber} ${confirmation} ${dueOn} ${overdue}`)
    .join('; ')}`
