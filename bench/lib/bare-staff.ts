// The floor of a list of accounts: Fastify and pg, the same rows by one prepared statement, nothing checked.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ ...(JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig), max: 10 })
const server = Fastify()
server.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select s.*, (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name)), '[]') from staff_role sr join role r on r.id = sr.role_id
      where sr.staff_id = s.id) as roles from staff s order by lower(s.name), s.id limit 50`,
  })
  const { rows: counted } = await pool.query({ name: 'count', text: 'select count(*) as total from staff' })
  return { code: 0, message: '', data: { total: (counted[0] as { total: number }).total, records: rows } }
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.((server.server.address() as { port: number }).port)
