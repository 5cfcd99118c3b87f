// A school of 100,000 accounts and 100,000 menus: very large answers hold nobody up. What is measured is the processor time of the server's
// own thread between two beats, for on a loaded machine any process waits.
import { join } from 'node:path'
import { headersOf } from './lib/call.ts'
import type { Check } from './lib/check.ts'
import { heldIn } from './lib/probe.ts'
import { ask, embeddedIn, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

const answers = [
  '/auth/menus',
  '/menus/page',
  '/config',
  '/menus/export?format=csv',
  '/menus/export?format=xlsx',
  '/staff/export?format=csv',
  '/staff/export?format=xlsx',
]

export default {
  name: 'large answers',
  promise: 'loop held ≤ 100 ms',
  async run({ quick }) {
    const rows = quick ? 20_000 : 100_000
    const folder = newFolder('large')
    let server: Process | undefined
    try {
      server = await startProcess({ DATA_DIR: folder.path, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'lib/loop-probe.ts')}` })
      const token = await server.signIn()
      const database = embeddedIn(folder.path)
      await ask(
        database,
        `insert into menu (type, name, code, sort) select 'MENU_DIR', 'Menu ' || n, 'large:' || n, n from generate_series(1, ${rows}) n`,
      )
      await ask(
        database,
        `insert into staff (name, email) select 'Person ' || n, 'person.' || n || '@school.example' from generate_series(1, ${rows}) n`,
      )
      await ask(database, 'analyze')
      const found: { path: string; held: number; megabytes: number }[] = []
      // The first round compiles and loads.
      for (const path of [...answers, ...answers]) {
        await heldIn(server)
        const reply = await fetch(`${server.url}/isb/admin${path}`, { headers: headersOf({ token }, undefined) })
        const megabytes = (await reply.arrayBuffer()).byteLength / 1024 / 1024
        if (!reply.ok) throw new Error(`${path}: HTTP ${reply.status}`)
        found.push({ path, held: await heldIn(server), megabytes })
      }
      const told = found
        .slice(answers.length)
        .map(({ path, held, megabytes }) => `${path} ${megabytes.toFixed(1)} MB ${held.toFixed(0)} ms`)
      const worst = Math.max(...found.slice(answers.length).map(({ held }) => held))
      return { figure: `${rows} menus and accounts: loop held ${worst.toFixed(0)} ms at worst (${told.join('; ')})`, kept: worst <= 100 }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check
