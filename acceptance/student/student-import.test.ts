// Students and their families come in by file: shown first, then all of it or nothing.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '@isb/sdk'
import { everything } from '../lib/database.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { at, file } = openFolder()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await signIn(house, 'admin')
})

type Body = Input<'student.import'>['body']
/** Brings rows in, and waits for what came of them. */
async function bring(rows: Body['rows'], more: Partial<Body> = {}, who = admin) {
  let run = await who.student.import({ body: { rows, ...more } })
  while (run.state === 'Running') {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    run = await who.runs.get({ path: { runId: run.id } })
  }
  return run
}
const found = async (studentNumber: string) =>
  (await admin.student.list({ query: { search: studentNumber } })).records.find((each) => each.studentNumber === studentNumber)!
const familyOf = async (studentNumber: string) => admin.student.family({ path: { studentId: (await found(studentNumber)).id } })
const named = async (studentNumber: string) => (await familyOf(studentNumber)).guardians.map(({ person }) => person.name)

const students = [
  'Student number,Name,Chinese name,Gender,Email Address,Class,First day',
  'F-1,Zhou Yichen,周逸晨,M,zhou.yichen@pupils.example,5A,2026/8/17',
  'F-2,Zhou Yike,周逸可,F,,2B,2026-08-17',
  'F-3,Wang Wei,王伟,M,,5A,2026-08-17',
  'F-4,Wang Wei,王伟,F,,5A,2026-08-17',
]
const families = [
  '学号,监护人姓名,监护人中文姓名,监护人邮箱,监护人电话,关系,联系顺序',
  'F-1,Zhou Lan,周岚,zhou@family.example,138 0013 8000; +49 30 901820,母亲,1',
  'F-1,Zhou Ming,周明,zhou@family.example,,父亲,2',
  'F-2,Zhou Lan,周岚,ZHOU@family.example,,母亲,1',
  'F-3,Wang Fang,王芳,,,母亲,1',
]

