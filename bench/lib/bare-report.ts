// The floor of a report of a bus: Fastify and pg, one insert a report, nothing checked.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ ...(JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig), max: 10 })
const server = Fastify()
server.post<{ Body: { plate: string; latitude: number; longitude: number } }>('/report', async ({ body }) => {
  await pool.query({
    name: 'report',
    text: 'insert into bare_report (plate, at, latitude, longitude) values ($1, now(), $2, $3)',
    values: [body.plate, body.latitude, body.longitude],
  })
  return { code: 0, message: '', data: { plate: body.plate } }
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.((server.server.address() as { port: number }).port)
