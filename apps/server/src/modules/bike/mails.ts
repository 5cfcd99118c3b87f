// What people are told of their bikes, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { App, SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'
import { mail } from '../../core/mail/mail.ts'

/** Tells whom a request is for what was decided. */
export async function mailRent(
  context: SignedIn,
  kind: Schema<'MailKind'>,
  entity: 'bike-rent' | 'bike-return',
  { id, bike, person, dueOn, reason }: Schema<'Rent'> | Schema<'BikeReturn'>,
  email: string | null,
): Promise<void> {
  if (!person || email === null) return
  const name = { en: person.name, zh: person.nameZh }
  const values = { name, number: bike.number, location: bike.location || '–', day: dueOn && writtenDay(dueOn), reason }
  await mail(context, kind, { to: email, about: { entity, id }, heldMs: context.app.heldMs }, values)
}

/** Once for each rent and due day: tells who has a bike past its day. Whether it is overdue stays the clock's. */
export async function remindOverdue(db: Db, app: Pick<App, 'outbox'>, now: Date): Promise<void> {
  const { rows } = await sql<{
    id: number
    dueOn: string
    number: string
    location: string
    name: string
    nameZh: string
    email: string
  }>`
    select r.id, r.due_on::text as due_on, b.number, b.location, p.name, p.name_zh, p.email
    from bike_rent r join bike b on b.id = r.bike_id join staff p on p.id = r.person_id, setting
    where r.is_out and r.due_on < (${now}::timestamptz at time zone setting.time_zone)::date
      and not exists (select from outbox where once = 'bike-overdue:' || r.id || ':' || r.due_on)`.execute(db)
  for (const { id, dueOn, number, location, name, nameZh, email } of rows) {
    const once = `bike-overdue:${id}:${dueOn}`
    const values = { name: { en: name, zh: nameZh }, number, location: location || '–', day: writtenDay(dueOn) }
    await mail({ app, db }, 'bike-overdue', { to: email, about: { entity: 'bike-rent', id }, once }, values)
  }
}
