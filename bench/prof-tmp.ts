import { join } from 'node:path'
import pg from 'pg'
import { fork } from 'node:child_process'
import { busesOf, reports } from './lib/buses.ts'
import { startClient } from './lib/client.ts'
import { newFolder } from './lib/folder.ts'
import { wait } from './lib/rounds.ts'
import { embeddedIn, signedIn } from './lib/server.ts'
const folder = newFolder('prof')
const port = 8499
const child = fork(join(import.meta.dirname, '../apps/server/src/server.ts'), ['--demo'], { execArgv: ['--import', join(import.meta.dirname, 'lib/probe.ts'), '--cpu-prof', '--cpu-prof-dir=/tmp/wtc-prof'], env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: '/tmp/nodecache', PORT: String(port), DATA_DIR: folder.path, LOG_LEVEL: 'info' }, stdio: ['ignore','ignore','inherit','ipc'] })
const url = `http://127.0.0.1:${port}`
for (;;) { if (await fetch(`${url}/readyz`).then((a) => a.ok, () => false)) break; await wait(50) }
const { isb, headers } = await signedIn(url)
const owner = new pg.Client(embeddedIn(folder.path)); await owner.connect()
await busesOf(isb, owner)
const client = startClient()
const burst = { url: `${url}/isb/admin/bus/positions`, headers, count: 1000, inFlight: 32 }
const cpu = () => new Promise<number>((resolve) => { child.once('message', (m) => resolve(m as number)); child.send('cpu') })
for (let r = 1; r <= 9; r++) { const b = await cpu(); await client.send({ ...burst, bodies: reports(r / 10_000) }); console.log(r, Math.round((await cpu()) - b) / 1000, 'µs') }
await owner.end()
child.kill('SIGTERM'); await new Promise((r) => child.once('exit', r))
process.exit()
