// Writing a mail: what it says comes from its module, who reads it and where they go from there is found here.
import type { Schema } from '@isb/contract'
import type { EntityName, Locale } from '@isb/words'
import { CompiledQuery } from 'kysely'
import type { App, Change } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { countMails } from '../app/effects.ts'
import { asHtml } from './layout.ts'
import { asText, sheetOf, type MailValue, type Reader, type Shown } from './letter.ts'
import type { NewMail } from './put.ts'

interface Within extends Pick<Change, 'db'>, Partial<Pick<Change, 'afterCommit'>> {
  readonly app: Pick<App, 'outbox' | 'config'>
}

/** To whom a mail goes, and which record it is about. */
interface Sent extends Pick<NewMail, 'once' | 'heldMs' | 'secret' | 'goodUntil' | 'thread'> {
  /** Without an address there is no mail; who has an account reads it in the app. */
  readonly to: string | null
  /** Whose message it is, where the address need not be that of their account. */
  readonly person?: number | undefined
  readonly about: { readonly entity: EntityName; readonly id: number }
  /** It goes to the owner of the account that it is about, or to the caller: nobody is asked about it. */
  readonly own?: true
  /** The language of the reader, where it is better known than by their last sign-in. */
  readonly language?: Locale | 'both'
  /** What `readerSql` answered, where it was read together with the record: a statement less for whoever waits for the row's lock. */
  readonly reader?: string | null
}

/** What it shows beside its sentences, and where its button leads. */
interface Shows extends Shown {
  /** The console's page of the record, by its code: for readers who may open it. The others go to the app, where the school has set one. */
  readonly page?: string
  /** Somewhere else for everybody: a path below the console's public address. */
  readonly path?: string
  /** An iCalendar file that goes with it. */
  readonly invitation?: string | undefined
}

