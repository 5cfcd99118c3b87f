// What families answered to a survey leaves as a file: a line for each student, a column for each question, in the reader's language.
import { beforeAll, expect, test } from 'vitest'
import { colleague, guardianOf, pupil } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { byBus, byCar, edit, forms, leaves, openSurvey } from '../lib/survey.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

/** Lines of a file without its mark at the beginning, each as its cells: no cell of these stories has a comma or a break of its own. */
const linesOf = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
async function says(guardian: Person, surveyId: number, answer: typeof byBus | typeof leaves, version = 1) {
  const { id } = (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)!
  await guardian.survey.submit({ path: { askedId: id }, body: { version, ...answer } })
}

test('a line has what counts, a conflict has one for each guardian; questions that were not seen are empty', async () => {
  const names = ['Exp Bus', 'Exp Car', 'Exp None', 'Exp Two']
  const children: Awaited<ReturnType<typeof pupil>>[] = []
  for (const name of names) children.push(await pupil(admin, '5A', { name }))
  const [bus, car, , two] = children.map(({ id }) => id) as [number, number, number, number]
  const content = structuredClone(forms)
  content.yes.modules[0]!.questions[1]!.text.en = '=1+1'
  const { id: surveyId } = await openSurvey(admin, content)
  await says(await guardianOf(house, admin, bus), surveyId, byBus)
  await says(await guardianOf(house, admin, car), surveyId, byCar)
  await says(await guardianOf(house, admin, two), surveyId, leaves)
  await says(await guardianOf(house, admin, two), surveyId, {
    ...byCar,
    replies: [...byCar.replies, { question: 'since', values: ['2026-09-01'] }],
  })
  // A question is reworded, and another one is taken away: what was answered stays, by the words that were chosen.
  await edit(admin, surveyId, ({ yes }) => {
    const [question] = yes.modules[0]!.questions
    question!.text = { en: 'How does your child come?', zh: '孩子如何上学？' }
    question!.options[0]!.text = { en: 'School bus', zh: '学校班车' }
    yes.modules[0]!.questions.splice(1, 1)
  })
  await admin.survey.publish({ path: { surveyId } })
  const file = linesOf(await (await admin.survey.exportReplies({ query: { surveyId, search: 'exp', sort: 'student' } })).text())
  const number = (at: number) => children[at]!.studentNumber
  const when = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string
  const about = (at: number, state: string) => [number(at), names[at], 'G5', 'Elementary School', state]
  expect(file).toEqual([
    'Student number,Student,Grade,Division,Status,Answered by,Answered on,Submitted via,How does your child come?,Which line?,Why?'
      .split(',')
      .concat("'=1+1"),
    [...about(0, 'Yes'), 'Guardian', when, 'Console', 'Bus', 'Line 3', '', ''],
    [...about(1, 'Yes'), 'Guardian', when, 'Console', 'Car', '', '', ''],
    [...about(2, 'Not started'), '', '', '', '', '', '', ''],
    [...about(3, 'Conflict'), 'Guardian', when, 'Console', '', '', 'We move', ''],
    [...about(3, 'Conflict'), 'Guardian', when, 'Console', 'Car', '', '', '2026-09-01'],
  ])
  const [asked] = (await admin.survey.answers({ query: { surveyId, studentId: two } })).records
  const [, first] = await admin.survey.said({ path: { askedId: asked!.id } })
  await admin.survey.settle({ path: { askedId: asked!.id }, body: { answerId: first!.id, reason: 'Agreed' } })
  await signIn(house, 'admin')
  const { out } = await house.isb(['survey', 'export-replies', String(surveyId), '--lang', 'zh'])
  expect(out).toContain('孩子如何上学？,哪条线路？,为什么？')
  expect(linesOf(out).filter(([of]) => of === number(3))).toHaveLength(1)
  expect(linesOf(out).find(([of]) => of === number(0))).toContain('校车')
  const workbook = await admin.survey.exportReplies({ query: { surveyId, format: 'xlsx' } })
  expect(
    Buffer.from(await workbook.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('one survey is exported at a time; a teacher who is a guardian too takes no other guardian’s answer along', async () => {
  expect(await refusal(admin.survey.exportReplies({}))).toMatchObject({ code: 1, reason: 'SURVEY_NOT_CHOSEN' })
  const { id, studentNumber } = await pupil(admin, '5A')
  const teacher = await colleague(house, admin, ['admission:list'], { module: 'survey', reach: 'Homerooms', divisions: [] })
  const staffId = (await admin.staff.list({ query: { search: teacher.email } })).records[0]!.id
  await admin.student.setGuardian({ path: { studentId: id, guardianId: staffId }, body: { relation: 'Mother' } })
  const father = await guardianOf(house, admin, id)
  const { id: surveyId } = await openSurvey(admin)
  await says(father, surveyId, leaves)
  const query = { surveyId, studentId: id }
  expect(await (await admin.survey.exportReplies({ query })).text()).toContain('We move')
  expect(await (await teacher.survey.exportReplies({ query })).text()).not.toContain(studentNumber)
  const { records } = await admin.survey.answers({ query })
  expect(await refusal(teacher.survey.said({ path: { askedId: records[0]!.id } }))).toMatchObject({ code: 2 })
})
