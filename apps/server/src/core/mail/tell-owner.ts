// What is done to an account is told to its owner: who did it knows, and who did not learns of it in time.
import { deviceOf } from '@isb/domain'
import type { Change, Request } from '../app/context.ts'
import { mail } from './mail.ts'

type Told = 'password-changed' | 'address-changed' | 'new-device' | 'second-factor-changed' | 'second-factor-guessed'

/**
 * Writes the mail with the change that it tells of.
 * @param to where it goes; the account's own address unless told otherwise
 */
export async function tellOwner(
  { app, now, address, userAgent, db, afterCommit }: Request & Pick<Change, 'db' | 'afterCommit'>,
  kind: Told,
  staffId: number,
  to?: string,
): Promise<void> {
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirstOrThrow()
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system].filter(Boolean).join(' · ') || userAgent.slice(0, 120)
  await mail(
    { app, db, afterCommit },
    kind,
    { to: to ?? email, about: { entity: 'staff', id: staffId }, own: true },
    { at: now },
    {
      // The old address sets no password any more.
      ...(kind !== 'address-changed' && { path: '/reset-passwd' }),
      ...((kind === 'new-device' || kind === 'second-factor-guessed') && {
        facts: { 'field.at': now, 'field.device': device, 'field.address': address },
      }),
    },
  )
}
