// What a call costs beside a bare fetch, and how big the core is. Prints one JSON object.
//   cpu: client CPU per call at 50 in flight, ratio to fetch + json() with the same headers; median of interleaved rounds
//   gzip: bytes of createIsb, errors and memorySession, minified, without the operations table; and of all of dist/index.js
import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const here = import.meta.dirname
const answer = JSON.stringify({ code: 0, message: '', data: { schoolName: 'Riverside International School', timeZone: 'Asia/Shanghai', help: 'IT help desk, ext. 2100', version: 1 } })

if (process.argv[2] === 'serve') {
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': 'r' }).end(answer))
  server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
} else {
  console.log(JSON.stringify({ node: process.version, cpu: await cpu(), gzip: await size() }, null, 2))
}

async function cpu({ rounds = 15, calls = 4000, inFlight = 50 } = {}) {
  const { createIsb, memorySession } = await import('./dist/index.js')
  const child = fork(import.meta.filename, ['serve'])
  const port = await new Promise((resolve) => child.once('message', resolve))
  const host = `http://127.0.0.1:${port}`
  const url = `${host}/isb/admin/settings`
  const headers = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', 'Accept-Language': 'en-US', Authorization: 'Bearer t' }
  const isb = createIsb({ host, session: memorySession({ token: 't', authHeaderSchema: 'Bearer' }) })
  const bare = async () => (await (await fetch(url, { headers })).json()).data
  const plain = async () => (await (await fetch(url)).json()).data
  const sdk = () => isb.settings.get()
  const cost = async (call) => {
    let left = calls
    const before = process.cpuUsage()
    await Promise.all(Array.from({ length: inFlight }, async () => {
      while (left-- > 0) await call()
    }))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / calls
  }
  for (const call of [bare, sdk, plain]) await cost(call)
  const seen = []
  for (let round = 0; round < rounds; round++) {
    const pair = round % 2 ? [bare, sdk] : [sdk, bare]
    const [first, second] = [await cost(pair[0]), await cost(pair[1])]
    const plainly = await cost(plain)
    seen.push({ bare: round % 2 ? first : second, sdk: round % 2 ? second : first, plain: plainly })
  }
  child.kill()
  const median = (of) => seen.map(of).toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
  return { bareMicros: Math.round(median((one) => one.bare)), sdkMicros: Math.round(median((one) => one.sdk)), ratio: Number(median((one) => one.sdk / one.bare).toFixed(3)), ratioToFetchWithoutHeaders: Number(median((one) => one.sdk / one.plain).toFixed(3)) }
}

async function size() {
  const { build } = await import('vite')
  const bytes = async (entry, table) => {
    const plugin = { name: 'measured', enforce: 'pre', resolveId: (id) => (id === 'entry' || (!table && id.endsWith('/operations.ts')) ? `\0${id === 'entry' ? 'entry' : 'table'}` : undefined), load: (id) => ({ '\0entry': entry, '\0table': 'export const operations = {}' })[id] }
    const [{ output }] = [await build({ root: here, configFile: false, logLevel: 'silent', plugins: [plugin], build: { write: false, target: 'es2022', minify: 'oxc', rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict', output: { format: 'es' } } } })].flat()
    return gzipSync(output[0].code, { level: 9 }).length
  }
  const index = join(here, 'src/index.ts')
  return {
    core: await bytes(`export { createIsb, ApiError, BodyError, HttpError, isIsbError, memorySession, NetworkError, SessionError, TimeoutError } from '${index}'`, false),
    everything: await bytes(`export * from '${index}'`, true),
  }
}
