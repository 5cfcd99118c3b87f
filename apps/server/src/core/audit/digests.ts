// What a seal of the audit is made of: the digest of a line, the chain, the signature. One text for who seals and who looks for tampering,
// of PostgreSQL's own functions alone: whoever owns the database could replace any other.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Config } from '../ground/config.ts'
import type { Tables } from '../database/tables.ts'
import { keyFor } from '../ground/secrets.ts'

/** A line as its seal has it. */
export interface Sealed {
  readonly auditId: number
  /** The line's moment in microseconds since 1970. */
  readonly at: string
  readonly digest: string
}

/** The state of a line today. */
export interface Digests extends Sealed {
  /** With what was erased since as it was: equal to the digest of its first seal. */
  readonly first: string
  readonly erased: number
  /** Whether something stands where a value was erased. */
  readonly refilled: boolean
}

/** A moment as text that is the same wherever it is read. */
export const moment = (column: string): RawBuilder<string> => sql.raw(`(extract(epoch from ${column}) * 1000000)::bigint::text`)

/** The values of the line `a` by their paths, as `audit_values` of the database has them. */
const values = sql.raw(`(
  select name as path, coalesce(to_jsonb(held)::text, 'null') as value
  from (values ('staffName', a.staff_name), ('address', a.address), ('token', a.token)) own (name, held)
  union all
  select concat_ws('.', place - 1, side, field.key), coalesce(field.value::text, '')
  from jsonb_array_elements(a.rows) with ordinality changed (row, place)
    cross join lateral (values ('before', row->'before'), ('after', row->'after')) sides (side, fields)
    cross join lateral (
      select key, value from jsonb_each(case when jsonb_typeof(fields) = 'object' then fields else '{}' end)
      union all
      select null, fields where jsonb_typeof(fields) is distinct from 'object'
    ) field
)`)

/** What is not personal. */
const head = sql.raw(`jsonb_build_array(a.id, (extract(epoch from a.at) * 1000000)::bigint, a.staff_id, a.request_id, a.operation, a.reason,
  (select jsonb_agg(case when jsonb_typeof(row) = 'object' then row - 'before' - 'after' else row end order by place)
    from jsonb_array_elements(a.rows) with ordinality changed (row, place)))::text`)

/** What an erasure leaves: nothing, or a text without the words that gave somebody away. */
const blank = String.raw`^(null|""|.*(—|erased@erased\.invalid).*)$`

/** So many lines stand in a seal at most; one that is full leaves others waiting. */
export const fullSeal = 2000

/** The digests of these lines as they stand, where they have a salt. */
export async function digestsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Digests[]> {
  const { rows } = await sql<Digests>`
    select a.id as audit_id, ${moment('a.at')} as at,
      encode(sha256(convert_to(${head} || e'\n' || v.now, 'UTF8')), 'hex') as digest,
      encode(sha256(convert_to(${head} || e'\n' || v.first, 'UTF8')), 'hex') as first, v.erased, v.refilled
    from audit a join audit_salt s on s.audit_id = a.id cross join lateral (
      select string_agg(path || ' ' || digest, e'\n' order by path collate "C") as now,
        string_agg(path || ' ' || coalesce(was, digest), e'\n' order by path collate "C") as first,
        count(was) as erased, coalesce(bool_or(was is not null and value !~ ${blank}), false) as refilled
      from (
        select path, value, s.erased->>path as was, encode(sha256(
          coalesce(decode(s.salts->>path, 'hex'), sha256(s.seed || convert_to(path, 'UTF8'))) || convert_to(path || ' ' || value, 'UTF8')
        ), 'hex') as digest
        from ${values} value
      ) one
    ) v
    where a.id = any(${[...ids]}::bigint[]) order by a.id`.execute(db)
  return rows
}

/** The digest of a seal: of the one before it and of its lines, by their ids. */
export function chained(before: Buffer, lines: readonly Sealed[]): Buffer {
  const hash = createHash('sha256').update(before)
  for (const { auditId, at, digest } of lines) hash.update(`${auditId} ${at} ${digest}\n`)
  return hash.digest()
}

/** The chain begins with nothing. */
export const nothing = Buffer.alloc(32)

const signature = (config: Config, text: string): Buffer => createHmac('sha256', keyFor(config, 'audit')).update(text).digest()

export const signatureOfSeal = (config: Config, id: number, digest: Buffer): Buffer =>
  signature(config, `seal ${id} ${digest.toString('hex')}`)

/** @param before lines from before that moment may be gone; in microseconds */
export const signatureOfAnchor = (config: Config, id: number, digest: Buffer, before: string): Buffer =>
  signature(config, `anchor ${id} ${digest.toString('hex')} ${before}`)

/** The key was changed: the new one vouches for the chain up to a seal. */
export interface Handover {
  readonly sealId: number
  readonly digest: Buffer
  /** Whether the old key was lost. */
  readonly lost: boolean
  /** In microseconds. */
  readonly at: string
}

export const signatureOfHandover = (config: Config, { sealId, digest, lost, at }: Handover): Buffer =>
  signature(config, `handover ${sealId} ${digest.toString('hex')} ${lost} ${at}`)

export const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
