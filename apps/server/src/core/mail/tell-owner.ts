// What is done to an account is told to its owner: who did it knows, and who did not learns of it in time.
import { writtenTime } from '@isb/words'
import type { Change, Request } from '../context.ts'
import { mail } from './mail.ts'

type Told = 'password-changed' | 'address-changed' | 'new-device'

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
  const { name, nameZh, email, schoolName, schoolNameZh, timeZone } = await db
    .selectFrom(['staff', 'setting'])
    .select(['name', 'nameZh', 'email', 'schoolName', 'schoolNameZh', 'timeZone'])
    .where('staff.id', '=', staffId)
    .executeTakeFirstOrThrow()
  await mail(
    { app, db, afterCommit },
    kind,
    { to: to ?? email, about: { entity: 'staff', id: staffId } },
    {
      name: { en: name, zh: nameZh },
      school: { en: schoolName, zh: schoolNameZh },
      at: writtenTime(now, timeZone),
      address,
      browser: userAgent.slice(0, 120),
    },
  )
}
