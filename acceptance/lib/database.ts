import type { House } from './clients.ts'

/** Everything that the database holds, as text. */
export async function everything({ server }: House): Promise<string> {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const parts = tables.map(({ name }) =>
    server.pool.query<{ all: string }>(`select coalesce(string_agg(t::text, ' '), '') as all from "${name}" t`),
  )
  return (await Promise.all(parts)).map(({ rows }) => rows[0]?.all).join(' ')
}
