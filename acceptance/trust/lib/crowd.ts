// Many people at once, who all send a large body: what they take together.
import { createHash, randomBytes } from 'node:crypto'
import { headersOf, send } from './call.ts'
import { memoryFor } from './probe.ts'
import { ask, embeddedIn, type Process } from './server.ts'

const bodies = { 'of 750 kB': '1,'.repeat(374_000), 'of lists, 750 kB': '[],'.repeat(249_000), 'of 63 kB': '{},'.repeat(21_000) }
const people = 105

/** Has each of 105 people send two bodies at once, of each kind by turns. Answers how many bytes the worst took above idle, and which. */
export async function crowd(server: Process, dataDir: string): Promise<{ more: number; by: string; faults: string[] }> {
  const database = embeddedIn(dataDir)
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'))
  await ask(
    database,
    `with made as (insert into staff (name, email) select 'Somebody', hash || '@school.example' from unnest($1::text[]) hash returning id, email)
    insert into session (staff_id, token_hash, started_at, last_seen_at, expires_at)
    select id, decode(split_part(email, '@', 1), 'hex'), now(), now(), now() + interval '1 hour' from made`,
    [hashes],
  )
  const worst = { more: 0, by: '', faults: [] as string[] }
  for (const [by, scopes] of Object.entries(bodies)) {
    const body = `{"name":"a","expiresAt":"2027-01-01T00:00:00Z","scopes":[${scopes}1]}`
    const shoot = async (token: string) => {
      const reply = await send(`${server.url}/isb/admin/account/tokens`, { method: 'POST', headers: headersOf({ token }, true), body })
      const toldToWait = [429, 503].includes(reply.status) && reply.headers.has('retry-after')
      if (reply.envelope?.code !== 1 && !toldToWait) worst.faults.push(`HTTP ${reply.status} to bodies ${by}`)
    }
    const more = await memoryFor(server, () =>
      // A server that does not read on may hang up before its answer is read.
      Promise.all([...tokens, ...tokens].map((token) => shoot(token).catch(() => {}))),
    )
    if (more > worst.more) Object.assign(worst, { more, by })
  }
  return worst
}
