// Rosters are checked in the terminal, without a server: what vendors write is read where it can be, and what is odd is said by line.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { openFolder } from '../lib/terminal.ts'

const house = openHouse()
const { at, file } = openFolder()

interface Told {
  format: string | null
  files: { name: string; rows: number }[]
  counts: { errors: number; warnings: number; notes: number }
  oddities: { weight: string; code: string; file: string; line?: number; field?: string; message: string; more: number }[]
}
type Files = Readonly<Record<string, string | Uint8Array>>

const bulk = (...names: string[]) => names.map((name) => `file.${name},bulk\n`).join('')
const good: Files = {
  'manifest.csv': `propertyName,value\noneroster.version,1.2\n${bulk('orgs', 'academicSessions', 'courses', 'classes', 'users', 'roles', 'enrollments')}`,
  'orgs.csv': 'sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\no1,,,Riverside School,school,,\n',
  'academicSessions.csv':
    'sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear\ny1,,,2026-27,schoolYear,2026-08-17,2027-06-19,,2027\n',
  'courses.csv': 'sourcedId,status,dateLastModified,schoolYearSourcedId,title,orgSourcedId\nc0,,,y1,Homeroom,o1\n',
  'classes.csv':
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classType,schoolSourcedId,termSourcedIds\nk5a,,,5A,05,c0,homeroom,o1,y1\n',
  'users.csv':
    'sourcedId,status,dateLastModified,enabledUser,username,givenName,familyName,email,agentSourcedIds,grades,password\n' +
    'p1,,,true,zhou.lan,岚,周,zhou.lan@school.example,,,canary-secret-1\ns1,,,true,yichen,逸晨,周,yichen@school.example,p1,05,canary-secret-2\n',
  'roles.csv':
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId\nr1,,,s1,primary,student,,,o1\nr2,,,p1,primary,parent,,,o1\n',
  'enrollments.csv':
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate\ne1,,,k5a,o1,s1,student,,2026-08-17,2027-06-19\n',
}
const zipped = (name: string, files: Files) =>
  file(
    name,
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, typeof text === 'string' ? strToU8(text) : text]))),
  )

async function lint(path: string) {
  const { code, out } = await house.isb(['base-data', 'lint', path, '--json'], { exit: 'any' })
  return { exit: code, told: JSON.parse(out) as Told }
}
/** What is odd, as `code file:line field`; that passwords are not read goes without saying. */
const odd = ({ told }: { told: Told }) =>
  told.oddities
    .filter(({ code }) => code !== 'COLUMN_DROPPED')
    .map(({ code, file: name, line, field }) => [code, line === undefined ? name : `${name}:${line}`, field].filter(Boolean).join(' '))

test('a good OneRoster 1.2 file has no errors, in UTF-8 with Chinese names', async () => {
  const { exit, told } = await lint(zipped('good.zip', good))
  expect(exit).toBe(0)
  expect(told).toMatchObject({ format: 'OneRoster 1.2', counts: { errors: 0, warnings: 0, notes: 1 } })
  expect(told.files).toContainEqual({ name: 'users.csv', rows: 2 })
})

test('each fault is said with its file, line and field, in both languages, and ends with 1', async () => {
  const path = zipped('faults.zip', {
    ...good,
    'users.csv': String(good['users.csv']).replace('enabledUser', 'enabeldUser').replace(',05,', ',05,,').replace('p1,,,true', 's1,,,yes'),
    'enrollments.csv': String(good['enrollments.csv']).replace('k5a', 'k9z').replace('2026-08-17', '31/02/2026'),
  })
  const linted = await lint(path)
  expect(linted.exit).toBe(1)
  expect(odd(linted)).toEqual([
    'COLUMN_READ_AS users.csv:1 enabeldUser',
    'VALUE_UNKNOWN users.csv:2 enabledUser',
    'ROW_LENGTH users.csv:3',
    'REFERENCE_MISSING roles.csv:3 userSourcedId',
    'DAY_UNKNOWN enrollments.csv:2 beginDate',
    'REFERENCE_MISSING enrollments.csv:2 classSourcedId',
  ])
  expect((await house.isb(['base-data', 'lint', path], { exit: 1 })).out).toMatch(
    /error +enrollments\.csv +2 +classSourcedId: “k9z” is not in classes\.csv/,
  )
  expect((await house.isb(['base-data', 'lint', path, '--lang', 'zh'], { exit: 1 })).out).toContain(
    'classSourcedId：classes.csv 中没有“k9z”',
  )
})

