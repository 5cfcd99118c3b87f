import type { Data } from '@isb/contract'
import { whyNotResend } from '@isb/domain'
import { sql } from 'kysely'
import type { ServerModule } from '../../core/declare/module.ts'
import { countMails } from '../../core/app/effects.ts'
import { forgetTexts } from '../../core/mail/outbox.ts'
import { mailServer } from '../../core/mail/transport.ts'
import { addressesSql } from '../../core/person/kept.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { late, mailList } from './lists.ts'
import { plantMails } from './seed.ts'

const handlers: ServerModule<'outbox'>['handlers'] = {
  async counts(_input, { db }) {
    const { rows } = await sql<Data<'outbox.counts'>>`
      with first as (select ((now() at time zone time_zone)::date - 6) as day, time_zone from setting)
      select count(*) filter (where o.state = 'Pending') as waiting, count(*) filter (where ${sql.raw(late)}) as late,
        count(*) filter (where o.state = 'Dead') as dead,
        to_char(min(o.created_at) filter (where o.state = 'Dead' or (${sql.raw(late)})) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest_at,
        to_char(first.day, 'YYYY-MM-DD') as since
      from first left join outbox o
        on o.state in ('Pending', 'Dead') and o.created_at >= first.day::timestamp at time zone first.time_zone
      group by first.day`.execute(db)
    return rows[0] as Data<'outbox.counts'>
  },

  async setUp(_input, { app: { config } }) {
    const server = mailServer(config)
    return { server: server?.host ?? null, secure: server?.secure ?? false, from: config.mailFrom }
  },

  async resend({ path }, { app, db, now, changed, afterCommit }) {
    const { rows } = await sql<{ underWay: boolean }>`
      select leased_until > clock_timestamp() as under_way from outbox where id = ${path.mailId} for update`.execute(db)
    const before = await mailList.record({ db, now }, path.mailId)
    if (rows[0]?.underWay) refuse(3, 'MAIL_UNDER_WAY')
    const why = whyNotResend(before, now)
    if (why) refuse(3, why)
    await db
      .updateTable('outbox')
      .set({
        state: 'Pending',
        attempts: 0,
        dueAt: now,
        leasedUntil: null,
        fault: null,
        lastError: '',
        sentAt: null,
        resent: sql`resent + 1`,
      })
      .where('id', '=', before.id)
      .execute()
    countMails(db, 1)
    changed('mail', before.id, { state: before.state, attempts: before.attempts }, { state: 'Pending', attempts: 0 })
    afterCommit(() => app.outbox.retry())
    return mailList.record({ db, now }, before.id)
  },
}

export const outbox: ServerModule<'outbox'> = {
  entities: { mail: { person: null } },
  lists: { 'outbox.list': mailList },
  retention: { mailDays: { deleted: 'mailTexts', deleteOlder: forgetTexts } },
  keeps: {
    outbox: {
      whose: `recipient in ${addressesSql}`,
      erased: 'gone',
      about: {
        gone: `state <> 'Sent'`,
        blank: { subject: `''`, body: `''`, html: `''`, code: 'null', invitation: 'null', last_error: `''` },
      },
      secret: 'outbox.secret',
      hidden: [
        'attempts',
        'due_at',
        'last_error',
        'entity',
        'entity_id',
        'once',
        'secret',
        'good_until',
        'leased_until',
        'resent',
        'thread',
        'opens_thread',
        'fault',
        'state',
        'html',
        'code',
        'invitation',
      ],
    },
  },
  handlers,
  demo: { plant: plantMails },
}
