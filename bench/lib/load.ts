// A client in a process of its own, so that its work is nobody else's. Asked for a burst, it answers when the last answer is in.
import { Agent, request } from 'node:http'

export interface Burst {
  readonly url: string
  readonly headers: Record<string, string>
  readonly count: number
  readonly inFlight: number
  /** Posted as JSON, one after the other and over again; without them it is a GET. */
  readonly bodies?: readonly string[]
  /** So many are sent a second, however long an answer takes; else each when the one before is answered. */
  readonly perSecond?: number
}
/** What came of a burst: the last answer, and how long each took in milliseconds. */
export interface Burden {
  readonly last: string
  readonly took: readonly number[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const once = ({ url, headers, bodies }: Burst, number: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const body = bodies?.[number % bodies.length]
    const more = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, headers: { ...headers, ...more }, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => void parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts).toString()))
    })
    sent.on('error', reject).end(body)
  })

async function run(burst: Burst): Promise<Burden> {
  const took: number[] = []
  let next = 0
  let last = ''
  const one = async () => {
    const began = performance.now()
    last = await once(burst, next++)
    took.push(performance.now() - began)
  }
  if (burst.perSecond) {
    const began = performance.now()
    const sent: Promise<void>[] = []
    for (let number = 0; number < burst.count; number++) {
      const due = began + (number * 1000) / burst.perSecond
      if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      sent.push(one())
    }
    await Promise.all(sent)
    return { last, took }
  }
  await Promise.all(
    Array.from({ length: burst.inFlight }, async () => {
      while (next < burst.count) await one()
    }),
  )
  return { last, took }
}

// It lives for as long as somebody may ask.
process.channel?.ref()
process.on(
  'message',
  (burst: Burst) =>
    void run(burst).then(
      (done) => process.send?.(done),
      (error: unknown) => {
        process.stderr.write(String(error))
        process.exit(1)
      },
    ),
)