interface Row {
  /** Their account; null for somebody without one. */
  readonly id: number | null
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

/**
 * SQL that answers, as JSON, what a mail has to know of its reader and of the school.
 * @param account the condition that their account `p` meets; somebody without one reads the mail all the same
 * @param page the page that the mail leads to, by its code in SQL
 */
const readerWhere = (account: string, page: string): string => `(
  select json_build_object('id', p.id, 'name', p.name, 'nameZh', p.name_zh, 'language', p.language,
    'schoolName', s.school_name, 'schoolNameZh', s.school_name_zh, 'timeZone', s.time_zone,
    'help', s.help, 'helpZh', s.help_zh, 'appLink', s.app_link,
    'path', (select m.path from menu m where m.code = ${page} and exists (
      select from staff_role sr join role r on r.id = sr.role_id and r.enabled
        left join role_menu rm on rm.role_id = r.id and rm.menu_id = m.id
      where sr.staff_id = p.id and (r.builtin or rm.menu_id is not null))))::text
  from setting s left join staff p on ${account})`

/** SQL that reads with a record who will read a mail about it: their address in SQL, and the code of the page. */
export const readerSql = (address: string, page: string): string => readerWhere(`p.email = ${address}`, `'${page}'`)

/** The same for several mails, in their order, where it was not read with their records. */
async function readersOf(db: Db, letters: readonly { readonly sent: Whose; readonly shows?: Pick<Shows, 'page'> }[]): Promise<string[]> {
  const known = letters.map(({ sent: { to, reader } }) => (to === null ? undefined : (reader ?? undefined)))
  const others = letters.filter((_, place) => known[place] === undefined)
  if (others.length === 0) return known.map((reader) => reader!)
  const account = 'coalesce(asked.account, (select id from staff where email = asked.address))'
  const text = `select ${readerWhere(`p.id = ${account}`, 'asked.page')} as reader
    from unnest($1::text[], $2::bigint[], $3::text[]) with ordinality asked (address, account, page, place) order by place`
  const values = [
    others.map(({ sent }) => sent.to),
    others.map(({ sent: { person, about } }) => person ?? (about.entity === 'staff' ? about.id : null)),
    others.map(({ shows }) => shows?.page),
  ]
  const { rows } = await db.executeQuery<{ reader: string }>(CompiledQuery.raw(text, values))
  const read = rows.values()
  return known.map((reader) => reader ?? read.next().value!.reader)
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

type Values = Readonly<Record<string, MailValue>>
type Whose = Pick<Sent, 'to' | 'person' | 'about' | 'language' | 'reader'>

/**
 * A mail as it will be read, without writing it down. Its words are `mail.<kind>.subject` and `text`, and where it needs them `next`, what
 * its button says, and `more`. The values `name` and `school` are there by themselves.
 */
export async function composed(
  within: Pick<Within, 'app' | 'db'>,
  kind: Schema<'MailKind'>,
  whose: Whose,
  values: Values,
  shows: Shows = {},
): Promise<Pick<NewMail, 'subject' | 'body' | 'html'>> {
  const [reader] = await readersOf(within.db, [{ sent: whose, shows }])
  return written(within.app, kind, { ...whose, reader: reader! }, values, shows).letter
}

/** A mail as it will be read, and the message of it in both languages. */
function written(
  { config }: Pick<App, 'config'>,
  kind: Schema<'MailKind'>,
  { about, language, reader: read }: Whose & { readonly reader: string },
  values: Values,
  { facts, large, code, invitation: _invitation, ...leads }: Shows,
) {
  const row = JSON.parse(read) as Row
  const reader: Reader = {
    name: { en: row.name ?? '', zh: row.nameZh ?? '' },
    languages: language === 'both' ? ['en', 'zh'] : language ? [language] : languagesOf(row, values['name']),
    school: { en: row.schoolName, zh: row.schoolNameZh },
    timeZone: row.timeZone,
    help: about.entity === 'staff' ? { en: row.help, zh: row.helpZh } : { en: '', zh: '' },
  }
  const link = linkOf(config.publicUrl, row, about, leads)
  const sheetIn = (locale: Locale) => sheetOf(locale, { kind, values, facts, link }, reader)
  const [likelier, ...others] = reader.languages
  const sheets = [sheetIn(likelier), ...others.map(sheetIn)] as const
  const subject = sheets.map((sheet) => sheet.subject).join(' · ')
  return {
    letter: { subject, body: asText(sheets, large), html: asHtml(sheets, subject, { large, code }) },
    message: row.id === null ? undefined : { personId: row.id, kind, about, sheets: { en: sheetIn('en'), zh: sheetIn('zh') } },
  }
}

/** One of several mails of a kind. */
export interface Letter {
  readonly sent: Sent
  readonly values: Values
  readonly shows?: Shows
}

/** So many are written in one statement: others are served between two of them. */
const atOnce = 50

/**
 * Writes mails with the change that causes them, all or none. They leave as soon as that is safe; what the clock brings about has nothing
 * to wait for.
 */
export async function mails(within: Within, kind: Schema<'MailKind'>, letters: readonly Letter[]): Promise<void> {
  const { app, db, afterCommit } = within
  const going = letters.filter(({ sent: { to, person } }) => to !== null || person !== undefined)
  for (let at = 0; at < going.length; at += atOnce) {
    const some = going.slice(at, at + atOnce)
    const readers = await readersOf(db, some)
    const composedMails = some.map(({ sent, values, shows = {} }, place): NewMail => {
      const { letter, message } = written(app, kind, { ...sent, reader: readers[place]! }, values, shows)
      const { code, invitation } = shows
      // What signs somebody in is read in the mailbox alone.
      return { ...sent, ...letter, kind, code, invitation, message: sent.secret ? undefined : message }
    })
    await app.outbox.put(db, ...composedMails)
  }
  countMails(db, going.filter(({ sent: { to, own } }) => to !== null && !own).length)
  for (const heldMs of new Set(going.map(({ sent }) => sent.heldMs))) afterCommit?.(() => app.outbox.kick(heldMs))
}

/** Writes one mail. */
export const mail = (within: Within, kind: Schema<'MailKind'>, sent: Sent, values: Values, shows: Shows = {}): Promise<void> =>
  mails(within, kind, [{ sent, values, shows }])
