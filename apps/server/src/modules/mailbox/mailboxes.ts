// The mailboxes of the seven offices, and what became of the mails that went there.
import type { Data, Input, Schema } from '@isb/contract'
import { addressesIn, foreignAddresses } from '@isb/domain'
import { sql } from 'kysely'
import { mailState } from '../../core/shared/absences.ts'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import { startUpdate } from '../../core/shared/stale.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import { timeSql } from '../../core/lists/sql.ts'
import { put } from '../../core/shared/records.ts'
import { refuseField } from '../../core/ground/refuse.ts'

type Mailbox = Schema<'Mailbox'>

const week = `interval '7 days'`

/** All of them, in the order of the offices. */
export async function all(_input: unknown, { db, now }: Pick<SignedIn, 'db' | 'now'>): Promise<Data<'mailbox.list'>> {
  const { rows } = await sql<Omit<Mailbox, 'foreign'> & { ownDomains: string }>`
    with recent as (
      select t.office, ${sql.raw(mailState)} as state, o.sent_at, o.due_at from absence_told t
      left join outbox o on o.entity = 'absence' and o.entity_id = t.absence_id and o.recipient = t.address
      where t.told_at > ${now}::timestamptz - ${sql.raw(week)}
    )
    select m.office, m.addresses, m.language, m.details, m.version, ${sql.raw(timeSql('m.updated_at'))} as updated_at, s.own_domains,
      count(*) filter (where r.state = 'Sent') as sent, ${sql.raw(timeSql('max(r.sent_at)'))} as last_at,
      count(*) filter (where r.state in ('Failed', 'Retrying')) as failed,
      ${sql.raw(timeSql("min(r.due_at) filter (where r.state = 'Retrying')"))} as next_at,
      count(*) filter (where r.state = 'NoMailbox') as nowhere
    from absence_setting s, mailbox m left join recent r on r.office = m.office group by m.id, s.own_domains order by m.id`.execute(db)
  return rows.map(({ ownDomains, ...row }) => ({ ...row, foreign: foreignAddresses(row.addresses, ownDomains) }))
}

export async function update({ path, body }: Input<'mailbox.update'>, context: Confirmed): Promise<Mailbox> {
  const { version, addresses, ...given } = body
  const { id, ...before } = await context.db
    .selectFrom('mailbox')
    .selectAll()
    .where('office', '=', path.office)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await startUpdate(context, 'mailbox', { id, version: before.version }, version, await mailboxOf(path.office, context))
  const found = addresses === undefined ? before.addresses : addressesIn(addresses)
  if ('wrong' in found) return refuseField('/addresses', 'MAILBOX_ADDRESS', { address: found.wrong })
  // Mails about children would go to the new address for good.
  if (found.some((address) => !before.addresses.includes(address))) requireConfirmation(context)
  const { office, language, details } = before
  const row = { office, language, details, ...given, addresses: [...found] }
  const audited = { ...row, addresses: row.addresses.join('; ') }
  await put(context, 'mailbox', 'mailbox', {
    row,
    fields: audited,
    before: { id, fields: { office, language, details, addresses: before.addresses.join('; ') } },
  })
  return mailboxOf(office, context)
}

const mailboxOf = async (office: Mailbox['office'], context: SignedIn): Promise<Mailbox> =>
  (await all(undefined, context)).find((each) => each.office === office)!
