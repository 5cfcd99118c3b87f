// Mails of the last days in the demo school: most have left, some could not.
import type { Schema } from '@isb/contract'
import type { NotNull } from 'kysely'
import type { Db } from '../../core/database/database.ts'

const hour = 60 * 60_000

interface Trouble {
  readonly fault: Schema<'MailFault'>
  readonly lastError: string
  readonly attempts: number
}

const trouble: readonly (Trouble | undefined)[] = [
  undefined,
  { fault: 'refused', attempts: 1, lastError: '550 5.1.1 The mailbox does not exist' },
  undefined,
  undefined,
  { fault: 'unreachable', attempts: 14, lastError: 'connect ECONNREFUSED 192.0.2.25:587' },
  undefined,
  undefined,
]

/** Invites the newest accounts that have never been signed in to, a few hours apart. */
export async function plantMails(change: Db, now: Date): Promise<void> {
  const people = await change
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .where('lastLoginAt', 'is', null)
    .where('passwordHash', 'is', null)
    .orderBy('id', 'desc')
    .limit(24)
    .execute()
  await change
    .insertInto('outbox')
    .values(
      people.toReversed().map(({ id, email }, at) => {
        const createdAt = new Date(now.getTime() - (people.length - at) * 5 * hour)
        const gone = trouble[at % trouble.length]
        return {
          kind: 'invitation' as const,
          recipient: email,
          subject: '',
          body: '',
          secret: true,
          entity: 'staff',
          entityId: id,
          createdAt,
          dueAt: createdAt,
          goodUntil: new Date(createdAt.getTime() + 72 * hour),
          attempts: 1,
          ...(gone ? { state: 'Dead' as const, ...gone } : { state: 'Sent' as const, sentAt: new Date(createdAt.getTime() + 2000) }),
        }
      }),
    )
    .execute()
}
