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

const bodyOf = (sheet: Sheet): string => [sheet.text, factLines(sheet)].filter(Boolean).join('\n')

/** Its columns. */
export const rowOf = ({ personId, kind, about, sheets: { en, zh } }: NewMessage, shownFrom: Date) => ({
  person_id: personId,
  kind,
  subject: en.subject,
  subject_zh: zh.subject,
  body: bodyOf(en),
  body_zh: bodyOf(zh),
  entity: about.entity,
  entity_id: about.id,
  shown_from: shownFrom,
})

/** Deletes messages that were shown before that. */
export async function forgetMessages(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from message where id in (select id from message where shown_from < ${before} limit ${limit}) returning id`.execute(db)
  return rows.length
}
