// Texts that mean no good, in everything that a survey and an answer take: they come out as they went in, and do nothing anywhere.
import { strFromU8, unzipSync } from 'fflate'
import type { Schema } from '@isb/sdk'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import { guardianOf, pupil } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { listed, naughty, unkept } from '../lib/naughty.ts'
import { askedOf, lineOf, openSurvey } from '../lib/survey.ts'

const house = openHouse()
let admin: Person
let guardian: Awaited<ReturnType<typeof guardianOf>>
let studentId: number
beforeAll(async () => {
  admin = await house.person('admin')
  studentId = (await pupil(admin, '5A')).id
  guardian = await guardianOf(house, admin, studentId)
})

type Question = Schema<'SurveyQuestion'>
const texts = [...Object.values(naughty), ...listed(450)].map((text) => text.trim())
const both = (text: string) => ({ en: text, zh: text })
const asText = (text: string, at: number): Question => ({ key: `q${at}`, text: both(text), kind: 'Text', required: true, options: [] })
const which: Question = {
  key: 'which',
  text: both('Which?'),
  kind: 'Several',
  required: true,
  options: texts.slice(0, 16).map((text, at) => ({ key: `o${at}`, text: both(text), subitems: [] })),
}
const moduleOf = (key: string, questions: Question[]): Schema<'SurveyPart'> => ({
  key,
  name: both(naughty['a script']!),
  description: both(naughty['addresses of scripts']!),
  protocolLabel: both(naughty['end of a tag']!),
  protocol: both(texts.join('\n\n').slice(0, 15_000)),
  questions,
})
/** A question for each text that asks by it, and one whose options say some. */
const hostile: Schema<'SurveyContent'> = {
  yes: {
    tips: both(texts.join('\n\n').slice(0, 15_000)),
    modules: [
      ...Array.from({ length: Math.ceil(texts.length / 150) }, (_, n) =>
        moduleOf(`m${n}`, texts.map(asText).slice(n * 150, (n + 1) * 150)),
      ),
      moduleOf('last', [which]),
    ],
  },
  no: { tips: both(''), modules: [] },
}
const accepted = hostile.yes.modules.map(({ key }) => key)
const replies = [
  ...texts.map((text, at) => ({ question: `q${at}`, values: [text] })),
  { question: 'which', values: texts.slice(0, 16).map((_, at) => `o${at}`) },
]
/** What a cell of a file holds of a text: a spreadsheet would calculate some. */
const cellOf = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

let surveyId: number
let askedId: number
beforeAll(async () => {
  ;({ id: surveyId } = await openSurvey(admin, hostile))
  askedId = (await lineOf(guardian, surveyId))!.id
  await guardian.survey.submit({ path: { askedId }, body: { version: 1, decision: 'Yes', replies, accepted } })
})

test('forms and answers come back letter for letter', async () => {
  expect((await admin.survey.form({ path: { surveyId } })).content).toEqual(hostile)
  const page = await guardian.survey.page({ path: { askedId } })
  expect(page.yes.modules.flatMap(({ questions }) => questions).map(({ text }) => text)).toEqual([...texts, 'Which?'])
  expect(page.answer!.replies).toEqual(replies)
  expect((await admin.survey.said({ path: { askedId } }))[0]).toMatchObject({ form: hostile.yes, replies })
})

test.each(Object.entries(naughty))('%s is a title, a note of a call and a reason', async (_, text) => {
  const title = text.trim().slice(0, 150)
  const made = await admin.survey.create({ body: { title, titleZh: title, admissionYear: '2027-28' } })
  expect(made).toMatchObject({ title, titleZh: title })
  const copy = await admin.survey.duplicate({ path: { surveyId: made.id }, body: { title, admissionYear: '2028-29' } })
  expect(copy.title).toBe(title)
  const body = { guardianId: guardian.staffId, version: 1, decision: 'Yes' as const, replies, accepted, note: text }
  expect(await admin.survey.enter({ path: { askedId }, body })).toMatchObject({ note: text.trim() })
})

