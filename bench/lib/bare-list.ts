// The floor of a list: Fastify and pg, one statement, nothing checked.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ ...(JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig), max: 10 })
const server = Fastify()
server.get<{ Querystring: { rows: string } }>('/list', async ({ query }) => {
  const { rows } = await pool.query({ name: 'list', text: 'select * from menu order by sort, id limit $1', values: [query.rows] })
  return { code: 0, message: '', data: { total: rows.length, records: rows } }
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.((server.server.address() as { port: number }).port)
