// Passwords, tokens, codes, names and addresses go through the server while it logs all that it can, and none is found there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { found, letGo, stored } from './lib/canaries.ts'
import type { Check } from './lib/check.ts'
import { admin, embeddedIn, newFolder, startProcess, sweep, type Process } from './lib/server.ts'

/** The code in the newest mail of the folder that stands in for a mail server. */
function codeIn(folder: string, email: string): string | undefined {
  const file = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.includes(email))
        .toSorted()
        .at(-1)
    : undefined
  const subject = file && /^Subject: (.*)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
  return subject ? /\d{8}/.exec(subject)?.[0] : undefined
}

export default {
  name: 'log redaction',
  promise: '0 secrets or names in the log at debug, 0 secrets in the database',
  async run() {
    const folder = newFolder('redaction')
    let server: Process | undefined
    const owner = { pool: undefined as pg.Pool | undefined }
    try {
      server = await startProcess({ DATA_DIR: folder.path, LOG_LEVEL: 'debug' })
      const pool = (owner.pool = new pg.Pool({ ...embeddedIn(folder.path), max: 1 }))
      pool.on('error', () => {})
      const canaries = await letGo({
        host: server.url,
        owner: pool,
        email: admin.email,
        code: async (email) => codeIn(join(folder.path, 'mail'), email),
      })
      const kept = await stored(pool, canaries.secrets)
      await pool.end()
      await server.end('SIGTERM')
      const log = server.said()
      const all = [...canaries.secrets, ...canaries.names]
      const leaks = [...found(log, all), ...kept]
      const lines = log.split('\n').filter((line) => line.startsWith('{')).length
      return {
        figure: `${all.length} secrets and names, ${lines} log lines, ${leaks.length} leaked${leaks.length > 0 ? ` (${leaks.join(', ')})` : ''}`,
        // A log that does not tell of the broken constraint has shown nothing.
        kept: leaks.length === 0 && lines > 30 && log.includes('23505') && log.includes('22P02'),
      }
    } finally {
      await sweep(folder.path, [server])
      folder.remove()
    }
  },
} satisfies Check