test.each(Object.entries(unkept))('%s is refused with its place, wherever it stands', async (_, text) => {
  expect(await refusal(admin.survey.create({ body: { title: text, admissionYear: '2027-28' } }))).toMatchObject({
    code: 1,
    errors: [{ path: '/title' }],
  })
  const { version } = await admin.survey.form({ path: { surveyId } })
  const content = structuredClone(hostile)
  content.yes.modules[0]!.questions[3]!.text.zh = text
  expect(await refusal(admin.survey.saveForm({ path: { surveyId }, body: { content, version } }))).toMatchObject({
    code: 1,
    errors: [{ path: '/content/yes/modules/0/questions/3/text/zh' }],
  })
  const wrong = { version: 1, decision: 'Yes' as const, replies: [{ question: 'q0', values: [text] }], accepted: [] }
  const at = [{ path: '/replies/0/values/0' }]
  expect(await refusal(guardian.survey.submit({ path: { askedId }, body: wrong }))).toMatchObject({ code: 1, errors: at })
  expect(await refusal(guardian.survey.saveAnswer({ path: { askedId }, body: wrong }))).toMatchObject({ code: 1, errors: at })
})

test('the files have each text in one cell, and none that a spreadsheet would calculate', async () => {
  const csv = await (await admin.survey.exportReplies({ query: { surveyId, studentId } })).text()
  const { data, errors } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true })
  expect(errors).toEqual([])
  const [head, line, ...more] = data as [string[], string[]]
  expect(more).toEqual([])
  expect(head.slice(8)).toEqual([...texts.map(cellOf), 'Which?'])
  expect(line.slice(8, -1)).toEqual(texts.map(cellOf))
  expect(line.at(-1)).toContain(naughty['a script'])
  expect(head.concat(line).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  const workbook = await (await admin.survey.exportReplies({ query: { surveyId, studentId, format: 'xlsx' } })).arrayBuffer()
  const parts = Object.entries(unzipSync(new Uint8Array(workbook))).filter(([name]) => name.endsWith('.xml'))
  const all = parts.map(([, bytes]) => strFromU8(bytes)).join('\n')
  expect(all).not.toMatch(/<f[ >]/)
  expect(all).not.toMatch(/<(script|img|svg)/)
  expect(all).toContain('&lt;script&gt;window.hacked = 1&lt;/script&gt;')
  expect(all).toContain(naughty['emoji'])
})

test('the mail says them as text, in one line above and escaped within', async () => {
  const path = { surveyId }
  await house.server.pool.query('update survey set title = $2, title_zh = $2 where id = $1', [surveyId, naughty['a script']!.slice(0, 150)])
  const student = await pupil(admin, '5A')
  const other = await guardianOf(house, admin, student.id)
  await house.server.pool.query('update staff set name = $2 where id = $1', [student.id, naughty['placeholders']])
  await house.server.pool.query('insert into survey_asked (survey_id, student_id) values ($1, $2) on conflict do nothing', [
    surveyId,
    student.id,
  ])
  await admin.survey.remind({ path })
  const { rows } = await house.server.pool.query<{ kind: string; subject: string; body: string; html: string }>(
    "select kind, subject, body, html from outbox where kind like 'survey-%' and recipient in (select email from staff where id = any($1))",
    [[guardian.staffId, other.staffId]],
  )
  const receipt = rows.find(({ kind }) => kind === 'survey-answered')!
  for (const text of Object.values(naughty)) expect(receipt.body).toContain(text)
  for (const { subject, html } of rows) {
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toMatch(/<(script|img|svg|iframe|a href="(?!https?:))/i)
  }
  const reminder = rows.find(({ kind }) => kind === 'survey-reminder')!
  expect(reminder.subject).toContain(naughty['placeholders'])
  expect(reminder.html).toContain('&lt;script&gt;window.hacked = 1&lt;/script&gt;')
})

test('the terminal prints them without what moves its cursor', async () => {
  const { out } = await house.isb(['survey', 'export-replies', String(surveyId)], { env: { ISB_TOKEN: admin.session()!.token } })
  expect(out).toContain(naughty['emoji'])
  const file = await house.isb(['survey', 'export', String(surveyId)], { env: { ISB_TOKEN: admin.session()!.token } })
  expect(file.out).not.toContain('\u001B')
  expect((await askedOf(admin, surveyId, studentId)).state).toBe('Yes')
})