test('no password is said, whatever is wrong with its row', async () => {
  for (const [at, users] of [
    String(good['users.csv']),
    String(good['users.csv']).replace(',password', ',Pasword'),
    String(good['users.csv']).replaceAll('true,', 'true,,'),
  ].entries()) {
    const path = zipped(`password-${at}.zip`, { ...good, 'users.csv': users })
    const said = [
      await house.isb(['base-data', 'lint', path], { exit: 'any' }),
      await house.isb(['base-data', 'lint', path, '--json'], { exit: 'any' }),
    ]
    expect(JSON.stringify(said)).not.toContain('canary-secret')
  }
})

test('files are read in UTF-16, with semicolons and old line ends; one that was cut off is named', async () => {
  const utf16 = Buffer.from(`\uFEFF${String(good['users.csv']).replaceAll(',', ';').replaceAll('\n', '\r\n')}`, 'utf16le')
  const { exit, told } = await lint(zipped('utf16.zip', { ...good, 'users.csv': utf16 }))
  expect([exit, told.counts.errors]).toEqual([0, 0])
  expect(told.oddities).toContainEqual(
    expect.objectContaining({ code: 'CHARACTER_SET', file: 'users.csv', message: 'Written in UTF-16LE, not UTF-8' }),
  )

  const { 'roles.csv': _roles, ...without } = good
  expect(odd(await lint(zipped('without.zip', without)))).toEqual(
    expect.arrayContaining(['FILE_MISSING roles.csv', 'MANIFEST_DIFFERS manifest.csv file.roles']),
  )
})

test('of thousands of the same oddity twenty are told, and the rest counted', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `e${at},,,gone,o1,s1,student,,,\n`).join('')
  const head = String(good['enrollments.csv']).split('\n')[0]
  const { told } = await lint(zipped('many.zip', { ...good, 'enrollments.csv': `${head}\n${rows}` }))
  const met = told.oddities.filter(({ code }) => code === 'REFERENCE_MISSING')
  expect(met).toHaveLength(20)
  expect(met.at(-1)).toMatchObject({
    more: 2980,
    message: '“gone” is not in classes.csv'.replace('“', 'classSourcedId: “') + ' (and 2,980 more)',
  })
})

test('a ZIP file that would unfold too far, leaves its folder or is none is refused', async () => {
  const bomb = zipped('bomb.zip', { 'users.csv': new Uint8Array(64 * 1024 * 1024) })
  expect(await house.isb(['base-data', 'lint', bomb], { exit: 1 })).toMatchObject({ err: expect.stringContaining('200 times its size') })
  const outside = zipped('outside.zip', { '../users.csv': 'sourcedId\n1\n' })
  expect(await house.isb(['base-data', 'lint', outside], { exit: 1 })).toMatchObject({ err: expect.stringContaining('cannot be read') })
  await house.isb(['base-data', 'lint', file('none.zip', 'no zip')], { exit: 1 })
  const bytes = readFileSync(zipped('good-2.zip', good))
  await house.isb(['base-data', 'lint', file('cut.zip', bytes.subarray(0, bytes.length / 2))], { exit: 1 })
  mkdirSync(at('empty'), { recursive: true })
  expect(odd(await lint(at('empty')))).toEqual(['NOT_A_ROSTER'])
})

const real = process.env['ISB_REAL_DATA']
if (real) {
  test.each([
    ['sds/v1/25 Users', 'School Data Sync 1', 74, []],
    ['sds/v1/100 Users', 'School Data Sync 1', 758, []],
    ['sds/v1/Min Required Attributes', 'School Data Sync 1', 74, []],
    ['sds/v2', 'School Data Sync 2', 67, []],
    ['oneroster/edfi-1.1', 'OneRoster 1.1', 51, ['ROW_LONG users.csv:10', 'ROW_LONG users.csv:11']],
    [
      'oneroster/edfi-1.0',
      'OneRoster 1.0',
      51,
      [
        ...[22, 23, 24, 25].map((line) => `VALUE_READ_AS enrollments.csv:${line} primary`),
        ...[2, 3, 4, 5, 6, 7, 8, 9].map((line) => `VALUE_READ_AS demographics.csv:${line} sex`),
      ],
    ],
  ] as const)('%s, as another vendor wrote it, is %s: folder and ZIP file alike', async (folder, format, rows, expected) => {
    const linted = await lint(join(real, folder))
    expect(linted).toMatchObject({ exit: 0, told: { format, counts: { errors: 0 } } })
    expect(linted.told.files.reduce((sum, each) => sum + each.rows, 0)).toBe(rows)
    expect(odd(linted)).toEqual(expected)
    const names = readdirSync(join(real, folder)).filter((name) => name.endsWith('.csv'))
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(real, folder, name))]))
    expect(await lint(zipped('real.zip', files))).toEqual(linted)
  })
}
