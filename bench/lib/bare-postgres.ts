// The floor of a start: the embedded PostgreSQL and one statement. Stops when it is told to.
import { startEmbedded } from '@isb/server/embedded'
import pg from 'pg'

const embedded = await startEmbedded(process.env['DATA_DIR'] ?? '', 'bench')
const client = new pg.Client(embedded.connection)
await client.connect()
await client.query('select 1')
process.on(
  'SIGTERM',
  () =>
    void client
      .end()
      .then(() => embedded.stop())
      .then(() => process.exit(0)),
)
process.send?.('ready')
