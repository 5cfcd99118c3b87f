// The floor of a list of answers: Fastify and pg, the same page with its total by one prepared statement, nothing checked.
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ ...(JSON.parse(process.env['CONNECTION'] ?? '{}') as pg.ClientConfig), max: 10 })
const server = Fastify()
const person = (of: string) => `json_build_object('id', ${of}.id, 'name', ${of}.name, 'nameZh', ${of}.name_zh, 'type', ${of}.type)`
const bounced = `(a.state in ('None', 'Draft') and a.reminders > 0 and exists (
    select from guardian g join staff f on f.id = g.guardian_id join outbox o on o.recipient = f.email
    where g.student_id = a.student_id and o.kind = 'survey-reminder' and o.state = 'Dead'))`
const draft = `case when a.state = 'Draft' then (
    select json_build_object('page', d.page, 'pages', d.pages) from survey_draft d where d.asked_id = a.id limit 1) end`
server.get<{ Querystring: { surveyId: string } }>('/list', async ({ query }) => {
  const { rows } = await pool.query<{ total: number }>({
    name: 'list',
    text: `select a.id, json_build_object('id', s.id, 'title', s.title, 'titleZh', s.title_zh) as survey, ${person('p')} as student,
      st.number, a.division, a.grade, a.state, a.opened_at, ${bounced} as bounced, ${draft} as draft_page, a.answered_at, a.extended_to, a.reminded_at, a.reminders,
      case when b.id is not null then ${person('b')} end as settled_by, a.settled_at, a.settled_why,
      (select count(*) from survey_asked where survey_id = $1) as total
      from survey_asked a join survey s on s.id = a.survey_id join student st on st.id = a.student_id join staff p on p.id = a.student_id
        left join staff b on b.id = a.settled_by
      where a.survey_id = $1 order by a.answered_at desc nulls last, a.id desc limit 50`,
    values: [query.surveyId],
  })
  return { code: 0, message: '', data: { total: rows[0]?.total, records: rows } }
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.send?.((server.server.address() as { port: number }).port)
