// A client in a process of its own, so that its work is nobody else's. Asked for a burst, it answers when the last answer is in.
import { Agent, get } from 'node:http'

export interface Burst {
  readonly url: string
  readonly headers: Record<string, string>
  readonly count: number
  readonly inFlight: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const once = ({ url, headers }: Burst): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => void parts.push(part))
      answer.on('end', () => resolve(Buffer.concat(parts).toString()))
    }).on('error', reject)
  })

async function run(burst: Burst): Promise<{ last: string }> {
  let left = burst.count
  let last = ''
  await Promise.all(
    Array.from({ length: burst.inFlight }, async () => {
      while (left-- > 0) last = await once(burst)
    }),
  )
  return { last }
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
