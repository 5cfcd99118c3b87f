// The floor of a list of absences: Fastify and pg, the same page with its total by one prepared statement, nothing checked.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ ...(JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig), max: 10 })
const server = Fastify()
const person = (of: string) => `json_build_object('id', ${of}.id, 'name', ${of}.name, 'nameZh', ${of}.name_zh, 'type', ${of}.type)`
server.get('/list', async () => {
  const { rows } = await pool.query<{ total: number }>({
    name: 'list',
    text: `select a.id, ${person('p')} as student, st.number, a.division, a.grade, json_build_object('id', h.id, 'name', h.name) as homeroom,
      a.leave_type, a.starts_on, a.starts_half, a.ends_on, a.ends_half, a.days, a.leaves_at, a.returns_at, a.note, a.symptom, a.proof_id,
      a.status, case when b.id is not null then ${person('b')} end as submitted_by, a.submitted_at, a.way, a.deleted_at, a.version,
      a.updated_at, (select count(*) from absence) as total
      from absence a join student st on st.id = a.student_id join staff p on p.id = a.student_id left join homeroom h on h.id = a.homeroom_id
        left join staff b on b.id = a.submitted_by
      order by a.submitted_at desc, a.id desc limit 50`,
  })
  return { code: 0, message: '', data: { total: rows[0]?.total, records: rows } }
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.((server.server.address() as { port: number }).port)
