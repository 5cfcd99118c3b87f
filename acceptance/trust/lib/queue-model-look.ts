// What a server shows of the bike room and the security desk.
import type { Data, OperationId } from '@isb/contract'
import type { TestServer } from '@isb/server/testing'
import { call, dataOf } from './call.ts'
import type { Dice } from './dice.ts'
import { holderOf, isOverdue } from './queue-model-bikes.ts'
import type { Cast } from './queue-model-cast.ts'
import { allowanceLine, bikeLine, bikeSeen, passLine, rentLine, returnLine, settingsLine } from './queue-model-lines.ts'
import { statusOf, typings, wrongAtGate, type AtGate } from './queue-model-passes.ts'
import type { Rent, World } from './queue-model-world.ts'

/** How long the mail of a decision waits, so that the decision can be undone: the six seconds that people are shown, and the way there. */
export const heldSeconds = 8

/** Everything that a server shows. */
export async function seen({ url, pool }: TestServer, { admin }: Cast, people: readonly number[]): Promise<string[]> {
  const get = async <Id extends OperationId>(id: Id, query: object = {}) => dataOf<Data<Id>>(await call(url, id, query, admin))
  const all = { pageSize: 1000 }
  const [bikes, rents, returns, passes, settings, queues, mails, ...allowances] = await Promise.all([
    get('bike.list', all),
    get('bike.listRents', all),
    get('bike.listReturns', all),
    get('vehicle.list', all),
    get('bike.settings'),
    get('queues.list'),
    pool.query<{ kind: string; entity_id: string; early: boolean }>(
      `select kind, entity_id, kind <> 'bike-overdue' and sent_at is not null and sent_at < created_at + $1 * interval '1 second' as early
       from outbox where kind <> 'pass-expiring'`,
      [heldSeconds],
    ),
    ...people.map((personId) => get('bike.allowance', { personId })),
  ])
  const top = (records: readonly { id: number; confirmation?: string; status?: string }[]) =>
    records
      .filter((record) => (record.confirmation ?? record.status) === 'Pending')
      .map(({ id }) => id)
      .join()
  return [
    settingsLine(settings.maxRents, settings.rentalDays, settings.version),
    ...bikes.records.map(bikeLine),
    ...rents.records.map(rentLine),
    ...returns.records.map(returnLine),
    ...passes.records.map(passLine),
    ...queues.map(
      ({ code, waiting, recent, late, oldestAt }) => `queue ${code}: ${waiting}, ${recent} recent, ${late} late, since ${oldestAt}`,
    ),
    `top of bike:rent: ${top(rents.records)}`,
    `top of bike:return: ${top(returns.records)}`,
    `top of vehicle: ${top(passes.records)}`,
    ...allowances.map(({ limit, open }, at) => allowanceLine(people[at] ?? 0, limit, open)),
    ...mails.rows.map(({ kind, entity_id, early }) => `mail ${kind} ${entity_id}${early ? ', sent while it could be undone' : ''}`),
  ]
}

/** Asks the gate, and one of the filtered lists; says what is wrong with the answer, or null. */
export async function probe({ url }: TestServer, { admin, security }: Cast, world: World, dice: Dice): Promise<string | null> {
  const { typed, cars } = dice.pick(typings)
  const gate = dataOf<AtGate>(await call(url, 'vehicle.check', { plate: typed }, dice.chance(50) ? security : admin))
  const wrong = wrongAtGate(world, cars, gate)
  if (wrong) return `at the gate ${typed} is answered ${JSON.stringify(gate)}: ${wrong}`
  const rentIs = (fits: (rent: Rent) => boolean) => [...world.rents].filter(([, rent]) => fits(rent)).map(([id]) => id)
  const overdue = dice.chance(50)
  const bikeStatus = dice.pick(['Available', 'In use', 'Overdue', 'Returned', 'Under Maintenance'])
  const passStatus = dice.pick(['Pending', 'Valid', 'Expired', 'Cancelled', 'Rejected'])
  const ids = [...world.bikes.keys()]
  const view = dice.pick<readonly [OperationId, object, number[]]>([
    ['bike.list', { status: bikeStatus }, ids.filter((id) => bikeSeen(world, id).status === bikeStatus)],
    ['bike.options', {}, ids.filter((id) => world.bikes.get(id)?.stands === 'Available' && !holderOf(world, id))],
    ['bike.listRents', { overdue }, rentIs((rent) => isOverdue(rent, world.now) === overdue)],
    ['bike.listRents', { out: true }, rentIs(({ confirmation, ended }) => confirmation === 'Confirmed' && !ended)],
    [
      'vehicle.list',
      { status: passStatus },
      [...world.passes].filter(([, pass]) => statusOf(pass, world.now) === passStatus).map(([id]) => id),
    ],
  ])
  const [operation, query, should] = view
  const data = dataOf<{ id: number }[] | { records: { id: number }[] }>(
    await call(url, operation, operation === 'bike.options' ? query : { pageSize: 1000, ...query }, admin),
  )
  const shown = (Array.isArray(data) ? data : data.records).map(({ id }) => id)
  return new Set(shown).symmetricDifference(new Set(should)).size > 0
    ? `${operation} ${JSON.stringify(query)} shows ${shown.join()} and not ${should.join()}`
    : null
}
