// Where rosters are fetched from, and when. The credential is kept apart: it comes in by itself, and never goes out.
import type { Data, Input, Schema } from '@isb/contract'
import { addressesIn } from '@isb/domain'
import { sql } from 'kysely'
import { requireCodes } from '../../../core/access/access.ts'
import { requireConfirmation } from '../../../core/access/confirmation.ts'
import type { Confirmed, TakesLong } from '../../../core/app/context.ts'
import type { Db } from '../../../core/database/database.ts'
import { refuse, refuseField } from '../../../core/ground/refuse.ts'
import { encrypt } from '../../../core/ground/secrets.ts'
import { settingsOf } from '../../../core/shared/settings.ts'

type Settings = Schema<'BaseDataSettings'>

const plain = settingsOf<Settings>('roster-source', 'baseDataSource', ({ address, pullsAt, pausedFrom, pausedUntil }) => {
  if (pullsAt !== '' && address === '') return { path: '/pullsAt', reason: 'BASE_DATA_NO_ADDRESS' }
  if (pausedFrom && pausedUntil && pausedUntil < pausedFrom) return { path: '/pausedUntil', reason: 'BASE_DATA_PAUSE' }
  return null
})

/** What binds the credential to its row. */
export const credentialOf = 'base_data_source'

/** As a browser writes it, so that the database reads the same host in it as whoever calls it. */
const written = (address: string): string => (URL.canParse(address) ? new URL(address).href : address)

/**
 * Refuses a source that the clock would use with more than the caller has: it fetches and applies in the caller's name, without an API token's
 * scopes. A roster makes accounts and guardians, so that another service, or a time to fetch from it, is confirmed.
 */
async function requireClock(
  { db, caller }: Pick<Confirmed, 'db' | 'caller'>,
  { pullsAt, applies }: Pick<Settings, 'pullsAt' | 'applies'>,
): Promise<void> {
  if (pullsAt === '') return
  await requireCodes(db, caller, ['base-data:preview', ...(applies ? ['base-data:apply'] : [])])
}

/** The fields by which somebody decides whose roster the clock brings in. */
const deciding = ['address', 'signIn', 'tokenAddress', 'client', 'scope', 'pullsAt', 'applies'] as const

async function update({ body: typed }: Input<'baseData.updateSettings'>, context: Confirmed): Promise<Settings> {
  const { address, tokenAddress } = typed
  const body = {
    ...typed,
    ...(address !== undefined && { address: written(address) }),
    ...(tokenAddress !== undefined && { tokenAddress: written(tokenAddress) }),
  }
  const { app, db, caller, now } = context
  for (const path of ['address', 'tokenAddress'] as const) {
    const why = body[path] ? app.outbound.whyNot(body[path]) : null
    if (why) refuseField(`/${path}`, why)
  }
  const found = addressesIn(body.mailTo ?? '')
  if ('wrong' in found) refuseField('/mailTo', 'MAILBOX_ADDRESS', { address: found.wrong })
  const before = await plain.get({}, context)
  const after = await plain.update({ body }, context)
  if (deciding.some((field) => before[field] !== after[field])) requireConfirmation(context)
  await requireClock(context, after)
  // A time of today that is over is one of tomorrow.
  await sql`update base_data_source set set_by = ${caller.staffId}, pulled_on = case when ${sql.lit(body.pullsAt !== undefined)} then (
    select case when to_char(here, 'HH24:MI') >= pulls_at then here::date end
    from (select ${now}::timestamptz at time zone time_zone as here from setting) clock) else pulled_on end`.execute(db)
  return after
}

export const settings = { get: plain.get, update }

/** Keeps what the service is signed in to with. */
export const setCredential = ({ body: { credential } }: Input<'baseData.setCredential'>, { app, atomically, now, caller }: TakesLong) =>
  atomically(async ({ db, changed }): Promise<Data<'baseData.setCredential'>> => {
    const before = await plain.get({}, { db })
    if (before.address === '') refuse(3, 'BASE_DATA_NO_ADDRESS')
    await requireClock({ db, caller }, before)
    const kept = credential === '' ? null : encrypt(app.config, 'roster', Buffer.from(credential), credentialOf)
    await db
      .updateTable('baseDataSource')
      .set({ credential: kept, version: before.version + 1, updatedAt: now })
      .execute()
    changed('roster-source', 1, { hasCredential: before.hasCredential }, { hasCredential: kept !== null })
    return plain.get({}, { db })
  })

/** Nothing is fetched by the clock between these days. */
export const isPaused = sql`(s.paused_from is not null and clock.day >= s.paused_from
  and (s.paused_until is null or clock.day <= s.paused_until))`

/** Whether there is a service to fetch from; without one a fetch is refused at once. */
export const hasSource = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('baseDataSource').select('single').where('address', '<>', '').where('hasCredential', '=', true).execute()).length > 0

/** The row as it is kept. */
export const sourceRow = (db: Db) => db.selectFrom('baseDataSource').selectAll()
