// Many people at once, who all send a large body: what they take together, and how long they hold the event loop.
import { createHash, randomBytes } from 'node:crypto'
import { operationOf, type OperationId } from '@isb/contract'
import { headersOf, send } from './call.ts'
import { heldIn, memoryFor } from './probe.ts'
import { ask, embeddedIn, type Process } from './server.ts'

interface Kind {
  readonly by: string
  readonly id: OperationId
  readonly body: string
}
const of = (values: string) => `{"name":"a","expiresAt":"2027-01-01T00:00:00Z","scopes":[${values}1]}`
/** Up to 64 kB the server reads a body itself. The contract lets the form of a survey be larger, and that is read by another process. */
const kinds: readonly Kind[] = [
  { by: 'of 750 kB', id: 'survey.saveForm', body: of('1,'.repeat(374_000)) },
  { by: 'of lists, 750 kB', id: 'survey.saveForm', body: of('[],'.repeat(249_000)) },
  { by: 'of objects, 63 kB', id: 'account.createToken', body: of('{},'.repeat(21_000)) },
  { by: 'of numbers, 63 kB', id: 'account.createToken', body: of('1,'.repeat(31_000)) },
]
const people = 105

/** What the worst of the kinds took, each on its own. */
export interface Crowd {
  /** Bytes above what the server takes without them. */
  readonly more: { bytes: number; by: string }
  /** Milliseconds for which the event loop was held. */
  readonly held: { ms: number; by: string }
  readonly faults: string[]
}

/** Has each of 105 people send two bodies at once, of each kind by turns. */
export async function crowd(server: Process, dataDir: string): Promise<Crowd> {
  const tokens = await signedIn(dataDir)
  const worst: Crowd = { more: { bytes: 0, by: '' }, held: { ms: 0, by: '' }, faults: [] }
  for (const { by, id, body } of kinds) {
    const { method, path } = operationOf(id)
    const address = `${server.url}/isb/admin${path.replaceAll(/\{\w+\}/g, '1')}`
    let read = 0
    const shoot = async (token: string) => {
      const reply = await send(address, { method, headers: headersOf({ token }, true), body })
      const toldToWait = [429, 503].includes(reply.status) && reply.headers.has('retry-after')
      if (reply.envelope?.code === 1) read += 1
      else if (!toldToWait) worst.faults.push(`HTTP ${reply.status} ${reply.envelope?.reason ?? ''} to bodies ${by}`)
    }
    await heldIn(server)
    const bytes = await memoryFor(server, () =>
      // A server that does not read on may hang up before its answer is read.
      Promise.all([...tokens, ...tokens].map((token) => shoot(token).catch(() => {}))),
    )
    const ms = await heldIn(server)
    if (bytes > worst.more.bytes) Object.assign(worst.more, { bytes, by })
    if (ms > worst.held.ms) Object.assign(worst.held, { ms, by })
    if (read === 0) worst.faults.push(`no body ${by} was read`)
  }
  return worst
}

/** Sessions of people who may edit surveys. */
async function signedIn(dataDir: string): Promise<string[]> {
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await ask(
    embeddedIn(dataDir),
    `with editors as (insert into role (name) values ('Editors of surveys') returning id),
    granted as (insert into role_menu (role_id, menu_id) select e.id, m.id from editors e, menu m where m.code = 'admission:survey:edit'),
    made as (insert into staff (name, email) select 'Somebody', hash || '@school.example' from unnest($1::text[]) hash returning id, email),
    given as (insert into staff_role (staff_id, role_id) select made.id, e.id from made, editors e)
    insert into session (staff_id, token_hash, started_at, last_seen_at, expires_at)
    select id, decode(split_part(email, '@', 1), 'hex'), now(), now(), now() + interval '1 hour' from made`,
    [hashes],
  )
  return tokens
}
