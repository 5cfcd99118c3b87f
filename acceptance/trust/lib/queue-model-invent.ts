// Random questions, most of them such as somebody would really ask, some aimed wrong on purpose.
import type { Dice } from './dice.ts'
import { holderOf, waitingReturn } from './queue-model-bikes.ts'
import type { Cast } from './queue-model-cast.ts'
import { carOf, cars, statusOf } from './queue-model-passes.ts'
import { dayOf, type Caller, type Question, type World } from './queue-model-world.ts'

/** A question, and who asks it. */
export interface Asked {
  readonly caller: Caller
  readonly question: Question
}

/** How often each thing is asked, of a hundred or so. */
const often = {
  'bike.create': 4,
  'bike.remove': 2,
  'bike.startMaintenance': 3,
  'bike.endMaintenance': 3,
  'bike.requestRent': 16,
  'bike.confirmRent': 10,
  'bike.rejectRent': 3,
  'bike.cancelRent': 4,
  'bike.requestReturn': 8,
  'bike.confirmReturn': 5,
  'bike.rejectReturn': 3,
  'bike.cancelReturn': 2,
  'bike.return': 5,
  'bike.updateSettings': 2,
  'vehicle.create': 8,
  'vehicle.update': 4,
  'vehicle.confirm': 9,
  'vehicle.reject': 2,
  'vehicle.void': 4,
  'vehicle.renew': 5,
} as const satisfies Record<Question['does'], number>
const bag = Object.entries(often).flatMap(([does, times]) => Array.from({ length: times }, () => does as Question['does']))

/** Invents a question about the world as it is. */
export function invent(dice: Dice, world: World, cast: Cast): Asked {
  const does = world.bikes.size < 3 && dice.chance(50) ? 'bike.create' : dice.pick(bag)
  const question = questionOf(does, dice, world, cast)
  return { question, caller: dice.chance(12) ? dice.pick(cast.all) : likely(question, dice, world, cast) }
}

/** What a question is about. Two about the same thing can get in each other's way. */
export function about(world: World, { caller, question }: Asked): string[] {
  if (question.does === 'bike.create') return [`number ${question.number.toLowerCase()}`]
  if (question.does === 'bike.updateSettings') return ['settings']
  if (question.does === 'vehicle.create') return []
  if ('passId' in question) return [`plate ${carOf(world.passes.get(question.passId)?.plate ?? '')}`]
  if (question.does === 'bike.requestRent') return [`bike ${question.bikeId}`, `person ${question.personId ?? caller.staffId}`, 'settings']
  if ('bikeId' in question) return [`bike ${question.bikeId}`]
  const rentId = 'rentId' in question ? question.rentId : world.returns.get(question.returnId)?.rentId
  const rent = world.rents.get(rentId ?? 0)
  return rent ? [`bike ${rent.bikeId}`, `person ${rent.personId}`] : []
}

/** Who usually asks this. */
function likely(question: Question, dice: Dice, world: World, cast: Cast): Caller {
  const { does } = question
  if (does === 'bike.cancelRent' || does === 'bike.cancelReturn') {
    const request = 'rentId' in question ? world.rents.get(question.rentId) : world.returns.get(question.returnId)
    return cast.all.find(({ staffId }) => staffId === request?.personId || staffId === request?.by) ?? cast.app
  }
  if (does === 'bike.requestReturn') {
    const personId = world.rents.get(question.rentId)?.personId
    return dice.chance(50) ? cast.app : (cast.riders.find(({ staffId }) => staffId === personId) ?? cast.bikes)
  }
  if (does === 'bike.requestRent' || does === 'vehicle.create')
    return question.personId === undefined
      ? dice.pick(cast.riders)
      : dice.pick([cast.app, cast.app, does === 'bike.requestRent' ? cast.bikes : cast.security])
  if (does === 'bike.updateSettings' || does === 'bike.remove') return cast.admin
  return dice.chance(20) ? cast.admin : does.startsWith('bike.') ? cast.bikes : cast.security
}

