// What people are told of their bikes, in both languages, written down with the change that causes it.
import type { Schema } from '@isb/contract'
import { bothLanguages, writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { App, SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'

const kinds = {
  bikeConfirmed: 'bike-confirmed',
  bikeRejected: 'bike-rejected',
  bikeReturned: 'bike-returned',
  bikeReturnRejected: 'bike-return-rejected',
} as const satisfies Record<string, Schema<'MailKind'>>

interface Told {
  readonly id: number
  readonly rentId?: number
  readonly bike: { readonly number: string; readonly location: string }
  readonly person: { readonly id: number; readonly name: string; readonly nameZh: string } | null
  readonly dueOn: string | null
  readonly reason: string
}

/** Tells whom a request is for what was decided. */
export async function mailRent({ app, db, afterCommit }: SignedIn, key: keyof typeof kinds, told: Told): Promise<void> {
  if (!told.person) return
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', told.person.id).executeTakeFirstOrThrow()
  const { bike, person, dueOn, reason, id, rentId } = told
  const day = dueOn === null ? '' : writtenDay(dueOn)
  const mail = bothLanguages(`mail.${key}`, {
    name: { en: person.name, zh: person.nameZh },
    number: bike.number,
    location: bike.location || '–',
    day,
    reason,
  })
  const entity = rentId === undefined ? 'bike-rent' : 'bike-return'
  await app.outbox.put(db, { ...mail, to: email, kind: kinds[key], about: { entity, id } })
  afterCommit(() => app.outbox.kick())
}

/** Once for each rent and due day: tells who has a bike past its day. Whether it is overdue stays the clock's. */
export async function remindOverdue(db: Db, { outbox }: Pick<App, 'outbox'>, now: Date): Promise<void> {
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
    const mail = bothLanguages('mail.bikeOverdue', {
      name: { en: name, zh: nameZh },
      number,
      location: location || '–',
      day: writtenDay(dueOn),
    })
    await outbox.put(db, {
      ...mail,
      to: email,
      kind: 'bike-overdue',
      about: { entity: 'bike-rent', id },
      once: `bike-overdue:${id}:${dueOn}`,
    })
  }
}
