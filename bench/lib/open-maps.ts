// Open maps without browsers, in a process of their own: each hears the news, and reads where the buses are whenever one has moved. Asked for
// a mark, it answers how long each map took until the mark was in what it read, in milliseconds since then.
import { Agent, get } from 'node:http'
import { gunzipSync } from 'node:zlib'

interface Asked {
  readonly url: string
  readonly headers: Record<string, string>
  readonly maps: number
}
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
let mark = ''
let since = 0
let seen: number[] = []
let maps = 0

function open({ url, headers }: Asked): void {
  let asking = false
  let again = false
  let has = ''
  const read = () => {
    if (asking) {
      again = true
      return
    }
    asking = true
    get(`${url}/isb/admin/bus/tracking`, { agent, headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => void parts.push(part))
      answer.on('end', () => {
        asking = false
        if (mark && has !== mark && gunzipSync(Buffer.concat(parts)).includes(mark)) {
          has = mark
          seen.push(performance.now() - since)
          if (seen.length === maps) process.send?.(seen)
        }
        if (again) {
          again = false
          read()
        }
      })
    })
  }
  get(`${url}/isb/admin/events`, { agent, headers }, (answer) => {
    answer.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes('event: moved')) read()
    })
  })
}

process.channel?.ref()
process.on('message', (asked: Asked | string) => {
  if (typeof asked === 'string') {
    if (asked === 'cpu' || asked === 'memory') return
    mark = asked
    since = performance.now()
    seen = []
    return
  }
  maps += asked.maps
  for (let map = 0; map < asked.maps; map++) open(asked)
  setTimeout(() => process.send?.('open'), 3000)
})
