// How a mail leaves: by SMTP, or as a file where no mail server is set.
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Transporter, TransportOptions } from 'nodemailer'
import { encodeQR } from 'qr'
import type { Config } from '../ground/config.ts'
import { folded } from '../text/ical.ts'
import { codePicture } from './layout.ts'

/** A mail as it is read. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The same as HTML; empty for a mail of text alone. */
  readonly html: string
  /** The text of the QR code whose picture the HTML shows. */
  readonly code?: string | null | undefined
  /** An iCalendar file that calendar programs act upon, by its METHOD. */
  readonly invitation?: string | null | undefined
}

/** What goes with it. */
export interface Passage {
  /** The same for every try: a mail that went twice after all is seen to be one. */
  readonly messageId: string
  /** The message id of the mail that it follows, in the same thread. */
  readonly follows?: string | undefined
  /** Ends the try. */
  readonly signal: AbortSignal
}

/** Hands one mail on; rejects when that failed. */
export type Send = (mail: Mail, passage: Passage) => Promise<void>

type SetUp = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** How long a mail server may take, in milliseconds: all of it is well below the lease of a mail. */
interface Patience {
  readonly connect: number
  readonly greet: number
  /** Without a byte. */
  readonly silence: number
  /** The whole try, for servers that drip. */
  readonly whole: number
}
const usual: Patience = { connect: 10_000, greet: 10_000, silence: 20_000, whole: 45_000 }

/** Sends by SMTP where one is set, else writes .eml files into a folder. */
export function mailSender(config: SetUp, patience: Patience = usual): Send {
  return config.smtpUrl ? bySmtp(config.smtpUrl, config.mailFrom, patience) : intoFiles(config)
}

/** Where mails go while there is no SMTP server. */
export const mailFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'mail')

/** The mail server without its password, and whether mails leave only over an encrypted connection; null while they become files. */
export function mailServer({ smtpUrl }: Pick<Config, 'smtpUrl'>): { host: string; secure: boolean } | null {
  if (!smtpUrl) return null
  const { protocol, hostname, port, username, searchParams } = new URL(smtpUrl)
  const encrypted = protocol === 'smtps:'
  return {
    host: `${hostname}:${port || (encrypted ? '465' : '587')}`,
    // A password never crosses a network that others read, even where somebody on the way hides that the server could encrypt.
    secure:
      encrypted ||
      (username !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) && searchParams.get('requireTLS') !== 'false'),
  }
}

/** A text that stays on one line: what people type may end up in a header. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The library comes with the first mail: a process for long work writes mails down, and sends none. */
function transport(options: object): () => Promise<Transporter> {
  let made: Transporter | undefined
  return async () => (made ??= (await import('nodemailer')).createTransport(options as TransportOptions))
}

function bySmtp(url: string, from: string, { connect, greet, silence, whole }: Patience): Send {
  // A connection for each mail: none lies idle to be cut by the other side, and each mail has its own errors and its own end.
  const smtp = transport({
    url,
    requireTLS: mailServer({ smtpUrl: url })?.secure === true,
    connectionTimeout: connect,
    dnsTimeout: connect,
    greetingTimeout: greet,
    socketTimeout: silence,
  })
  return async (mail, { signal, ...ids }) => {
    const message = { ...(await messageOf(mail, from, ids)), signal: AbortSignal.any([signal, AbortSignal.timeout(whole)]) }
    await (await smtp()).sendMail(message)
  }
}

function intoFiles(config: SetUp): Send {
  const folder = mailFolder(config)
  const files = transport({ streamTransport: true, newline: 'unix' })
  return async (mail, ids) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { message: stream } = await (await files()).sendMail(await messageOf(mail, config.mailFrom, ids))
    const name = [new Date().toISOString().replaceAll(':', '-'), mail.to, ids.messageId.split('@')[0]]
      .map((part = '') => part.replaceAll(/[^\w.@+-]/g, '_').slice(0, 100))
      .join(' ')
    await pipeline(stream as NodeJS.ReadableStream, createWriteStream(join(folder, `${name}.eml`), { mode: 0o600 }))
  }
}

/** The message. The recipient goes in as one address: nothing in it is read as a name or as a second one. */
const messageOf = async (
  { to, subject, body, html, code, invitation }: Mail,
  from: string,
  { messageId, follows }: Pick<Passage, 'messageId' | 'follows'>,
) => ({
  from,
  to: { name: '', address: oneLine(to) },
  subject: oneLine(subject),
  text: body,
  ...(html && { html }),
  ...(html && code && { attachments: [await pictureOf(code)] }),
  ...(invitation && { icalEvent: { method: methodOf(invitation), content: folded(invitation), filename: 'invitation.ics' } }),
  messageId: `<${messageId}>`,
  ...(follows !== undefined && { inReplyTo: `<${follows}>`, references: `<${follows}>` }),
  // Nobody's out-of-office reply is wanted.
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
})

const methodOf = (invitation: string): string => /^METHOD:(\w+)/m.exec(invitation)?.[1] ?? 'PUBLISH'

/** A QR code as the picture that stands in the mail. */
async function pictureOf(code: string) {
  const { default: sharp } = await import('sharp')
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 })
  const side = rows.length
  const content = await sharp(
    Uint8Array.from(rows.flat(), (dark) => (dark ? 0 : 255)),
    { raw: { width: side, height: side, channels: 1 } },
  )
    .resize(side * 6, side * 6, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
  return { filename: 'code.png', content, cid: codePicture, contentType: 'image/png', contentDisposition: 'inline' as const }
}
