// `npm run -s second-factor -- --reset ADDRESS`: for the administrator who has lost phone and recovery codes. Beside a running server.
import { parseArgs } from 'node:util'
import { normalEmail } from '@isb/domain'
import type { Kysely } from 'kysely'
import { ConfigError, readConfig } from './core/ground/config.ts'
import { onPool, openBeside, runProgram } from './core/embedded/beside.ts'
import type { Tables } from './core/database/tables.ts'
import { removeSecondFactor } from './core/session/second-factor.ts'
import { endSessionsOf } from './core/session/session.ts'

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'string' }, demo: { type: 'boolean', default: false } } })
  if (!values.reset) throw new ConfigError('Usage: npm run -s second-factor -- --reset ADDRESS')
  const email = normalEmail(values.reset)
  const config = readConfig(process.env, { demo: values.demo, root: new URL('../../..', import.meta.url).pathname })
  const database = await openBeside(config, 'second-factor')
  try {
    process.stdout.write(await onPool(database.connection, (db) => reset(db, email)))
  } finally {
    await database.stop()
  }
}

const reset = (pool: Kysely<Tables>, email: string): Promise<string> =>
  pool.transaction().execute(async (db) => {
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

await runProgram(main, (error) => error instanceof ConfigError)
