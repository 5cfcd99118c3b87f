// What applicants are told of their passes, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { App, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { mail, mails, readerSql, type Letter } from '../../core/mail/mail.ts'
import { signed } from './keys.ts'

const entity = 'vehicle-pass'
const page = 'vehicle'
/** How many are reminded in one transaction; the others a minute later. At the end of a school year all passes end on one day. */
const atOnce = 500

/** What a decision reads with a pass, to tell its applicant. */
export const reader = readerSql('v.email', page)

/** Tells the applicant what was decided. A pass that is valid comes with the mail. */
export async function mailDecision(
  context: SignedIn,
  kind: Schema<'MailKind'>,
  { reader, ...pass }: Schema<'Pass'> & { readonly reader: string | null },
): Promise<void> {
  const { id, applicantName: name, email, plate, type, status, validFrom: from, expiresOn: to, reason } = pass
  const valid = status === 'Valid' && from !== null && to !== null
  const days = valid && { 'field.validFrom': writtenDay(from), 'pass.validUntil': writtenDay(to) }
  await mail(
    context,
    kind,
    { to: email, reader, about: { entity, id }, heldMs: context.app.heldMs },
    { name, plate },
    {
      page,
      facts: { ...days, 'field.reason': reason },
      ...(valid && { large: plate, code: await signed(context.db, context.now, { id, plate, type, from, to }) }),
    },
  )
}

/**
 * Once for each pass and last day, so many days before it as are set: tells who has the pass. Not who was told of that day within these
 * days, such as a visitor for a week, nor who has the next one already or waits for it.
 */
export async function remindExpiring(db: Db, app: Pick<App, 'outbox' | 'config'>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; expiresOn: string; plate: string; name: string; email: string }>`
    with clock as (select (${now}::timestamptz at time zone time_zone)::date as today, time_zone, notice_days from setting, vehicle_setting)
    select v.id, v.expires_on, v.plate, v.applicant_name as name, v.email from vehicle_pass v, clock
    where v.status = 'Valid' and v.expires_on between today and today + notice_days
      and (v.decided_at at time zone time_zone)::date < v.expires_on - notice_days
      and not exists (select from vehicle_pass next where next.plate_key = v.plate_key
        and (next.status = 'Pending' or next.status = 'Valid' and next.expires_on > v.expires_on))
      and not exists (select from outbox where once = 'pass-expiring:' || v.id || ':' || to_char(v.expires_on, 'YYYY-MM-DD'))
    order by v.expires_on, v.id limit ${atOnce}`.execute(db)
  const letters = rows.map(({ id, expiresOn, plate, name, email }): Letter => {
    const to = writtenDay(expiresOn)
    return {
      sent: { to: email, about: { entity, id }, once: `pass-expiring:${id}:${expiresOn}` },
      values: { name, plate, to },
      shows: { page, facts: { 'field.plate': plate, 'pass.validUntil': to } },
    }
  })
  await mails({ app, db }, 'pass-expiring', letters)
}
