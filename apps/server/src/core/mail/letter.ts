// What a mail says, in each language of its reader. layout.ts draws it.
import type { Schema } from '@isb/contract'
import { isWord, word, writtenTime, type Both, type Locale, type WordKey } from '@isb/words'

/** A value of a mail. A moment is written in words, by the school's clock. */
export type MailValue = string | number | Date | Both | null

/** What a mail shows beside its sentences. */
export interface Shown {
  /** Lines of a label and a value; those without a value are left out. */
  readonly facts?: Partial<Readonly<Record<WordKey, MailValue>>>
  /** A plate or a code, in large letters. */
  readonly large?: string | undefined
  /** The text of a QR code. */
  readonly code?: string | undefined
}

/** Who reads a mail, and from which school it comes. */
export interface Reader {
  readonly name: Both
  /** Theirs alone; or both where nobody knows it, the likelier first. */
  readonly languages: readonly [Locale, ...Locale[]]
  readonly school: Both
  readonly timeZone: string
  /** Whom to ask; empty where nobody could help with what the mail is about. */
  readonly help: Both
}

/** A mail in one language. */
export interface Sheet {
  readonly locale: Locale
  readonly subject: string
  readonly greeting: string
  /** The sentence that says what has happened. */
  readonly text: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly next: { readonly label: string; readonly link: string } | undefined
  /** What else there is to know, in small print. */
  readonly more: string
  readonly school: string
  readonly help: string
  /** What the QR code is, for those who do not see it. */
  readonly codeLabel: string
}

interface Content {
  readonly kind: Schema<'MailKind'>
  readonly values: Readonly<Record<string, MailValue>>
  readonly facts: Shown['facts']
  /** Where the next step leads. */
  readonly link: string | undefined
}

/** A mail in a language, in its words `mail.<kind>.subject` and `text`, and `next` and `more` where it has them. */
export function sheetOf(locale: Locale, { kind, values, facts = {}, link }: Content, { timeZone, name, school, help }: Reader): Sheet {
  const inWords = (value: MailValue) => {
    const said = value instanceof Date ? writtenTime(value, timeZone) : (value ?? '')
    return typeof said === 'object' ? said[locale] || said.en : said
  }
  const all = Object.fromEntries(Object.entries({ name, school, ...values }).map(([key, value]) => [key, inWords(value)]))
  const optional = (key: string) => (isWord(key) ? word(locale, key, all) : undefined)
  return {
    locale,
    subject: word(locale, `mail.${kind}.subject`, all),
    // Of an office's mailbox nobody knows who reads it.
    greeting: word(locale, all['name'] ? 'mail.hello' : 'mail.helloAll', all),
    text: word(locale, `mail.${kind}.text`, all),
    facts: Object.entries(facts)
      .map(([key, value]) => ({ label: optional(key) ?? '', value: String(inWords(value)) }))
      .filter(({ value }) => value !== ''),
    next: link === undefined ? undefined : { label: optional(`mail.${kind}.next`) ?? word(locale, 'mail.open'), link },
    more: optional(`mail.${kind}.more`) ?? '',
    school: String(inWords(school)),
    help: String(inWords(help)),
    codeLabel: word(locale, 'mail.code'),
  }
}

const line = '\n\n———\n\n'
const colon = { en: ':', zh: '：' } as const

/** A label and a value on each line. */
export const factLines = ({ locale, facts }: Sheet): string =>
  facts.map(({ label, value }) => `${label}${colon[locale]}${locale === 'en' ? ' ' : ''}${value}`).join('\n')

function sheetAsText(sheet: Sheet, large: string | undefined): string {
  const { locale, greeting, text, next, more } = sheet
  const parts = [greeting, text, large, factLines(sheet), next && `${next.label}${colon[locale]}\n${next.link}`, more]
  return parts.filter(Boolean).join('\n\n')
}

/** The names of the school and whom to ask, once in each language. */
export const footerOf = (sheets: readonly Sheet[]) => ({
  school: [...new Set(sheets.map(({ school }) => school))].join(' · '),
  help: [...new Set(sheets.map(({ help }) => help))].filter(Boolean),
})

/** A mail as plain text: each language below a line, then the school. */
export function asText(sheets: readonly Sheet[], large?: string): string {
  const { school, help } = footerOf(sheets)
  const texts = sheets.map((sheet, place) => sheetAsText(sheet, place === 0 ? large : undefined))
  return `${[...texts, [school, ...help].join('\n')].join(line)}\n`
}
