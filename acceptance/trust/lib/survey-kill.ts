// Families who answer a survey all at once, the app that asks again, and what the database holds of each answer.
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Schema } from '@isb/sdk'
import { call, dataOf, newKey } from './call.ts'
import { wait } from './check.ts'
import { ask } from './server.ts'

/** A guardian with one child, and the key under which the app submits, however often. */
export interface Answering {
  readonly askedId: number
  readonly email: string
  readonly token: string
  readonly key: string
}

const words = (en: string, zh: string) => ({ en, zh })
const content: Schema<'SurveyContent'> = {
  yes: {
    tips: words('', ''),
    modules: [
      {
        key: 'way',
        name: words('Way to school', '上学方式'),
        description: words('', ''),
        protocolLabel: words('I accept', '我接受'),
        protocol: words('Pay by August.', '请于八月前缴费。'),
        questions: [{ key: 'how', text: words('How?', '如何上学？'), kind: 'Text', required: true, options: [] }],
      },
    ],
  },
  no: { tips: words('', ''), modules: [] },
}

/** A survey that is in progress; its id. */
export async function publishSurvey(url: string, token: string): Promise<number> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const body = { title: 'Re-enrollment', admissionYear: '2027-28', startsOn: day(-2), endsOn: day(9) }
  const { id: surveyId } = dataOf<{ id: number }>(await call(url, 'survey.create', body, { token }))
  dataOf(await call(url, 'survey.saveForm', { surveyId, content, version: 1 }, { token }))
  dataOf(await call(url, 'survey.publish', { surveyId }, { token }))
  return surveyId
}

/** So many families who are asked and signed in. */
export async function askFamilies(database: pg.ClientConfig, surveyId: number, round: number, many: number): Promise<Answering[]> {
  const token = randomBytes(16).toString('hex')
  const rows = await ask<{ n: string; id: string }>(
    database,
    `with child as (
      insert into staff (name, type) select 'Child', 'student' from generate_series(1, $3::int) returning id
    ), student as (
      insert into student (id, number, entered_on) select id, 'K-' || id, '2026-08-01' from child returning id
    ), parent as (
      insert into staff (name, type, email) select 'Guardian', 'parent', 'guardian-' || $2 || '-' || n || '@family.example'
        from generate_series(1, $3::int) n returning id, email
    ), pair as (
      select s.id as student_id, p.id as guardian_id, n from (select id, row_number() over (order by id) as n from student) s
        join (select id, row_number() over (order by id) as n from parent) p using (n)
    ), acts as (
      insert into guardian (student_id, guardian_id, relation) select student_id, guardian_id, 'Mother' from pair
    ), signed_in as (
      insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at)
        select sha256(convert_to($4 || '-' || n, 'UTF8')), guardian_id, now(), now(), now() + interval '11 hours' from pair
    ), asked as (
      insert into survey_asked (survey_id, student_id) select $1, student_id from pair returning id, student_id
    ) select pair.n, asked.id from asked join pair using (student_id)`,
    [surveyId, String(round), many, token],
  )
  return rows.map(({ n, id }) => ({
    askedId: Number(id),
    email: `guardian-${round}-${n}@family.example`,
    token: `${token}-${n}`,
    key: newKey(),
  }))
}

/** What was heard: who has been told that their answer is kept, who was cut off, and answers that should not have been. */
export interface Heard {
  readonly acknowledged: Set<Answering>
  readonly cut: Set<Answering>
  readonly odd: string[]
}

async function submitOnce(url: string, { askedId, token, key }: Answering) {
  const answer = { askedId, version: 1, decision: 'Yes', replies: [{ question: 'how', values: ['By bus'] }], accepted: ['way'] }
  return call(url, 'survey.submit', answer, { token, key }).catch(() => null)
}

/** Has them submit, so many at a time, until all have or nobody answers any more. */
export function submitAll(url: string, all: readonly Answering[], width: number): { heard: Heard; over: Promise<unknown> } {
  const heard: Heard = { acknowledged: new Set(), cut: new Set(), odd: [] }
  let next = 0
  const work = async () => {
    for (let one = all[next++]; one && heard.cut.size < width; one = all[next++]) {
      const reply = await submitOnce(url, one)
      if (!reply || reply.status === 503) heard.cut.add(one)
      else if (reply.envelope?.code === 0) heard.acknowledged.add(one)
      else heard.odd.push(`${reply.status} ${reply.text.slice(0, 160)}`)
    }
  }
  return { heard, over: Promise.all(Array.from({ length: width }, work)) }
}

/** The app asks again for those that were cut off, under the same key. */
export async function submitAgain(url: string, heard: Heard): Promise<void> {
  for (const one of heard.cut) {
    const reply = await submitOnce(url, one)
    if (reply?.envelope?.code === 0) heard.acknowledged.add(one)
    else heard.odd.push(`asked again: ${reply?.status} ${reply?.text.slice(0, 160)}`)
    await wait(1)
  }
}

/** What the database holds of each: answers, lines of the audit, mails, and what counts. `0 0 0 None` or `1 1 1 Yes` is whole. */
export async function standings(database: pg.ClientConfig, all: readonly Answering[]): Promise<Map<Answering, string>> {
  const rows = await ask<{ id: string; standing: string }>(
    database,
    `select a.id, concat_ws(' ', (select count(*) from survey_answer w where w.asked_id = a.id),
      (select count(*) from audit u where u.operation = 'survey.submit'
        and u.rows @> jsonb_build_array(jsonb_build_object('entity', 'survey-answer', 'id', a.id))),
      (select count(*) from outbox o where o.entity = 'survey-answer' and o.entity_id = a.id), a.state) as standing
    from survey_asked a where a.id = any($1)`,
    [all.map(({ askedId }) => askedId)],
  )
  const byId = new Map(rows.map(({ id, standing }) => [Number(id), standing]))
  return new Map(all.map((one) => [one, byId.get(one.askedId) ?? 'gone']))
}
