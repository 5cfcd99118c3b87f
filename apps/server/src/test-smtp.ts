// A mail server for tests that misbehaves on demand: by hand on a socket, for a well-kept one does not let itself be talked into it.
import { createServer, type Socket } from 'node:net'

/** What it does, looked up anew at each step: it may be changed while it runs. */
export interface Script {
  /** Milliseconds until it greets; `Infinity` for never. */
  greetAfter?: number
  /** What it greets with. */
  greeting?: string
  /** What it answers to a recipient. */
  recipient?: string | ((address: string) => string)
  /** What it answers to the sender. */
  sender?: string
  /**
   * What it answers once it has the mail: a line; or `silence` for nothing at all, `cut` for a cut connection, `drip` for lines without
   * end.
   */
  end?: string
  /** Offers encryption, and speaks nonsense then. */
  brokenTls?: boolean
}

/** A mail that it took. */
export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and text as they came, lines ended by `\n`. */
  readonly text: string
}

export interface TestSmtp {
  readonly port: number
  readonly url: string
  readonly received: Received[]
  /** Connections that were ever made, and the most at one time. */
  readonly seen: { connections: number; most: number }
  script: Script
  stop(): Promise<void>
}

/** Starts one. Pass a port to come back where one stood before. */
export async function startSmtp(script: Script = {}, port = 0): Promise<TestSmtp> {
  const open = new Set<Socket>()
  const smtp = { received: [] as Received[], seen: { connections: 0, most: 0 }, script }
  const server = createServer((socket) => {
    open.add(socket)
    smtp.seen.connections += 1
    smtp.seen.most = Math.max(smtp.seen.most, open.size)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    const { greetAfter = 0, greeting = '220 test.example ESMTP' } = smtp.script
    if (greetAfter !== Infinity) setTimeout(() => socket.write(`${greeting}\r\n`), greetAfter).unref()
    converse(socket, smtp)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const address = server.address() as { port: number }
  return Object.assign(smtp, {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  })
}

function converse(socket: Socket, smtp: Pick<TestSmtp, 'received' | 'script'>): void {
  let mail = { from: '', to: [] as string[] }
  let heard = ''
  let inData = false
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const command = (line: string) => {
    const { script } = smtp
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (/^EHLO/i.test(line)) return say(script.brokenTls ? '250-test.example\r\n250 STARTTLS' : '250-test.example\r\n250 8BITMIME')
    if (/^STARTTLS/i.test(line)) return say('220 go on\r\nnot what a handshake looks like')
    if (/^MAIL FROM/i.test(line)) {
      mail = { from: address, to: [] }
      return say(script.sender ?? '250 ok')
    }
    if (/^RCPT TO/i.test(line)) {
      const { recipient = '250 ok' } = script
      const answer = typeof recipient === 'string' ? recipient : recipient(address)
      if (answer.startsWith('2')) mail.to.push(address)
      return say(answer)
    }
    if (/^DATA/i.test(line)) {
      inData = true
      return say('354 go on')
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
    return say('250 ok')
  }
  const taken = (text: string) => {
    const { end = '250 taken' } = smtp.script
    if (end === 'cut') socket.destroy()
    if (end === 'drip') {
      const drip = setInterval(() => say('250-wait'), 50).unref()
      socket.on('close', () => clearInterval(drip))
    }
    if (!/^\d/.test(end)) return
    if (end.startsWith('2')) smtp.received.push({ ...mail, text: text.replaceAll('\r\n', '\n').replaceAll('\n..', '\n.') })
    say(end)
  }
  socket.setEncoding('utf8').on('data', (data: string) => {
    heard += data
    for (;;) {
      const mark = inData ? '\r\n.\r\n' : '\r\n'
      const at = heard.indexOf(mark)
      if (at < 0) return
      const part = heard.slice(0, at)
      heard = heard.slice(at + mark.length)
      if (inData) {
        inData = false
        taken(part)
      } else command(part)
    }
  })
}
