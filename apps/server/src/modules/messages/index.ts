import type { Data } from '@isb/contract'
import { sql } from 'kysely'
import { timeSql } from '../../core/lists/sql.ts'
import { forgetMessages } from '../../core/mail/message.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import type { Db } from '../../core/database/database.ts'

const most = 200

async function unread(db: Db, personId: number, now: Date): Promise<Data<'messages.unread'>> {
  const { rows } = await sql<Data<'messages.unread'>>`
    select count(*) as unread from message where person_id = ${personId} and read_at is null and shown_from <= ${now}`.execute(db)
  return rows[0]!
}

/** What people are told, as the school's app shows it to them. */
export const messages: ServerModule<'messages'> = {
  retention: { mailDays: { deleted: 'messages', deleteOlder: forgetMessages } },
  keeps: {
    message: {
      whose: 'person_id = $1',
      about: { gone: 'true' },
      hidden: ['mail_id', 'entity', 'entity_id'],
      enums: { kind: 'MailKind' },
    },
  },
  handlers: {
    async mine({ query: { before } = {} }, { db, now, caller, locale }) {
      const [subject, body] = locale === 'zh' ? ['subject_zh', 'body_zh'] : ['subject', 'body']
      const { rows } = await sql<Data<'messages.mine'>[number]>`
        select id, kind, ${sql.ref(subject)} as subject, ${sql.ref(body)} as text,
          json_build_object('entity', entity, 'id', entity_id) as about, ${sql.raw(timeSql('shown_from'))} as at,
          ${sql.raw(timeSql('read_at'))} as read_at
        from message
        where person_id = ${caller.staffId} and shown_from <= ${now} and id < coalesce(${before ?? null}::bigint, 9223372036854775807)
        order by id desc limit ${most}`.execute(db)
      return rows
    },

    unread: (_, { db, now, caller }) => unread(db, caller.staffId, now),

    async read({ body: { ids } }, { db, now, caller }) {
      await sql`update message set read_at = ${now}
        where person_id = ${caller.staffId} and id = any(${ids}::bigint[]) and read_at is null and shown_from <= ${now}`.execute(db)
      return unread(db, caller.staffId, now)
    },
  },
}