describe('files of students and families', () => {
  test('whose names come in parts stand as the school writes names', async () => {
    const inParts = (studentNumber: string) => ({ studentNumber, familyName: 'Larsen', givenName: 'Mia', enteredOn: '2026-08-17' })
    await bring([inParts('NAME-1')])
    await signIn(house, 'admin')
    await house.isb(['settings', 'set', 'nameOrder=FamilyFirst'])
    await bring([inParts('NAME-2')])
    expect([(await found('NAME-1')).name, (await found('NAME-2')).name]).toEqual(['Mia Larsen', 'Larsen Mia'])
    await house.isb(['settings', 'set', 'nameOrder=Both'], { exit: 1 })
    await house.isb(['settings', 'set', 'nameOrder=GivenFirst'])
  })

  test('with a phone of no country are told which setting names one', async () => {
    await signIn(house, 'admin')
    const row = { studentNumber: 'PHONE-1', name: 'Wu Tong', enteredOn: '2026-08-17', guardianName: 'Wu Di', relation: 'Father' as const }
    await house.isb(['settings', 'set', 'phoneCode='])
    const refused = await bring([{ ...row, guardianPhone: '138 0013 8000' }])
    expect(refused.results).toMatchObject([
      {
        field: 'guardianPhone',
        message: 'Guardian phone: This phone number has no country code, and the settings of the school name none (phoneCode)',
      },
    ])
    expect((await bring([{ ...row, guardianPhone: '+86 12' }])).results).toMatchObject([{ reason: 'CONTACT_PHONE' }])
    await house.isb(['settings', 'set', 'phoneCode=86'])
  })

  test('come in together, are shown before, and are told with file and line', async () => {
    const paths = [file('students.csv', students.join('\r\n')), file('families.csv', families.join('\n'))]
    const before = await everything(house)
    const shown = await house.isb(['student', 'import', ...paths, '--dry-run', '--from', '2026-08-17'])
    expect(shown).toMatchObject({ code: 0, err: expect.stringContaining('new students 4, new family links 4') })
    expect(shown.out).toMatch(/students\.csv +2 +F-1 +created +Zhou Yichen/)
    expect(shown.out).toMatch(/families\.csv +3 +F-1 +created +Zhou Ming/)
    expect((await everything(house)).length - before.length).toBeLessThan(5000)
    expect(await admin.student.list({ query: { search: 'F-1' } })).toMatchObject({ total: 0 })

    expect(await house.isb(['student', 'import', ...paths, '--yes', '--from', '2026-08-17'])).toMatchObject({
      err: expect.stringContaining('Imported: new students 4, new family links 4'),
    })
    expect(await found('F-1')).toMatchObject({
      nameZh: '周逸晨',
      gender: 'male',
      email: 'zhou.yichen@pupils.example',
      homeroom: { name: '5A' },
      grade: 'G5',
      division: 'Elementary',
      enteredOn: '2026-08-17',
      guardians: 2,
    })
    expect(await found('F-2')).toMatchObject({ email: null, homeroom: { name: '2B' } })
  })

  test('two parents share an address: the first signs in with it, and a sibling has the same mother', async () => {
    const family = await familyOf('F-1')
    expect(family.guardians).toMatchObject([
      {
        person: { name: 'Zhou Lan' },
        relation: 'Mother',
        email: 'zhou@family.example',
        contacts: [{ value: '+8613800138000' }, { value: '+4930901820' }],
      },
      { person: { name: 'Zhou Ming' }, relation: 'Father', email: null, contacts: [{ kind: 'Email', value: 'zhou@family.example' }] },
    ])
    expect(family.siblings).toMatchObject([{ name: 'Zhou Yike' }])
  })

  test('are in the division of their class or grade, unless the file or their own says another', async () => {
    const places = async () => Promise.all(['DIV-1', 'DIV-2', 'DIV-3'].map(async (number) => (await found(number)).division))
    await bring([
      { studentNumber: 'DIV-1', name: 'Anna Sato', grade: 'G1' },
      { studentNumber: 'DIV-2', name: 'Ken Sato', grade: 'G1', division: 'LifeCentered' },
      { studentNumber: 'DIV-3', name: 'Mai Sato', homeroom: '5A' },
    ])
    expect(await places()).toEqual(['Elementary', 'LifeCentered', 'Elementary'])
    await bring(['DIV-1', 'DIV-2', 'DIV-3'].map((studentNumber) => ({ studentNumber, grade: 'G12' })))
    expect(await places()).toEqual(['High', 'LifeCentered', 'High'])
  })

  test('two of one name in one class stay two', async () => {
    const { records } = await admin.student.list({ query: { search: '王伟 5a' } })
    expect(records.filter(({ studentNumber }) => studentNumber.startsWith('F-'))).toHaveLength(2)
    expect([await named('F-3'), await named('F-4')]).toEqual([['Wang Fang'], []])
  })

  test('brought in once more change nothing, and neither does what an export wrote', async () => {
    const again = await house.isb([
      'student',
      'import',
      at('students.csv'),
      at('families.csv'),
      '--dry-run',
      '--json',
      '--from',
      '2026-08-17',
    ])
    expect(JSON.parse(again.out)).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 8 } })
    for (const lang of ['en', 'zh'])
      for (const what of ['export', 'export-families']) {
        await house.isb(['student', what, '-o', at(`${what}.csv`), '--lang', lang])
        const told = await house.isb(['student', 'import', at(`${what}.csv`), '--dry-run', '--json'])
        expect(JSON.parse(told.out), `${what} ${lang}`).toMatchObject({ state: 'Done', counts: { created: 0, changed: 0 } })
      }
  })

  test('come in by `isb staff import` too, which tells them from accounts by the student number', async () => {
    const names = ['学号,姓名,班级,入学日期', 'STAFF-1,Luo Xi,5A,2026-08-17']
    const links = ['Student Number,Guardian name,Guardian email,Relation', 'STAFF-1,Luo Min,luo@family.example,Father']
    const paths = [file('luo.csv', names.join('\n')), file('luo-family.csv', links.join('\n'))]
    const accounts = file('accounts.csv', 'email,name\nluo.an@school.example,Luo An')
    const mixed = await house.isb(['staff', 'import', ...paths, accounts, '--yes'], { exit: 1 })
    expect(mixed).toMatchObject({ code: 1, err: expect.stringMatching(/accounts\.csv has no student number: it holds accounts/) })
    const shown = await house.isb(['staff', 'import', ...paths, '--dry-run', '--from', '2026-08-17'])
    expect(shown).toMatchObject({ code: 0, err: expect.stringContaining('new students 1, new family links 1') })
    await house.isb(['staff', 'import', ...paths, '--yes', '--from', '2026-08-17'])
    expect(await found('STAFF-1')).toMatchObject({ name: 'Luo Xi', homeroom: { name: '5A' }, guardians: 1 })
    expect(await named('STAFF-1')).toEqual(['Luo Min'])
    const dated = await house.isb(['staff', 'import', accounts, '--yes', '--from', '2026-08-17'], { exit: 1 })
    expect(dated).toMatchObject({ code: 1, err: expect.stringMatching(/--from is for students: .*accounts\.csv/) })
    expect(await house.isb(['staff', 'import', accounts, '--yes'])).toMatchObject({ err: 'Imported: created 1\n' })
    // An id may be anybody's: such a file holds accounts.
    const sis = 'id,email,name\n7,luo.bo@school.example,Luo Bo'
    await house.isb(['staff', 'import', '-', '--yes', '--ignore-columns'], { input: sis })
    expect((await house.isb(['staff', 'import', '-', '--yes'], { input: 'name,shoe\nLuo,42', exit: 1 })).err).toMatch(
      /column for the email address, or for the student number, is missing/,
    )
  })

  test('are refused by line and column where a row is not what the contract says', async () => {
    const unseen = file('unseen.csv', ['Student number,Guardian name,Relation', 'F-1,Zhou\u2800Lan,Mother'].join('\n'))
    const refused = await house.isb(['student', 'import', unseen, '--yes'], { exit: 1 })
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/^2 +F-1 +refused +.*Guardian/m)
    expect(refused.err).not.toContain('/rows/')
    const shown = JSON.parse((await house.isb(['student', 'import', unseen, '--dry-run', '--json'], { exit: 1 })).out) as {
      results: object[]
    }
    expect(shown.results).toMatchObject([{ line: 2, key: 'F-1', outcome: 'refused' }])
  })

  test('are refused whole, each line by its column in the reader’s language', async () => {
    const bad = ['学号,姓名,班级,监护人姓名,监护人电话', 'F-9,New One,5Z,,', 'F-10,,5A,,', 'F-1,,,Zhou Lan,1380']
    const refused = await house.isb(['student', 'import', file('bad.csv', bad.join('\n')), '--yes', '--lang', 'zh'], { exit: 1 })
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/^2 +F-9 +无法导入 +班级：2026-27 学年没有班级“5Z”/m)
    expect(refused.out).toMatch(/^3 +F-10 +无法导入 +姓名：新学生须填写姓名/m)
    expect(refused.out).toMatch(/^4 +F-1 +无法导入 +监护人电话：请输入带国家代码/m)
    const typed = ['number,name,division', 'F-11,New Two,Kitchen'].join('\n')
    expect((await house.isb(['student', 'import', '-', '--yes'], { input: typed, exit: 1 })).out).toMatch(
      /^2 +F-11 +refused +division: “Kitchen” cannot be used/m,
    )
    expect((await admin.student.list({ query: { search: 'New' } })).records.filter(({ name }) => /^New (One|Two)$/.test(name))).toEqual([])
  })
})

