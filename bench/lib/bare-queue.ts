// The floor of a queue: Fastify and pg, the same page of rents or reservations by one prepared statement, nothing checked.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ ...(JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig), max: 10 })
const rents = {
  page: `select r.*, json_build_object('id', b.id, 'number', b.number, 'brand', b.brand, 'location', b.location) as bike,
      json_build_object('id', p.id, 'name', p.name, 'nameZh', p.name_zh, 'type', p.type) as person
    from bike_rent r join bike b on b.id = r.bike_id left join staff p on p.id = r.person_id
    order by (r.confirmation <> 'Pending'),
      (case when r.confirmation = 'Pending' then 1 else -1 end * extract(epoch from r.requested_at at time zone 'UTC')), r.id limit 50`,
  count: 'select count(*) as total from bike_rent',
}
const reservations = {
  page: `select r.*, json_build_object('id', v.id, 'name', v.name, 'nameZh', v.name_zh) as venue,
      json_build_object('id', p.id, 'name', p.name, 'nameZh', p.name_zh, 'type', p.type) as person, p.email
    from venue_reservation r join venue v on v.id = r.venue_id left join staff p on p.id = r.person_id
    order by (r.status <> 'Pending'),
      (case when r.status = 'Pending' then 1 else -1 end * extract(epoch from r.requested_at at time zone 'UTC')), r.id limit 50`,
  count: 'select count(*) as total from venue_reservation',
}
const { page, count } = process.argv[2] === 'venue' ? reservations : rents
const server = Fastify()
server.get('/list', async () => {
  const { rows } = await pool.query({ name: 'list', text: page })
  const { rows: counted } = await pool.query({ name: 'count', text: count })
  return { code: 0, message: '', data: { total: (counted[0] as { total: number }).total, records: rows } }
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.((server.server.address() as { port: number }).port)
