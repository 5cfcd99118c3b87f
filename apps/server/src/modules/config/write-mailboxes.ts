import type { Planned, StandingMailbox } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Applying } from './applying.ts'
import type { School } from './repo.ts'

const audited = ({ addresses, ...mailbox }: StandingMailbox) => ({ ...mailbox, addresses: addresses.join('; ') })

/** Mailboxes of offices changed; all of them are there already. */
export async function writeMailboxes(
  db: Db,
  { mailboxIds, standing }: School,
  { steps, final }: Planned,
  { now, changed }: Applying,
): Promise<void> {
  for (const { key } of steps.filter(({ kind }) => kind === 'mailbox')) {
    const [before, after] = [standing, final].map(({ mailboxes }) => mailboxes.find(({ office }) => office === key))
    const id = mailboxIds.get(key)
    if (!before || !after || id === undefined) continue
    await sql`
      update mailbox set addresses = ${after.addresses}, language = ${after.language}, details = ${after.details},
        version = version + 1, updated_at = ${now} where id = ${id}`.execute(db)
    changed('mailbox', id, audited(before), audited(after))
  }
}