describe('a row', () => {
  test('moves a student from a day on, and says which day is the last', async () => {
    const moved = await bring([{ studentNumber: 'F-3', homeroom: '5B', line: 2 }], { from: '2026-10-08' })
    expect(moved.results).toMatchObject([{ line: 2, outcome: 'changed', message: 'Class (2026-10-08): 5A → 5B' }])
    const { id: studentId } = await found('F-3')
    expect(await admin.student.stays({ path: { studentId } })).toMatchObject([
      { from: '2026-10-08', to: null, homeroom: { name: '5B' } },
      { from: '2026-08-17', to: '2026-10-07', homeroom: { name: '5A' } },
    ])
    await bring([{ studentNumber: 'F-3', leftOn: '2026-10-30' }])
    expect(await found('F-3')).toMatchObject({ leftOn: '2026-10-30', homeroom: { name: '5B' } })
    const late = await bring([{ studentNumber: 'F-3', homeroom: '5A', line: 7 }], { from: '2026-11-20' })
    expect(late).toMatchObject({ state: 'Refused', results: [{ line: 7, field: 'homeroom', reason: 'STUDENT_DAYS' }] })
    const { records } = await admin.student.history({ path: { studentId } })
    expect(records.map(({ operation }) => operation)).toEqual(['student.import', 'student.import', 'student.import'])
  })

  test('puts a student into a supporting class too, and takes them out of it with a dash', async () => {
    const row = { studentNumber: 'F-4', line: 2 }
    const into = await bring([{ ...row, alsoIn: '2B' }], { from: '2026-10-08' })
    expect(into.results).toMatchObject([{ message: 'Class (2026-10-08): 5A → 5A; Also in (2026-10-08): – → 2B' }])
    expect(await found('F-4')).toMatchObject({ homeroom: { name: '5A' }, alsoIn: { name: '2B' } })
    expect(await bring([{ ...row, alsoIn: '5A' }])).toMatchObject({ results: [{ field: 'alsoIn', reason: 'ALSO_IN_SAME' }] })
    expect(await bring([{ ...row, alsoIn: '9Z' }])).toMatchObject({ results: [{ field: 'alsoIn', reason: 'CLASS_UNKNOWN' }] })
    await bring([{ ...row, alsoIn: '' }], { from: '2026-10-09' })
    expect(await found('F-4')).toMatchObject({ homeroom: { name: '5A' }, alsoIn: null })
  })

  test('ties a teacher who is a parent by the address, and leaves the account as it is', async () => {
    const teacher = (await admin.staff.list({ query: { type: 'staff', pageSize: 1 } })).records[0]!
    const rows = [{ studentNumber: 'F-4', guardianName: 'Somebody Else', guardianEmail: teacher.email!, relation: 'Father' as const }]
    expect(await bring(rows)).toMatchObject({ counts: { created: 1 } })
    expect(await named('F-4')).toEqual([teacher.name])
    expect(await admin.staff.get({ path: { staffId: teacher.id } })).toMatchObject({
      name: teacher.name,
      type: 'staff',
      email: teacher.email,
    })
  })

  test('without an address finds a guardian by relation and name, and gives an address later without doubling', async () => {
    const row = { studentNumber: 'F-3', guardianName: 'WANG, Fang', relation: 'Mother' as const }
    expect(await bring([row])).toMatchObject({ counts: { unchanged: 1 } })
    expect(await bring([{ ...row, guardianEmail: 'wang.fang@family.example' }])).toMatchObject({ counts: { changed: 1 } })
    expect((await familyOf('F-3')).guardians).toMatchObject([{ person: { name: 'Wang Fang' }, email: 'wang.fang@family.example' }])
    expect(await bring([{ ...row, relation: 'Other' }])).toMatchObject({ counts: { created: 1 } })
  })

  test('never gives back a contact that somebody must not have', async () => {
    const row = { studentNumber: 'F-2', guardianName: 'Kept Apart', guardianEmail: 'apart@import.example', relation: 'Father' as const }
    await bring([{ ...row, noContact: true }])
    const told = await bring([{ ...row, noContact: false, maySee: true, mayAct: true, line: 2 }])
    expect(told.results).toMatchObject([{ outcome: 'unchanged', message: 'Must have no contact; a file cannot change that' }])
    expect((await familyOf('F-2')).guardians.at(-1)).toMatchObject({ noContact: true, maySee: false, mayAct: false })
  })

  test('must not say otherwise of a student than another row, and no guardian stands twice', async () => {
    const twice = await bring([
      { studentNumber: 'F-20', name: 'One', line: 2 },
      { studentNumber: 'f-20', name: 'Another', line: 3 },
    ])
    expect(twice.results).toMatchObject([
      { line: 3, field: 'name', message: 'Name: This contradicts what line 2 says of the same student' },
    ])
    const parent = { studentNumber: 'F-2', guardianName: 'Zhou Lan', guardianEmail: 'zhou@family.example' }
    expect(
      (
        await bring([
          { ...parent, line: 2 },
          { ...parent, line: 3 },
        ])
      ).results,
    ).toMatchObject([{ line: 3, reason: 'GUARDIAN_TWICE' }])
    const mother = 'Student number,Guardian name,Guardian email\nF-2,Zhou Lan,zhou@family.example'
    const told = await house.isb(['student', 'import', file('one.csv', mother), file('two.csv', mother), '--dry-run'], { exit: 1 })
    expect(told.out).toContain('This guardian of the student is already in line 2 of one.csv')
  })

  test('counts a row once, however much of it is wrong', async () => {
    const row = 'Student number,Guardian name,Guardian email,Relation\nF-3,Li Mei,li,Mutter'
    const told = await house.isb(['student', 'import', file('wrong.csv', row), '--dry-run'], { exit: 1 })
    expect(told.out).toMatch(/“li”(.|\n)*“Mutter”/)
    expect(told.err).toContain('1 row was refused')
  })

  test('takes no address that somebody has, and changes none', async () => {
    const of = async (row: Body['rows'][number]) => (await bring([row])).results[0]?.reason
    expect(await of({ studentNumber: 'F-21', name: 'New', email: 'admin@school.example' })).toBe('EMAIL_TAKEN')
    expect(await of({ studentNumber: 'F-1', email: 'other@pupils.example' })).toBe('STUDENT_ADDRESS_STAYS')
  })

  test('gives a number to a student’s account that had none', async () => {
    const { id } = await admin.staff.create({ body: { name: 'Old Pupil', email: 'old@pupils.example', type: 'student', invite: false } })
    await bring([{ studentNumber: 'F-22', name: 'Old Pupil', email: 'old@pupils.example', enteredOn: '2025-08-18' }])
    expect(await found('F-22')).toMatchObject({ id, email: 'old@pupils.example', enteredOn: '2025-08-18' })
  })
})

