// A survey of 60 questions that 3,000 families have answered, and 500 who are about to.
import type { Isb, Schema } from '@isb/sdk'
import type pg from 'pg'

const words = (text: string) => ({ en: `${text}?`, zh: `${text}？` })
const blank = { en: '', zh: '' }
const kinds = ['One', 'One', 'Text', 'Date', 'Number', 'Several'] as const
const question = (nth: number): Schema<'SurveyQuestion'> => {
  const kind = kinds[nth % kinds.length]!
  const option = (at: number) => ({ key: `q${nth}-${at}`, text: words(`Option ${at}`), subitems: [] })
  return {
    key: `q${nth}`,
    text: words(`Question number ${nth}`),
    kind,
    required: true,
    options: kind === 'One' || kind === 'Several' ? [option(1), option(2), option(3)] : [],
  }
}
/** So many questions in modules of twelve. */
export const formOf = (questions: number): Schema<'SurveyForm'> => ({
  tips: blank,
  modules: Array.from({ length: Math.ceil(questions / 12) }, (_, at) => ({
    key: `m${at}`,
    name: words(`Module ${at}`),
    description: blank,
    protocolLabel: blank,
    protocol: blank,
    questions: Array.from({ length: Math.min(12, questions - at * 12) }, (__, nth) => question(at * 12 + nth)),
  })),
})
const valueOf = { One: 'q?-2', Several: 'q?-1', Text: 'We come by bus, from the second term on', Date: '2027-09-01', Number: '3' }
export const replies = Array.from({ length: 60 }, (_, nth) => ({
  question: `q${nth}`,
  values: [valueOf[kinds[nth % kinds.length]!].replace('?', String(nth))],
}))

/** A survey that is in progress, about next to nobody of the demo. */
export async function publishSurvey(isb: Isb): Promise<number> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const days = { startsOn: day(-30), endsOn: day(9), divisions: ['LifeCentered' as const] }
  const { id } = await isb.survey.create({ body: { title: 'Re-enrollment', admissionYear: '2027-28', ...days } })
  const path = { surveyId: id }
  await isb.survey.saveForm({ path, body: { content: { yes: formOf(60), no: { tips: blank, modules: [] } }, version: 1 } })
  await isb.survey.publish({ path })
  return id
}

/** Families who are asked, each with a guardian who is signed in by the token `TOKEN-n`. Answers their ids in the survey by n. */
export async function askFamilies(owner: pg.Client, surveyId: number, many: number, token: string): Promise<readonly number[]> {
  const { rows } = await owner.query<{ id: string }>(
    `with child as (
      insert into staff (name, name_zh, type) select 'Child ' || n, '孩' || n, 'student' from generate_series(1, $2::int) n returning id
    ), student as (
      insert into student (id, number, entered_on) select id, 'B-' || id, '2026-08-01' from child returning id
    ), parent as (
      insert into staff (name, type, email) select 'Guardian', 'parent', $3 || '-' || n || '@family.example' from generate_series(1, $2::int) n returning id
    ), pair as (
      select s.id as student_id, p.id as guardian_id, n from (select id, row_number() over (order by id) as n from student) s
        join (select id, row_number() over (order by id) as n from parent) p using (n)
    ), acts as (
      insert into guardian (student_id, guardian_id, relation) select student_id, guardian_id, 'Mother' from pair
    ), signed_in as (
      insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at)
        select sha256(convert_to($3 || '-' || n, 'UTF8')), guardian_id, now(), now(), now() + interval '11 hours' from pair
    ), asked as (
      insert into survey_asked (survey_id, student_id, division, grade) select $1, student_id, 'High', 'G' || 1 + n % 11 from pair
      returning id, student_id
    ) select asked.id from asked join pair using (student_id) order by n`,
    [surveyId, many, token],
  )
  return rows.map(({ id }) => Number(id))
}

/** They have answered over the last thirty days; one of nine leaves. */
export async function answerAll(owner: pg.Client, surveyId: number): Promise<void> {
  await owner.query(
    `insert into survey_answer (asked_id, version_id, given_by, submitted_by, way, at, decision, replies, accepted, said)
    select a.id, s.live_id, g.guardian_id, g.guardian_id, 'App', now() - a.id % 30 * interval '1 day',
      case when a.id % 9 = 0 then 'No' else 'Yes' end, case when a.id % 9 = 0 then '[]' else $2::jsonb end, '[]', a.id::text
    from survey_asked a join survey s on s.id = a.survey_id join guardian g on g.student_id = a.student_id where a.survey_id = $1`,
    [surveyId, JSON.stringify(replies)],
  )
  await owner.query(
    `update survey_asked a set state = w.decision, counts_id = w.id, answered_at = w.at from survey_answer w
    where w.asked_id = a.id and a.survey_id = $1`,
    [surveyId],
  )
  await owner.query('analyze')
}
