// Seals the audit: once a minute one server takes the lines that its snapshot shows and no seal holds. Whoever writes never waits for it.
import { sql } from 'kysely'
import type { App } from '../app/context.ts'
import { allowLong, type Db } from '../database/database.ts'
import { lockNumbers } from '../database/locks.ts'
import { chained, digestsOf, fullSeal, nothing, signatureOfAnchor, signatureOfSeal } from './digests.ts'

type Sealing = Pick<App, 'db' | 'config' | 'now' | 'log'>

const minuteMs = 60_000

/** Seals what there is, and answers how many lines that were. Where another server seals, it answers 0. */
export async function sealAudit(sealing: Sealing): Promise<number> {
  let all = 0
  for (let taken = fullSeal; taken === fullSeal; all += taken) taken = await sealOnce(sealing)
  return all
}

async function sealOnce({ db: pool, config, now, log }: Sealing): Promise<number> {
  const made = await pool.transaction().execute(async (db) => {
    const { rows: locks } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lockNumbers.seal}) as mine`.execute(db)
    if (!locks[0]?.mine) return undefined
    await allowLong(db)
    const { rows: taken } = await sql<{ auditId: number }>`
      delete from audit_unsealed where audit_id in (select audit_id from audit_unsealed order by audit_id limit ${fullSeal})
      returning audit_id`.execute(db)
    if (taken.length === 0) return undefined
    const ids = taken.map(({ auditId }) => auditId)
    // Two random UUIDs are 244 random bits.
    await sql`
      insert into audit_salt (audit_id, seed)
      select id, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from audit where id = any(${ids}::bigint[])
      on conflict do nothing`.execute(db)
    const lines = await digestsOf(db, ids)
    const before = await lastSeal(db)
    const id = before.id + 1
    const digest = chained(before.digest, lines)
    await db
      .insertInto('auditSeal')
      .values({ id, at: now(), digest, signature: signatureOfSeal(config, id, digest) })
      .execute()
    await sql`
      insert into audit_sealed (audit_id, seal_id, at, digest)
      select a.id, ${id}, a.at, decode(line.digest, 'hex')
      from unnest(${lines.map(({ auditId }) => auditId)}::bigint[], ${lines.map((line) => line.digest)}::text[]) line (id, digest)
        join audit a on a.id = line.id`.execute(db)
    return { seal: id, lines: taken.length, digest: digest.toString('hex') }
  })
  // In the log it stands outside of the database, whose owner could seal everything anew.
  if (made) log.info(made, 'sealed')
  return made?.lines ?? 0
}

/** The last seal; where there is none, the anchor or the beginning. */
async function lastSeal(db: Db): Promise<{ id: number; digest: Buffer }> {
  const { rows } = await sql<{ id: number; digest: Buffer }>`
    (select id, digest from audit_seal order by id desc limit 1) union all (select seal_id, digest from audit_anchor)
    order by id desc limit 1`.execute(db)
  return rows[0] ?? { id: 0, digest: nothing }
}

/** Deletes lines of before that, a year old at least, and signs where the chain begins then. Answers how many lines are gone. */
export async function tidyAudit(db: Db, before: Date, limit: number, { config }: Pick<App, 'config'>): Promise<number> {
  const { rows } = await sql<{ gone: number; before: string }>`
    select tidy_audit(${before}, ${limit}::int) as gone,
      (extract(epoch from greatest((select before from audit_anchor), least(${before}, now() - interval '1 year'))) * 1000000)::bigint::text
        as before`.execute(db)
  const { gone = 0, before: closed = '0' } = rows[0] ?? {}
  if (gone === 0) return 0
  const earlier = sql`(timestamptz 'epoch' + ${closed}::bigint * interval '1 microsecond')`
  const { rows: last } = await sql<{ id: number; digest: Buffer }>`
    with seal as (
      select id, digest from audit_seal union all select seal_id, digest from audit_anchor
    )
    select id, digest from seal where id < coalesce((select min(seal_id) from audit_sealed where at >= ${earlier}), 2147483647)
    order by id desc limit 1`.execute(db)
  const { id, digest } = last[0] ?? { id: 0, digest: nothing }
  await sql`select close_audit(${id}, ${digest}, ${earlier}, ${signatureOfAnchor(config, id, digest, closed)})`.execute(db)
  return gone
}

/** Seals every minute. Stop waits for what is under way. */
export function sealEveryMinute(app: App): { stop(): Promise<void> } {
  let underWay: Promise<unknown> | undefined
  const timer = setInterval(() => {
    underWay ??= app
      .diskIsFull()
      .then((isFull) => (isFull ? 0 : sealAudit(app)))
      .catch((error: unknown) => app.log.warn({ err: error }, 'sealing'))
      .finally(() => (underWay = undefined))
  }, minuteMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
