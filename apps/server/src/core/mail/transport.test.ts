import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { startSmtp, type Script, type TestSmtp } from '../../test-smtp.ts'
import { faultOf, forGood } from './fault.ts'
import { mailSender, mailServer, type Mail } from './transport.ts'

const brief = { connect: 300, greet: 300, silence: 600, whole: 1500 }
const passage = { messageId: 'outbox-1-1-0@school.example', signal: new AbortController().signal }
const mail: Mail = { to: 'a@school.example', subject: 'Hello', body: 'Line one\nLine two', html: '' }
const from = 'School <noreply@school.example>'

let smtp: TestSmtp | undefined
afterEach(async () => {
  await smtp?.stop()
  smtp = undefined
})

async function post(script: Script, mailFrom = from) {
  const server = (smtp = await startSmtp(script))
  const send = mailSender({ smtpUrl: server.url, mailFrom, dataDir: '/nowhere' }, brief)
  return { server, send: (more: Partial<Mail> = {}) => send({ ...mail, ...more }, passage) }
}

/** The text of a received mail, whose lines may have been wrapped and whose letters may have been written as figures. */
function textOf(received = ''): string {
  const [head = '', ...body] = received.split('\n\n')
  const text = body.join('\n\n').replaceAll('=\n', '')
  if (!/quoted-printable/i.test(head)) return text
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

const faultFrom = (sending: Promise<void>) =>
  sending.then(
    () => 'none',
    (error: unknown) => faultOf(error),
  )

describe('a mail server that', () => {
  test('takes the mail gets it as it was written, in whatever language, marked as nobody’s to reply to', async () => {
    const { server, send } = await post({})
    await send({ subject: '您的车已确认 / Confirmed', body: '.begins with a dot\n您好' })
    const [received] = server.received
    expect(received).toMatchObject({ from: 'noreply@school.example', to: ['a@school.example'] })
    expect(received?.text).toContain('Message-ID: <outbox-1-1-0@school.example>')
    expect(received?.text).toContain('Auto-Submitted: auto-generated')
    expect(textOf(received?.text)).toBe('.begins with a dot\n您好')
  })

  test.each<[string, Script, string, boolean]>([
    ['refuses the recipient', { recipient: '550 5.1.1 no such user' }, 'refused', true],
    ['refuses the mail', { end: '554 5.6.0 not this' }, 'refused', true],
    ['refuses the recipient for now', { recipient: '451 4.2.1 greylisted' }, 'later', false],
    ['refuses the mail for now', { end: '452 4.3.1 disk full' }, 'later', false],
    ['does not relay for us', { recipient: '554 5.7.1 relay access denied' }, 'not-allowed', false],
    ['does not know the sender', { sender: '553 5.1.8 who are you' }, 'not-allowed', false],
    ['wants a sign-in', { sender: '530 5.7.0 authenticate first' }, 'not-allowed', false],
    ['greets too late', { greetAfter: 3000 }, 'unreachable', false],
    ['never greets', { greetAfter: Infinity }, 'unreachable', false],
    ['greets with a refusal for now', { greeting: '421 4.3.2 too busy' }, 'later', false],
    ['never answers to the mail', { end: 'silence' }, 'broken-off', false],
    ['hangs up in the middle', { end: 'cut' }, 'broken-off', false],
    ['offers encryption and cannot do it', { brokenTls: true }, 'not-secure', false],
  ])('%s', async (_what, script, fault, isForGood) => {
    const { server, send } = await post(script)
    const told = await faultFrom(send())
    expect(told).toBe(fault)
    expect(forGood.has(told as 'refused')).toBe(isForGood)
    expect(server.received).toEqual([])
  })

  test('greets slowly, but greets, gets the mail', async () => {
    const { server, send } = await post({ greetAfter: 150 })
    await send()
    expect(server.received).toHaveLength(1)
  })

  test('is not there is unreachable, and takes the mail once it is there', async () => {
    const gone = await startSmtp()
    await gone.stop()
    const send = mailSender({ smtpUrl: gone.url, mailFrom: from, dataDir: '/nowhere' }, brief)
    expect(await faultFrom(send(mail, passage))).toBe('unreachable')
    const server = (smtp = await startSmtp({}, gone.port))
    await send(mail, passage)
    expect(server.received).toHaveLength(1)
  })

  test('begins an answer and never ends it does not hold a mail for ever', async () => {
    const { send } = await post({ end: 'drip' })
    expect(await faultFrom(send())).toBe('broken-off')
  })

  test('shows a certificate that nobody vouches for is not spoken to', async () => {
    const server = new SMTPServer({ authOptional: true, logger: false })
    server.on('error', () => {})
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.server.address() as { port: number }
    const send = mailSender(
      { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: from, dataDir: '/nowhere' },
      { connect: 60_000, silence: 60_000, greet: 60_000, whole: 120_000 },
    )
    expect(await faultFrom(send(mail, passage))).toBe('not-secure')
    await new Promise<void>((closed) => server.close(() => closed()))
  })

  test('cannot encrypt gets no password, unless it is on this machine', async () => {
    expect(mailServer({ smtpUrl: 'smtp://u:p@mail.school.example' })).toEqual({ host: 'mail.school.example:587', secure: true })
    expect(mailServer({ smtpUrl: 'smtp://u:p@mail.school.example:25?requireTLS=false' })).toEqual({
      host: 'mail.school.example:25',
      secure: false,
    })
    expect(mailServer({ smtpUrl: 'smtps://mail.school.example' })).toEqual({ host: 'mail.school.example:465', secure: true })
    expect(mailServer({ smtpUrl: 'smtp://relay.school.example:25' })).toEqual({ host: 'relay.school.example:25', secure: false })
    expect(mailServer({ smtpUrl: 'smtp://u:p@127.0.0.1:25' })).toEqual({ host: '127.0.0.1:25', secure: false })
    expect(mailServer({ smtpUrl: undefined })).toBeNull()
  })
})

describe('nothing that people type becomes a header', () => {
  const evil = [
    '\r\nBcc: evil@y.example',
    '\nBcc: evil@y.example',
    '\rBcc: evil@y.example',
    '\0\nBcc: evil@y.example',
    '\u2028Bcc: evil@y.example',
    '\u0085Bcc: evil@y.example',
  ]
  const headersOf = (text = '') => text.split('\n\n')[0] ?? ''

  test.each(evil)('in a subject: %j', async (tail) => {
    const { server, send } = await post({})
    await send({ subject: `Hello${tail}` })
    expect(headersOf(server.received[0]?.text)).toContain('Subject: Hello Bcc: evil@y.example')
    expect(headersOf(server.received[0]?.text)).not.toMatch(/^Bcc:/im)
    expect(server.received[0]?.to).toEqual(['a@school.example'])
  })

  test.each([...evil.map((tail) => `a@school.example${tail}`), 'a@school.example, evil@y.example', 'a@school.example> <evil@y.example'])(
    'in an address, nor a second recipient: %j',
    async (to) => {
      const { server, send } = await post({})
      await send({ to }).catch(() => {})
      for (const { to: recipients, text } of server.received) {
        expect(recipients).toHaveLength(1)
        expect(recipients).not.toContain('evil@y.example')
        expect(headersOf(text)).not.toMatch(/^Bcc:/im)
      }
    },
  )

  test.each(evil)('in the sender’s name: %j', async (tail) => {
    const { server, send } = await post({}, `"School${tail}" <noreply@school.example>`)
    await send().catch(() => {})
    for (const { text, to } of server.received) {
      expect(headersOf(text)).not.toMatch(/^Bcc:/im)
      expect(to).toEqual(['a@school.example'])
    }
  })

  test('and a text that looks like the end of the mail is part of it', async () => {
    const { server, send } = await post({})
    await send({ body: 'one\r\n.\r\nMAIL FROM:<evil@y.example>\r\nRCPT TO:<evil@y.example>\r\nDATA\r\nspam' })
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.text).toContain('\n.\nMAIL FROM:<evil@y.example>')
  })
})

test('without a mail server mails become files, each its own', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'isb-mail-'))
  const send = mailSender({ smtpUrl: undefined, mailFrom: from, dataDir })
  const long = `${'a'.repeat(64)}@${'b'.repeat(180)}.example`
  await Promise.all([
    send(mail, passage),
    send(mail, { ...passage, messageId: 'outbox-2-1-0@school.example' }),
    send({ ...mail, to: long }, { ...passage, messageId: 'outbox-3-1-0@school.example' }),
  ])
  const files = readdirSync(join(dataDir, 'mail'))
  expect(files).toHaveLength(3)
  expect(readFileSync(join(dataDir, 'mail', files[0] ?? ''), 'utf8')).toContain('Line one')
  rmSync(dataDir, { recursive: true, force: true })
})
