// Writing a mail: what it says comes from its module, who reads it and where they go from there is found here.
import type { Schema } from '@isb/contract'
import type { EntityName, Locale } from '@isb/words'
import { sql } from 'kysely'
import type { App, Change } from '../context.ts'
import type { Db } from '../database/database.ts'
import { asHtml } from './layout.ts'
import { asText, sheetOf, type MailValue, type Reader, type Shown } from './letter.ts'
import type { NewMail } from './outbox.ts'

interface Within extends Pick<Change, 'db'>, Partial<Pick<Change, 'afterCommit'>> {
  readonly app: Pick<App, 'outbox' | 'config'>
}

/** To whom a mail goes, and which record it is about. */
interface Sent extends Pick<NewMail, 'once' | 'heldMs' | 'secret' | 'goodUntil'> {
  /** Nothing is written where there is no address. */
  readonly to: string | null
  readonly about: { readonly entity: EntityName; readonly id: number }
  /** The language of the reader, where it is better known than by their last sign-in. */
  readonly language?: Locale
}

/** What it shows beside its sentences, and where its button leads. */
interface Shows extends Shown {
  /** The console's page of the record, by its code: for readers who may open it. The others go to the app, where the school has set one. */
  readonly page?: string
  /** Somewhere else for everybody: a path below the console's public address. */
  readonly path?: string
}

interface Row {
  readonly name: string | null
  readonly nameZh: string | null
  readonly language: Locale | null
  readonly schoolName: string
  readonly schoolNameZh: string
  readonly timeZone: string
  readonly help: string
  readonly helpZh: string
  readonly appLink: string
  /** The page that its reader may open. */
  readonly path: string | null
}

async function readerOf(db: Db, to: string, { entity, id }: Sent['about'], page = ''): Promise<Row> {
  const { rows } = await sql<Row>`
    select p.name, p.name_zh, p.language, s.school_name, s.school_name_zh, s.time_zone, s.help, s.help_zh, s.app_link,
      (select m.path from menu m where m.code = nullif(${page}, '') and exists (
        select from staff_role sr join role r on r.id = sr.role_id and r.enabled
          left join role_menu rm on rm.role_id = r.id and rm.menu_id = m.id
        where sr.staff_id = p.id and (r.builtin or rm.menu_id is not null))) as path
    from setting s left join staff p on ${entity === 'staff' ? sql`p.id = ${id}` : sql`p.email = ${to}`}`.execute(db)
  return rows[0]!
}

/** Who has a Chinese name reads Chinese more likely than English. */
function languagesOf({ nameZh, language }: Row, name: unknown): Reader['languages'] {
  if (language) return [language]
  return nameZh || (typeof name === 'string' && /\p{Script=Han}/u.test(name)) ? ['zh', 'en'] : ['en', 'zh']
}

/** Where the button leads: to the console for those who may open the page there, else into the school's app. */
function linkOf(publicUrl: string, row: Row, { entity, id }: Sent['about'], { page, path }: Shows): string | undefined {
  if (path !== undefined) return publicUrl + path
  if (row.path !== null) return `${publicUrl}${row.path}?id=${id}`
  return page && row.appLink ? row.appLink.replaceAll('{entity}', entity).replaceAll('{id}', String(id)) : undefined
}

/**
 * Writes a mail with the change that causes it. It leaves as soon as that is safe; what the clock brings about has nothing to wait for.
 * Its words are `mail.<kind>.subject` and `text`, and where it needs them `next`, what its button says, and `more`. The values `name` and
 * `school` are there by themselves.
 */
export async function mail(
  { app, db, afterCommit }: Within,
  kind: Schema<'MailKind'>,
  { to, language, ...sent }: Sent,
  values: Readonly<Record<string, MailValue>>,
  { facts, large, code, ...leads }: Shows = {},
): Promise<void> {
  if (to === null) return
  const row = await readerOf(db, to, sent.about, leads.page)
  const reader: Reader = {
    name: { en: row.name ?? '', zh: row.nameZh ?? '' },
    languages: language ? [language] : languagesOf(row, values['name']),
    school: { en: row.schoolName, zh: row.schoolNameZh },
    timeZone: row.timeZone,
    help: sent.about.entity === 'staff' ? { en: row.help, zh: row.helpZh } : { en: '', zh: '' },
  }
  const link = linkOf(app.config.publicUrl, row, sent.about, leads)
  const sheetIn = (locale: Locale) => sheetOf(locale, { kind, values, facts, link }, reader)
  const [likelier, ...others] = reader.languages
  const sheets = [sheetIn(likelier), ...others.map(sheetIn)] as const
  const subject = sheets.map((sheet) => sheet.subject).join(' · ')
  await app.outbox.put(db, {
    ...sent,
    to,
    kind,
    subject,
    body: asText(sheets, large),
    html: asHtml(sheets, subject, { large, code }),
    code,
  })
  afterCommit?.(() => app.outbox.kick(sent.heldMs))
}
