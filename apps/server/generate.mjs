// `npm run generate`: writes core/database/tables.ts from a database that all migrations have made.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { writeChanged } from '../../scripts/write-changed.mjs'
import { migrate } from './src/core/database/database.ts'
import { startEmbedded } from './src/core/embedded/index.ts'
import { tablesSource } from './src/core/database/tables-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-generate-'))
// Run by root, PostgreSQL works as nobody and must be able to walk in.
chmodSync(folder, 0o711)
const embedded = await startEmbedded(join(folder, 'data'), 'generate')
try {
  await migrate(embedded.connection)
  const client = new pg.Client(embedded.connection)
  await client.connect()
  // A client that is still open when the server stops would hide why.
  const source = await tablesSource(client).finally(() => client.end())
  writeChanged(join(import.meta.dirname, 'src/core/database/tables.ts'), source)
} finally {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
}