test('who reaches one class brings in nobody of another', async () => {
  const menus = (await admin.roles.menuOptions()).filter(({ code }) => code === 'student' || code.startsWith('student:'))
  const role = await admin.roles.create({ body: { name: 'Own class', menuIds: menus.map(({ id }) => id) } })
  const reaches = [{ module: 'student', reach: 'Divisions' as const, divisions: ['High' as const] }]
  await admin.roles.setReach({ path: { roleId: role.id }, body: { reaches, version: role.version } })
  const { id: staffId } = (await admin.staff.list({ query: { search: 'nobody@school.example' } })).records[0]!
  await admin.staff.addRole({ path: { staffId, roleId: role.id } })
  const tom = await house.person('nobody')
  const reasons = async (row: Body['rows'][number]) => (await bring([row], {}, tom)).results.map(({ reason }) => reason)
  expect(await reasons({ studentNumber: 'F-1', name: 'Mine now' })).toEqual(['STUDENT_NOT_FOUND'])
  expect(await reasons({ studentNumber: 'F-30', name: 'New', homeroom: '5A' })).toEqual(['STUDENT_NOT_FOUND'])
  expect(await bring([{ studentNumber: 'F-31', name: 'New', homeroom: '9A' }], {}, tom)).toMatchObject({
    state: 'Done',
    counts: { created: 1 },
  })
  expect(await (await tom.student.exportFamilies()).text()).not.toContain('F-1,')
})

const real = process.env['ISB_REAL_DATA']
if (real)
  test('a real roster of another vendor comes in by the columns that are known', async () => {
    const text = readFileSync(`${real}/sds/v1/100 Users/Student.csv`, 'utf8')
    const told = await house.isb(['student', 'import', '-', '--yes', '--ignore-columns'], { input: text })
    expect(told).toMatchObject({ code: 0, err: expect.stringContaining('Imported: new students') })
    expect(await found('13001')).toMatchObject({ name: 'Ora Klein', familyName: 'Klein', grade: 'G9' })
  })