function questionOf(does: Question['does'], dice: Dice, world: World, cast: Cast): Question {
  /** One of those for which it makes sense, now and then any, now and then none at all. */
  const one = <T>(from: ReadonlyMap<number, T>, fits: (value: T, id: number) => boolean) => {
    if (dice.chance(2)) return 999_999
    const fitting = [...from].filter(([id, value]) => fits(value, id)).map(([id]) => id)
    const ids = fitting.length > 0 && dice.chance(80) ? fitting : [...from.keys()]
    return ids.length > 0 ? dice.pick(ids) : 999_999
  }
  const someone = () => (dice.chance(60) ? { personId: dice.pick(cast.forWhom) } : {})
  const reason = `Because ${dice.throw(1000)}`
  const plate = () => (dice.chance(2) ? '·-·' : dice.pick(cars[dice.throw(cars.length)] ?? []))
  const day = (from: number, to: number) => dayOf(world.now, from + dice.throw(to - from))
  switch (does) {
    case 'bike.create':
      return { does, number: `${dice.chance(20) ? 'b' : 'B'}-${dice.throw(30)}` }
    case 'bike.remove':
      return { does, bikeId: one(world.bikes, (_, id) => ![...world.rents.values()].some(({ bikeId }) => bikeId === id)) }
    case 'bike.startMaintenance':
      return { does, bikeId: one(world.bikes, ({ stands }) => stands === 'Available' || stands === 'Returned') }
    case 'bike.endMaintenance':
      return { does, bikeId: one(world.bikes, ({ stands }) => stands === 'Under Maintenance') }
    case 'bike.return':
      return { does, bikeId: one(world.bikes, ({ stands }) => stands === 'Out' || stands === 'Returned') }
    case 'bike.updateSettings': {
      const version = world.settingsVersion - (dice.chance(10) && world.settingsVersion > 1 ? 1 : 0)
      return { does, maxRents: 1 + dice.throw(3), rentalDays: 1 + dice.throw(9), version }
    }
    case 'bike.requestRent':
      return { does, bikeId: one(world.bikes, ({ stands }, id) => stands === 'Available' && !holderOf(world, id)), ...someone() }
    case 'bike.confirmRent':
    case 'bike.cancelRent':
      return { does, rentId: one(world.rents, ({ confirmation }) => confirmation === 'Pending') }
    case 'bike.rejectRent':
      return { does, reason, rentId: one(world.rents, ({ confirmation }) => confirmation === 'Pending') }
    case 'bike.requestReturn':
      return {
        does,
        rentId: one(
          world.rents,
          ({ confirmation, ended }, id) => confirmation === 'Confirmed' && !ended && waitingReturn(world, id) === null,
        ),
      }
    case 'bike.confirmReturn':
    case 'bike.cancelReturn':
      return { does, returnId: one(world.returns, ({ confirmation }) => confirmation === 'Pending') }
    case 'bike.rejectReturn':
      return { does, reason, returnId: one(world.returns, ({ confirmation }) => confirmation === 'Pending') }
    case 'vehicle.create':
      return {
        does,
        applicantName: 'Somebody',
        email: `driver${dice.throw(5)}@family.example`,
        type: dice.pick(['parent', 'visitor'] as const),
        plate: plate(),
        ...(dice.chance(50) && { brand: `Brand ${dice.throw(9)}` }),
        ...someone(),
        ...(dice.chance(30) && world.passes.size > 0 && { renewsId: one(world.passes, () => true) }),
      }
    case 'vehicle.update': {
      const passId = one(world.passes, ({ stands }) => stands === 'Pending')
      const version = world.passes.get(passId)?.version ?? 1
      return { does, passId, plate: plate(), version: version + (dice.chance(15) ? 1 : 0) }
    }
    case 'vehicle.confirm':
    case 'vehicle.renew': {
      const passId = one(world.passes, (pass) =>
        does === 'vehicle.confirm' ? pass.stands === 'Pending' : ['Expired', 'Cancelled'].includes(statusOf(pass, world.now)),
      )
      return { does, passId, ...(dice.chance(60) && { validFrom: day(-3, 12) }), expiresOn: day(dice.chance(10) ? -2 : 3, 15) }
    }
    case 'vehicle.void':
      return { does, reason, passId: one(world.passes, (pass) => statusOf(pass, world.now) === 'Valid') }
  }
  return { does, reason, passId: one(world.passes, ({ stands }) => stands === 'Pending') }
}
