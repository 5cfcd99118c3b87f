import type { Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { containsAll, listRecord, timeSql, type Bind, type List } from '../../core/list.ts'
import { refuse } from '../../core/refuse.ts'

/** What a person may narrow the list by. */
export type Query = Required<Input<'outbox.list'>>['query']

/** The days are the school's: it knows its time zone. */
const midnight = (day: string, bind: Bind, later = 0) =>
  `(${bind(day)}::date + ${later})::timestamp at time zone (select time_zone from setting)`

/** Waiting, though it has failed once or was due five minutes ago. */
export const late = "o.state = 'Pending' and (o.fault is not null or o.due_at < now() - interval '5 minutes')"
const stuck = `o.state = 'Dead' or (${late})`

/** The list of mails. Never their text; of those that sign somebody in not the subject either, which may hold a code. */
export const mailList: List<Query> = {
  key: 'o.id',
  from: 'outbox o',
  fields: {
    id: 'o.id',
    kind: 'o.kind',
    recipient: 'o.recipient',
    subject: "case when o.secret then '' else o.subject end",
    state: 'o.state',
    attempts: 'o.attempts',
    dueAt: timeSql('o.due_at'),
    fault: 'o.fault',
    lastError: 'o.last_error',
    entity: 'o.entity',
    entityId: 'o.entity_id',
    hasText: "o.body <> ''",
    goodUntil: timeSql('o.good_until'),
    createdAt: timeSql('o.created_at'),
    sentAt: timeSql('o.sent_at'),
  },
  filters: {
    search: (text, bind) => containsAll('lower(o.recipient)', text, bind),
    state: (state, bind) => `o.state = ${bind(state)}`,
    kind: (kind, bind) => `o.kind = ${bind(kind)}`,
    stuck: (is) => (is ? stuck : `not (${stuck})`),
    from: (day, bind) => `o.created_at >= ${midnight(day, bind)}`,
    to: (day, bind) => `o.created_at < ${midnight(day, bind, 1)}`,
  },
  sortable: {
    id: 'o.id',
    kind: 'o.kind',
    recipient: 'lower(o.recipient)',
    state: 'o.state',
    attempts: 'o.attempts',
    dueAt: 'o.due_at',
    createdAt: 'o.created_at',
    sentAt: 'o.sent_at',
  },
  order: ['o.id desc'],
}

/** A mail as the contract shows it. Refuses what is not there. */
export const mailById = async (db: Db, id: number): Promise<Schema<'Mail'>> =>
  (await listRecord<Schema<'Mail'>>(db, mailList, sql`o.id = ${id}`)) ?? refuse(2, 'MAIL_NOT_FOUND')
