// Looks for tampering with the audit: whether the chain holds, and every line is what it was when it was sealed.
import { sql, type Kysely } from 'kysely'
import type { Config } from '../ground/config.ts'
import type { Tables } from '../database/tables.ts'
import {
  chained,
  digestsOf,
  fullSeal,
  isSame,
  moment,
  nothing,
  signatureOfAnchor,
  signatureOfHandover,
  signatureOfSeal,
  type Digests,
  type Handover,
  type Sealed,
} from './digests.ts'

/** Where something is not as it was sealed. */
export type Break =
  | { readonly what: 'anchor forged' | 'handover forged' }
  | { readonly what: 'seal missing' | 'seal changed' | 'signature wrong' | 'seal not as noted'; readonly seal: number }
  | {
      readonly what: 'line changed' | 'line missing' | 'line put in' | 'erased value replaced'
      readonly line: number
      readonly seal: number
    }

export interface Verdict {
  readonly seals: number
  readonly lines: number
  /** Values that were erased lawfully. */
  readonly erased: number
  /** Lines since the last seal. */
  readonly unsealed: number
  readonly last: { readonly seal: number; readonly digest: string } | undefined
  /** Up to which seal a newer key vouches for the chain; undefined where the key was never changed. */
  readonly handover: Handover | undefined
  readonly breaks: readonly Break[]
}

interface Anchor {
  readonly sealId: number
  readonly digest: Buffer
  readonly before: string
  readonly signature: Buffer
}

/** So many lines are read at once, and seals with all of theirs. */
const batch = { lines: 1000, seals: 50 }
/** A line is in a seal at most so long after it says that it was written, unless the server was away. Microseconds. */
const latest = 30n * 60_000_000n

/**
 * Verifies the audit, of one snapshot.
 * @param noted seals as somebody wrote them down elsewhere: number and digest
 */
export async function verifyAudit(pool: Kysely<Tables>, config: Config, noted: ReadonlyMap<number, string> = new Map()): Promise<Verdict> {
  return pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const breaks: Break[] = []
      const { rows: anchors } = await sql<Anchor>`
        select seal_id, digest, ${moment('before')} as before, signature from audit_anchor`.execute(db)
      const anchor = anchors[0]
      if (anchor && !isSame(anchor.signature, signatureOfAnchor(config, anchor.sealId, anchor.digest, anchor.before)))
        breaks.push({ what: 'anchor forged' })
      const before = BigInt(anchor?.before ?? 0)
      const handover = await lastHandover(db)
      if (handover && !isSame(handover.signature, signatureOfHandover(config, handover))) breaks.push({ what: 'handover forged' })
      const { seals, last, taken } = await verifyChain(db, config, anchor, noted, breaks, handover)
      const lines = await verifyLines(db, before, taken, breaks)
      const unsealed = await verifyUnsealed(db, before, taken, breaks)
      return { seals, last, handover, ...lines, unsealed, breaks }
    })
}

/** The newest one covers the seals of all before it: they are one chain. */
async function lastHandover(db: Kysely<Tables>): Promise<(Handover & { signature: Buffer }) | undefined> {
  const { rows } = await sql<Handover & { signature: Buffer }>`
    select seal_id, digest, lost, ${moment('at')} as at, signature from audit_handover order by id desc limit 1`.execute(db)
  return rows[0]
}

/** Answers the seal that took whatever was written by then; undefined where none has. */
type Taken = (written: bigint) => number | undefined

