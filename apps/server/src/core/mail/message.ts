// What a mail tells, as the school's app shows it to whoever has an account: in both languages, for it is read in the one of the moment.
import type { Locale } from '@isb/words'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { factLines, type Sheet } from './letter.ts'

/** A message to be written down. */
export interface NewMessage {
  readonly personId: number
  readonly kind: string
  readonly about: { readonly entity: string; readonly id: number }
  readonly sheets: Readonly<Record<Locale, Sheet>>
}

const bodyOf = (sheet: Sheet): string => [sheet.text, factLines(sheet)].filter(Boolean).join('\n').replaceAll('\0', '')

/**
 * SQL that writes a message down.
 * @param mail SQL of the id of its mail; null for who has no address
 * @param from where that is read
 */
export const insertOf = (
  { personId, kind, about, sheets: { en, zh } }: NewMessage,
  shownFrom: Date,
  mail = sql`null::bigint`,
  from = sql``,
) =>
  sql`insert into message (person_id, mail_id, kind, subject, subject_zh, body, body_zh, entity, entity_id, shown_from)
    select ${personId}::bigint, ${mail}, ${kind}, ${en.subject}, ${zh.subject}, ${bodyOf(en)}, ${bodyOf(zh)}, ${about.entity},
      ${about.id}::bigint, ${shownFrom}::timestamptz ${from}`

/** Deletes messages that were shown before that. */
export async function forgetMessages(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from message where id in (select id from message where shown_from < ${before} limit ${limit}) returning id`.execute(db)
  return rows.length
}
