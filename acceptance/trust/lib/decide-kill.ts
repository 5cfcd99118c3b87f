// Requests that wait to be decided, deciders that never stop, and what came of both, seen past the server.
import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { call } from './call.ts'
import { dayOf } from './queue-model-world.ts'
import { ask } from './server.ts'

/** A request, and the only address that its mail can go to. */
export interface Waiting {
  readonly kind: 'rent' | 'pass'
  readonly id: number
  readonly email: string
}

/** Puts rents and passes in front of the deciders, so many of each: a person, a bike and a plate of its own for every one. */
export async function fillQueues(database: pg.ClientConfig, round: number, many: number): Promise<Waiting[]> {
  const rents = await ask<{ id: string; email: string }>(
    database,
    `with person as (
      insert into staff (name, email) select 'Rider', 'rider-' || $1 || '-' || n || '@school.example' from generate_series(1, $2::int) n returning id, email
    ), bike as (
      insert into bike (number) select 'K-' || $1 || '-' || n from generate_series(1, $2::int) n returning id
    ), pair as (
      select p.id as person_id, p.email, b.id as bike_id from (select *, row_number() over () as n from person) p
      join (select *, row_number() over () as n from bike) b on b.n = p.n
    ), rent as (
      insert into bike_rent (bike_id, person_id, requested_at) select bike_id, person_id, now() from pair returning id, person_id
    ) select rent.id, pair.email from rent join pair on pair.person_id = rent.person_id`,
    [String(round), many],
  )
  const passes = await ask<{ id: string; email: string }>(
    database,
    `insert into vehicle_pass (submitted_at, applicant_name, email, type, plate, plate_key)
    select now(), 'Driver', 'driver-' || $1 || '-' || n || '@family.example', 'parent', 'K' || $1 || 'N' || n, 'K' || $1 || 'N' || n
    from generate_series(1, $2::int) n returning id, email`,
    [String(round), many],
  )
  const of = (kind: Waiting['kind']) => (row: { id: string; email: string }) => ({ kind, id: Number(row.id), email: row.email })
  // By turns: the deciders come only so far before the kill.
  return rents.flatMap((rent, at) => [of('rent')(rent), ...passes.slice(at, at + 1).map(of('pass'))])
}

/** What the deciders heard: `acknowledged` is what was answered with done, by request; `cut` how many never heard anything. */
export interface Heard {
  readonly acknowledged: Map<Waiting, 'confirm' | 'reject'>
  readonly odd: string[]
  cut: number
}

/** Decides one after the other, so many at a time, until nothing waits or nobody answers any more. */
export function decideAll(
  url: string,
  token: string,
  waiting: readonly Waiting[],
  width: number,
): { heard: Heard; over: Promise<unknown> } {
  const heard: Heard = { acknowledged: new Map(), odd: [], cut: 0 }
  let next = 0
  let gone = false
  const work = async () => {
    for (let one = waiting[next++]; one && !gone; one = waiting[next++]) {
      const decision = randomInt(3) > 0 ? 'confirm' : 'reject'
      const body = { ...(decision === 'reject' ? { reason: 'No' } : one.kind === 'pass' && { expiresOn: dayOf(Date.now(), 30) }) }
      const [operation, target] =
        one.kind === 'rent'
          ? ([`bike.${decision}Rent`, { rentId: one.id }] as const)
          : ([`vehicle.${decision}`, { passId: one.id }] as const)
      const reply = await call(url, operation, { ...target, ...body }, { token }).catch(() => null)
      if (!reply) {
        gone = true
        heard.cut++
      } else if (reply.envelope?.code === 0) heard.acknowledged.set(one, decision)
      // The database may go a moment before the server does: then it says so, and that is all it says.
      else if (reply.status !== 503) heard.odd.push(`${reply.status} ${reply.text.slice(0, 160)}`)
    }
  }
  return { heard, over: Promise.all(Array.from({ length: width }, work)) }
}

/** How a request stands in the database. */
interface Standing {
  kind: Waiting['kind']
  id: string
  decision: 'confirm' | 'reject' | 'pending'
  mails: string[]
  audits: string
  /** The bike is In use by this very rent. */
  out: boolean
}

/** What is wrong with these requests, each in a word: half done, done without an answer's word, a bike that does not go with its rent. */
export async function wrongs(database: pg.ClientConfig, waiting: readonly Waiting[], { acknowledged }: Heard) {
  const about = (entity: string) => `array(select kind from outbox where entity = '${entity}' and entity_id = x.id) as mails,
    (select count(*) from audit where rows @> jsonb_build_array(jsonb_build_object('entity', '${entity}', 'id', x.id))) as audits`
  const rows = await ask<Standing>(
    database,
    `select 'rent' as kind, x.id, ${about('bike-rent')}, b.status = 'In use' and b.rent_id = x.id as out,
      case x.confirmation when 'Confirmed' then 'confirm' when 'Rejected' then 'reject' else 'pending' end as decision
    from bike_rent x join bike b on b.id = x.bike_id where x.id = any($1)
    union all select 'pass', x.id, ${about('vehicle-pass')}, false,
      case x.status when 'Valid' then 'confirm' when 'Rejected' then 'reject' else 'pending' end
    from vehicle_pass x where x.id = any($2)`,
    [waiting.filter(({ kind }) => kind === 'rent').map(({ id }) => id), waiting.filter(({ kind }) => kind === 'pass').map(({ id }) => id)],
  )
  const standing = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
  const found = { halves: [] as string[], lost: [] as string[], bikes: [] as string[], decided: [] as Waiting[], pending: [] as Waiting[] }
  const word = { confirm: 'confirmed', reject: 'rejected' } as const
  for (const one of waiting) {
    const row = standing.get(`${one.kind} ${one.id}`)
    const { decision = 'pending', mails = [], audits = '0', out = false } = row ?? {}
    const should = decision === 'pending' ? '' : `${one.kind === 'rent' ? 'bike' : 'pass'}-${word[decision]}`
    const said = `${one.kind} ${one.id} is ${decision} with mails [${mails.join()}] and ${audits} lines of audit`
    if (mails.join() !== should || Number(audits) !== (decision === 'pending' ? 0 : 1)) found.halves.push(said)
    const promised = acknowledged.get(one)
    if (promised !== undefined && promised !== decision) found.lost.push(`${said}, acknowledged as ${promised}`)
    if (one.kind === 'rent' && out !== (decision === 'confirm')) found.bikes.push(`${said}, its bike is ${out ? '' : 'not '}In use by it`)
    found[decision === 'pending' ? 'pending' : 'decided'].push(one)
  }
  return found
}

/** Bikes In use without a rent that is out, and rents that are out without their bike: of all there are. */
export async function bikesAdrift(database: pg.ClientConfig): Promise<number> {
  const [row] = await ask<{ n: string }>(
    database,
    `select count(*) as n from bike b full join bike_rent r on r.bike_id = b.id and r.is_out
    where (b.status = 'In use' or r.is_out) and (b.status is distinct from 'In use' or b.rent_id is distinct from r.id)`,
  )
  return Number(row?.n)
}
