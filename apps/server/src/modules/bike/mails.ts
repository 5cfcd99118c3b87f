// What people are told of their bikes, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { App, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { mail, mails, readerSql, type Letter } from '../../core/mail/mail.ts'

const pages = { 'bike-rent': 'bike:rent', 'bike-return': 'bike:return' } as const

/** What a decision reads with a request, to tell whom it is for. */
export const readerOf = (entity: keyof typeof pages) => ({ email: 'person.email', reader: readerSql('person.email', pages[entity]) })

/** Tells whom a request is for what was decided. */
export async function mailRent(
  context: SignedIn,
  kind: Schema<'MailKind'>,
  entity: keyof typeof pages,
  { id, person, bike, dueOn, reason, email, reader }: (Schema<'Rent'> | Schema<'BikeReturn'>) & Record<'email' | 'reader', string | null>,
): Promise<void> {
  const day = dueOn && writtenDay(dueOn)
  const facts = {
    'field.bike': bike.number,
    'field.location': bike.location,
    'field.dueOn': kind === 'bike-returned' ? null : day,
    'field.reason': reason,
  }
  const sent = { to: email, person: person?.id, reader, about: { entity, id }, heldMs: context.app.heldMs }
  await mail(context, kind, sent, { number: bike.number, day }, { page: pages[entity], facts })
}

/** Once for each rent and due day: tells who has a bike past its day. Whether it is overdue stays the clock's. */
export async function remindOverdue(db: Db, app: Pick<App, 'outbox' | 'config'>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number; dueOn: string; number: string; location: string; email: string }>`
    select r.id, r.due_on::text as due_on, b.number, b.location, p.email
    from bike_rent r join bike b on b.id = r.bike_id join staff p on p.id = r.person_id, setting
    where r.is_out and r.due_on < (${now}::timestamptz at time zone setting.time_zone)::date
      and not exists (select from outbox where once = 'bike-overdue:' || r.id || ':' || r.due_on)`.execute(db)
  const letters = rows.map(({ id, dueOn, number, location, email }): Letter => {
    const day = writtenDay(dueOn)
    const facts = { 'field.bike': number, 'field.location': location, 'field.dueOn': day }
    const sent = { to: email, about: { entity: 'bike-rent', id }, once: `bike-overdue:${id}:${dueOn}` } as const
    return { sent, values: { number, day }, shows: { page: pages['bike-rent'], facts } }
  })
  await mails({ app, db }, 'bike-overdue', letters)
}
