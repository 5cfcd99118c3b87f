// The gate: may this plate drive in, what is needed to tell without a connection, and what a printed pass says of itself.
import type { Data, Input, Schema } from '@isb/contract'
import { gateDecision, plateKeys, type PrintedPass } from '@isb/domain'
import { sql } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { gateKeys, signed } from './keys.ts'
import { passes } from './lists.ts'

/** How many passes of one plate a guard is shown. */
const most = 20

export async function check({ query }: Input<'vehicle.check'>, { db, now }: SignedIn): Promise<Data<'vehicle.check'>> {
  const keys = plateKeys(query.plate)
  const today = await schoolDay(db, now)
  const found = keys[0] ? await passesOf(db, keys, today) : []
  const { passes, reason } = gateDecision(found, today)
  // What was typed in pinyin is shown as the plate that it turned out to be.
  const plate = keys.find((key) => found.some(({ plateKey }) => plateKey === key)) ?? keys[0] ?? ''
  return { plate, admitted: reason === null, reason, passes: passes.slice(0, most).map(({ plateKey: _key, ...pass }) => pass) }
}

/** The passes whose plate is one of these, or is one of these without its province; the one that ends last first. */
async function passesOf(db: Db, keys: readonly string[], today: string): Promise<(Schema<'GatePass'> & { plateKey: string })[]> {
  const { rows } = await sql<Schema<'GatePass'> & { plateKey: string }>`
    select id, plate, plate_key, type, brand, model, color, driver_name, valid_from, expires_on,
      case when status = 'Valid' and expires_on < ${today}::date then 'Expired' else status end as status
    from vehicle_pass where plate_key = any(${keys}::text[]) or plate_tail = any(${keys}::text[])
    order by expires_on desc nulls last, id desc`.execute(db)
  return rows
}

export async function gate(_input: unknown, { app, now }: SignedIn): Promise<Data<'vehicle.gate'>> {
  const keys = await gateKeys(app.db, now)
  const today = await schoolDay(app.db, now)
  const { timeZone } = await app.db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  // A print says days that its pass was once given. In one statement: a pass that is voided meanwhile is in one of the lists.
  const { rows } = await sql<{ id: number; status: 'Cancelled' | 'Valid'; from: string; to: string }>`
    select id, 'Cancelled' as status, null as from, null as to from withdrawn_pass where upper(given) > ${today}::date
    union all
    select id, status, valid_from as from, expires_on as to from vehicle_pass
    where upper(given) > ${today}::date and (status = 'Cancelled' or (status = 'Valid'
      and (upper(given) > greatest(expires_on + 1, ${today}::date) or valid_from > greatest(lower(given), ${today}::date))))
    order by id`.execute(app.db)
  return {
    keys: keys.map(({ id, publicKey }) => ({ id, publicKey: publicKey.toString('base64url') })),
    cancelled: rows.flatMap(({ id, status }) => (status === 'Cancelled' ? id : [])),
    changed: rows.flatMap(({ id, status, from, to }) => (status === 'Valid' ? { id, from, to } : [])),
    today,
    timeZone,
  }
}

export async function code({ path }: Input<'vehicle.code'>, { app, now }: SignedIn): Promise<Data<'vehicle.code'>> {
  const { id, plate, type, status, validFrom: from, expiresOn: to } = await passes.record({ db: app.db, now }, path.passId)
  if (status !== 'Valid' || from === null || to === null) refuse(3, 'PASS_NOT_PRINTABLE')
  return { text: await signed(app.db, now, { id, plate, type, from, to } satisfies PrintedPass) }
}