async function verifyChain(
  db: Kysely<Tables>,
  config: Config,
  anchor: Anchor | undefined,
  noted: ReadonlyMap<number, string>,
  breaks: Break[],
  handover: Handover | undefined,
): Promise<Pick<Verdict, 'seals' | 'last'> & { taken: Taken }> {
  const emptied: { id: number; at: bigint }[] = []
  let [id, before, seals] = [anchor?.sealId ?? 0, anchor?.digest ?? nothing, 0]
  for (;;) {
    const { rows } = await sql<{ id: number; at: string; digest: Buffer; signature: Buffer; lines: Sealed[] }>`
      select id, ${moment('at')} as at, digest, signature, coalesce((
        select json_agg(json_build_object('auditId', audit_id, 'at', ${moment('l.at')}, 'digest', encode(l.digest, 'hex')) order by audit_id)
        from audit_sealed l where l.seal_id = s.id
      ), '[]') as lines
      from audit_seal s where id > ${id} order by id limit ${batch.seals}`.execute(db)
    for (const seal of rows) {
      for (let missing = id + 1; missing < seal.id; missing++) breaks.push({ what: 'seal missing', seal: missing })
      if (!isSame(seal.digest, chained(before, seal.lines))) breaks.push({ what: 'seal changed', seal: seal.id })
      if (handover && seal.id <= handover.sealId) {
        if (seal.id === handover.sealId && !isSame(seal.digest, handover.digest)) breaks.push({ what: 'seal changed', seal: seal.id })
      } else if (!isSame(seal.signature, signatureOfSeal(config, seal.id, seal.digest)))
        breaks.push({ what: 'signature wrong', seal: seal.id })
      if (noted.has(seal.id) && noted.get(seal.id) !== seal.digest.toString('hex'))
        breaks.push({ what: 'seal not as noted', seal: seal.id })
      ;[id, before] = [seal.id, seal.digest]
      seals += 1
      if (seal.lines.length < fullSeal) emptied.push({ id, at: BigInt(seal.at) - latest })
    }
    if (rows.length === 0) break
  }
  const { rows: lost } = await sql<{ seal: number }>`
    select distinct seal_id as seal from audit_sealed where seal_id > ${id} order by 1`.execute(db)
  for (const { seal } of lost) breaks.push({ what: 'seal missing', seal })
  if (handover && handover.sealId > id) breaks.push({ what: 'seal missing', seal: handover.sealId })
  for (const seal of noted.keys()) if (seal > id) breaks.push({ what: 'seal missing', seal })
  emptied.sort((a, b) => (a.at < b.at ? -1 : 1))
  return {
    seals,
    last: id === 0 ? undefined : { seal: id, digest: before.toString('hex') },
    taken: (written) => emptied.find(({ at }) => at > written)?.id,
  }
}

interface Standing extends Sealed {
  readonly seal: number
  /** As the line's last seal has it. */
  readonly last: string
  /** Touched by an erasure since. */
  readonly waits: boolean
}

async function verifyLines(db: Kysely<Tables>, before: bigint, taken: Taken, breaks: Break[]): Promise<Pick<Verdict, 'lines' | 'erased'>> {
  let [after, lines, erased] = [0, 0, 0]
  for (;;) {
    const { rows } = await sql<Standing>`
      select audit_id, min(seal_id) as seal, ${moment('min(l.at)')} as at,
        encode((array_agg(digest order by seal_id))[1], 'hex') as digest, encode((array_agg(digest order by seal_id desc))[1], 'hex') as last,
        exists (select from audit_unsealed u where u.audit_id = l.audit_id) as waits
      from audit_sealed l where audit_id > ${after} group by audit_id order by audit_id limit ${batch.lines}`.execute(db)
    const ids = rows.map(({ auditId }) => auditId)
    const today = new Map((await digestsOf(db, ids)).map((line) => [line.auditId, line]))
    for (const line of rows) {
      if (BigInt(line.at) < before) continue
      const now = today.get(line.auditId)
      const what = whatIsWrong(line, now) ?? ((taken(BigInt(line.at)) ?? line.seal) < line.seal ? 'line put in' : undefined)
      if (what) breaks.push({ what, line: line.auditId, seal: line.seal })
      lines += 1
      erased += now?.erased ?? 0
    }
    if (rows.length === 0) return { lines, erased }
    after = ids.at(-1) ?? after
  }
}

function whatIsWrong(line: Standing, now: Digests | undefined): Extract<Break, { line: number }>['what'] | undefined {
  if (!now) return 'line missing'
  if (now.first !== line.digest || (!line.waits && now.digest !== line.last)) return 'line changed'
  return now.refilled ? 'erased value replaced' : undefined
}

/** Lines that no seal holds: fine since the last seal, put in by another way where they are older. */
async function verifyUnsealed(db: Kysely<Tables>, before: bigint, taken: Taken, breaks: Break[]): Promise<number> {
  const { rows } = await sql<{ id: number; at: string }>`
    select id, ${moment('a.at')} as at from audit a
    where not exists (select from audit_sealed l where l.audit_id = a.id) order by id`.execute(db)
  let unsealed = 0
  for (const { id, at } of rows) {
    const seal = taken(BigInt(at))
    if (BigInt(at) < before) continue
    if (seal === undefined) unsealed += 1
    else breaks.push({ what: 'line put in', line: id, seal })
  }
  return unsealed
}
