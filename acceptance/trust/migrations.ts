// Several servers begin on an empty database, on a cluster that has never seen one, at the same moment: the schema is made once.
import { until, type Check } from './lib/check.ts'
import { startCluster } from './lib/cluster.ts'
import { ask, freePort, isReady, launch, newFolder } from './lib/server.ts'

const together = 3

export default {
  name: 'migrations',
  promise: 'started at once, applied once',
  async run({ quick }) {
    const rounds = quick ? 2 : 6
    const cluster = await startCluster()
    const folder = newFolder('migrations')
    try {
      const wrong: string[] = []
      let ready = 0
      for (let round = 0; round < rounds; round++) {
        const { url, connection } = await cluster.database('fresh')
        const servers = await Promise.all(
          Array.from({ length: together }, async () => launch({ DATABASE_URL: url, DATA_DIR: folder.path }, await freePort())),
        )
        try {
          await until('all are ready', async () => {
            const fallen = servers.find(({ child }) => child.exitCode !== null)
            if (fallen) throw new Error(fallen.said().trim().split('\n')[0])
            return (await Promise.all(servers.map((server) => isReady(server.url)))).every(Boolean)
          })
          ready += servers.length
        } catch (error) {
          wrong.push(error instanceof Error ? error.message : String(error))
        }
        await Promise.all(servers.map((server) => server.end('SIGTERM')))
        const [held] = await ask<Record<'migrations' | 'different' | 'administrators' | 'settings' | 'tops', string | number>>(
          connection,
          `select (select count(*) from kysely_migration) as migrations, (select count(distinct name) from kysely_migration) as different,
          (select count(*) from staff_role) as administrators, (select count(*) from setting) as settings, (select count(*) from menu where parent_id is null and code = 'upms') as tops`,
        ).catch(() => [])
        if (
          !held ||
          Number(held.migrations) === 0 ||
          Number(held.migrations) !== Number(held.different) ||
          [held.administrators, held.settings, held.tops].some((count) => Number(count) !== 1)
        )
          wrong.push(JSON.stringify(held))
        await ask(cluster.connection, 'drop database fresh with (force)')
        await ask(cluster.connection, 'drop role if exists isb_app')
      }
      return {
        figure: `${rounds} times ${together} servers at once: ${ready} of ${rounds * together} came up, ${wrong.length} wrong${wrong[0] ? ` (${wrong[0]})` : ''}`,
        kept: wrong.length === 0 && ready === rounds * together,
      }
    } finally {
      await cluster.stop()
      folder.remove()
    }
  },
} satisfies Check
