// `npm run -s second-factor -- --reset ADDRESS`: for the administrator who has lost phone and recovery codes. Beside a running server.
import { parseArgs } from 'node:util'
import { normalEmail } from '@isb/domain'
import { ConfigError, readConfig } from './core/config.ts'
import { openDatabase, openPool } from './core/database/database.ts'
import { DataDirectoryHeld, startEmbedded } from './core/embedded/index.ts'
import { removeSecondFactor } from './core/session/second-factor.ts'
import { endSessionsOf } from './core/session/session.ts'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'string' }, demo: { type: 'boolean', default: false } } })
  if (!values.reset) throw new ConfigError('Usage: npm run -s second-factor -- --reset ADDRESS')
  const email = normalEmail(values.reset)
  const config = readConfig(process.env, { demo: values.demo, root: new URL('../../..', import.meta.url).pathname })
  const database = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
    : await startEmbedded(config.dataDir, `second-factor, process ${process.pid}`).catch((error: unknown) => {
        if (error instanceof DataDirectoryHeld) return { connection: error.connection, stop: async () => {} }
        throw error
      })
  try {
    const pool = openPool(database.connection, 2, () => {})
    try {
      process.stdout.write(await reset(pool, email))
    } finally {
      await pool.end()
    }
  } finally {
    await database.stop()
  }
}

const reset = (pool: ReturnType<typeof openPool>, email: string): Promise<string> =>
  openDatabase(pool)
    .transaction()
    .execute(async (db) => {
      const account = await db.selectFrom('staff').select(['id', 'name']).where('email', '=', email).executeTakeFirst()
      if (!account) throw new ConfigError(`There is no account with the address ${email}.`)
      if (!(await removeSecondFactor({ db }, account.id))) return `${account.name} <${email}> has no second factor.\n`
      const now = new Date()
      const ended = await endSessionsOf(db, account.id, now)
      const rows = JSON.stringify([{ entity: 'staff', id: account.id, before: {}, after: { secondFactor: { reset: true } } }])
      const entry = { at: now, staffId: null, staffName: 'npm run second-factor', operation: 'staff.resetSecondFactor', rows }
      await db.insertInto('audit').values(entry).execute()
      return `Took the second factor of ${account.name} <${email}> away, and ended ${ended} sessions.\n`
    })

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`)
  process.exit(1)
})
