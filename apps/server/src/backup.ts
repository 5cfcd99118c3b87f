// `npm run -s backup -- FILE` and `npm run -s restore -- FILE`: the whole database and its images in one file, and back into an empty one.
// A backup may be taken while the server runs: it reads one snapshot. A restore is all or nothing.
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './core/backup/check.ts'
import { eraseAgain } from './core/backup/erase-again.ts'
import { erasedIn, keepErased } from './core/backup/erased.ts'
import { load } from './core/backup/load.ts'
import { protectionOf } from './core/backup/protect.ts'
import { save } from './core/backup/save.ts'
import { ConfigError, readConfig } from './core/ground/config.ts'
import { onPool, openBeside, runProgram } from './core/embedded/beside.ts'
import { asOwner } from './core/database/database.ts'
import { DataDirectoryHeld } from './core/embedded/index.ts'
import { openStore } from './core/files/open-store.ts'
import { keepOwnValues } from './core/backup/agreement.ts'
import { kept } from './modules.ts'

const usage =
  'Usage: npm run -s backup -- FILE   or   npm run -s restore -- FILE   (--demo for the demo’s data, --without-images leaves images out of a backup, --without-erased restores without the list of who was erased, --keep-tokens leaves API tokens good, --check only looks whether a backup is whole, --encrypt encrypts it with BACKUP_KEY, --without-key restores what is signed by nobody or by another key)'

const otherKey = `The backup was made with another SECRETS_KEY. With that key here, restore again; if it is lost, authenticator apps and the audit’s seals
are not readable: npm run -s secrets -- --accept-loss
`

const flag = { type: 'boolean', default: false } as const

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      demo: flag,
      'without-images': flag,
      'without-erased': flag,
      'keep-tokens': flag,
      check: flag,
      encrypt: flag,
      'without-key': flag,
    },
  })
  const [what, file, ...more] = positionals
  if ((what !== 'backup' && what !== 'restore') || !file || more.length > 0) throw new ConfigError(usage)
  const config = readConfig(process.env, { demo: values.demo, root: new URL('../../..', import.meta.url).pathname })
  const protection = protectionOf(config, { encrypts: values.encrypt || config.backupEncrypt, trusts: values['without-key'] })
  if (protection.encrypts && !protection.key) throw new ConfigError('--encrypt needs BACKUP_KEY: 32 random bytes in base64url.')
  if (what === 'restore' && values.check) {
    const { rows, images, migrations } = await check(file, protection)
    return say(`Whole, made at ${migrations.at(-1)}: ${counted(rows, images)}`, file)
  }
  const lists = [join(dirname(file), 'erased.jsonl'), config.erasedFile]
  const erased = what === 'restore' && !values['without-erased'] ? await erasedOf(lists) : new Map<string, readonly string[]>()
  // Nobody restores under a running server.
  const database = await openBeside(config, what, { alone: what === 'restore' })
  try {
    const store = await openStore(config)
    const { rows, images } =
      what === 'backup'
        ? await save(database.connection, file, values['without-images'] ? undefined : store, protection)
        : await load(database.connection, file, store, { ...protection, erases: erased.size > 0, keepsTokens: values['keep-tokens'] })
    if (what === 'backup') await onPool(database.connection, (db) => keepErased(db, lists[0] ?? ''))
    else {
      await onPool(database.connection, (db) => eraseAgain(db, kept, erased, store))
      const isOther = await asOwner(database.connection, (owner) => keepOwnValues(owner, config, store))
      if (isOther) process.stdout.write(otherKey)
    }
    say(`${what === 'backup' ? 'Saved' : 'Restored'} ${counted(rows, images)}`, file)
  } finally {
    await database.stop()
  }
}

const say = (done: string, file: string) => void process.stdout.write(`${done}: ${file}\n`)
const counted = (rows: Readonly<Record<string, number>>, images: number) =>
  `${Object.values(rows).reduce((sum, one) => sum + one, 0)} rows of ${Object.keys(rows).length} tables and ${images} images`

/** Who was erased since any backup was made. A backup that knows nobody who was erased has an empty list beside it. */
async function erasedOf(lists: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = (await Promise.all(lists.map(erasedIn))).filter((list) => list !== undefined)
  if (found.length === 0)
    throw new ConfigError(
      `There is no list of who was erased (${lists.join(', ')}): the backup may bring people back. Put the list there, or say --without-erased.`,
    )
  return new Map(found.flatMap((list) => [...list]))
}

await runProgram(main, (error) => error instanceof ConfigError || error instanceof DataDirectoryHeld)
