// Whose answers somebody may read and act on: what each role gets from each operation about the answers for one student. What lies outside
// is not there; what somebody has no code for is refused before anything is looked at.
import type { Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, guardianOf, pupil } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { byBus, byCar, lineOf, openSurvey, schoolDay } from '../lib/survey.ts'

const house = openHouse()
const office = ['admission:list', 'admission:list:on-behalf', 'admission:list:settle']
const roles = [
  'administrator',
  'office',
  'office of another division',
  'who reads the list alone',
  'teacher of the class',
  'teacher of another class',
  'guardian who may act',
  'other guardian',
  'guardian who may only see',
  'guardian without contact',
  'guardian of another child',
  'nobody',
] as const
type Role = (typeof roles)[number]
const people = {} as Record<Role, Person>
let askedId = 0
let guardianId = 0
let studentNumber = ''
let surveyId = 0

beforeAll(async () => {
  const admin = await house.person('admin')
  const child = await pupil(admin, '5A')
  studentNumber = child.studentNumber
  const other = await pupil(admin, '5A')
  const mother = await guardianOf(house, admin, child.id)
  guardianId = mother.staffId
  const seeing = await guardianOf(house, admin, child.id)
  const barred = await guardianOf(house, admin, child.id)
  const { pool } = house.server
  await pool.query('update guardian set may_act = false where guardian_id = $1', [seeing.staffId])
  await pool.query('update guardian set may_act = false, may_see = false, no_contact = true where guardian_id = $1', [barred.staffId])
  const teacherOf = async (name: string) => {
    const teacher = await colleague(house, admin, office, { module: 'survey', reach: 'Homerooms', divisions: [] })
    await pool.query('update homeroom set dl_teacher_email = $1 where name = $2', [teacher.email, name])
    return teacher
  }
  Object.assign(people, {
    administrator: admin,
    office: await colleague(house, admin, office),
    'office of another division': await colleague(house, admin, office, { module: 'survey', reach: 'Divisions', divisions: ['High'] }),
    'who reads the list alone': await colleague(house, admin, ['admission:list']),
    'teacher of the class': await teacherOf('5A'),
    'teacher of another class': await teacherOf('3B'),
    'guardian who may act': mother,
    'other guardian': await guardianOf(house, admin, child.id),
    'guardian who may only see': seeing,
    'guardian without contact': barred,
    'guardian of another child': await guardianOf(house, admin, other.id),
    nobody: await house.person('nobody'),
  } satisfies Record<Role, Person>)
  ;({ id: surveyId } = await openSurvey(admin))
  askedId = (await lineOf(mother, surveyId))!.id
  await mother.survey.submit({ path: { askedId }, body: { version: 1, ...byBus } })
})

const found = (is: boolean) => (is ? 'done' : 'not there')
/** Each does something that can be done, or is refused for a reason that only who reaches the student is told. */
const operations: Record<string, (isb: Isb, path: { askedId: number }) => Promise<unknown>> = {
  list: async (isb) => found((await isb.survey.answers({ query: { surveyId, pageSize: 1000 } })).records.some(({ id }) => id === askedId)),
  search: async (isb) => found((await isb.survey.answers({ query: { search: studentNumber } })).total > 0),
  file: async (isb) => found((await (await isb.survey.exportReplies({ query: { surveyId } })).text()).includes(studentNumber)),
  read: (isb, path) => isb.survey.said({ path }),
  history: (isb, path) => isb.survey.answerHistory({ path }),
  settle: (isb, path) => isb.survey.settle({ path, body: { answerId: 1, reason: 'As agreed' } }),
  extend: (isb, path) => isb.survey.extend({ path, body: { extendedTo: schoolDay(9), reason: 'They travel' } }),
  guardians: (isb, path) => isb.survey.guardians({ path }),
  open: (isb, path) => isb.survey.pageFor({ path }),
  enter: (isb, path) => isb.survey.enter({ path, body: { guardianId, version: 1, ...byBus } }),
  mine: async (isb) => found((await isb.survey.mine()).some(({ id }) => id === askedId)),
  page: (isb, path) => isb.survey.page({ path }),
  draft: (isb, path) => isb.survey.saveAnswer({ path, body: { version: 1, ...byCar } }),
  submit: (isb, path) => isb.survey.submit({ path, body: { version: 1, ...byCar } }),
}
const signs = { done: '+', 'not there': '-', 0: '+', 2: '-', 3: '+', 4: 'x' } as const
type Answer = keyof typeof signs

/** For each role what it gets: + done, - not there, x no permission; the operations of the office, then those of families. */
const right: Record<Role, string> = {
  administrator: '++++++++++ ----',
  office: '++++++++++ ----',
  'office of another division': '---------- ----',
  'who reads the list alone': '+++++xxxxx ----',
  'teacher of the class': '++++++++++ ----',
  'teacher of another class': '---------- ----',
  'guardian who may act': 'xxxxxxxxxx ++++',
  'other guardian': 'xxxxxxxxxx ++++',
  'guardian who may only see': 'xxxxxxxxxx ----',
  'guardian without contact': 'xxxxxxxxxx ----',
  'guardian of another child': 'xxxxxxxxxx ----',
  nobody: 'xxxxxxxxxx ----',
}

describe('the answers for one student', () => {
  test.each(roles)('%s', async (role) => {
    const got: string[] = []
    for (const call of Object.values(operations)) {
      const answer = await call(people[role], { askedId }).then(
        (made) => (typeof made === 'string' ? made : 0),
        (error: { code: number }) => error.code,
      )
      got.push(signs[answer as Answer])
    }
    expect(`${got.slice(0, 10).join('')} ${got.slice(10).join('')}`).toBe(right[role])
  })

  test('what was refused has changed nothing: each guardian has the answer that they gave', async () => {
    const answers = (await people.administrator.survey.said({ path: { askedId } })).filter(({ current }) => current)
    expect(answers.map(({ givenBy }) => givenBy!.id).toSorted((a, b) => a - b)).toHaveLength(2)
    expect(await refusal(house.stranger().survey.said({ path: { askedId } }))).toMatchObject({ code: 18 })
  })
})
