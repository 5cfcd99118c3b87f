// A file gives the same rows in the console and in the terminal: both read it by the columns that domain has.
import { bikeFile, familyFile, homeroomFile, lessonFile, staffFile, venueFile, type TableFile } from '@isb/sdk/rules'
import { decoded, readTable, type Table } from '@isb/tables'
import { word, type WordKey } from '@isb/words'
import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { file, at } = openFolder()
beforeAll(() => signIn(house, 'admin'))
afterEach(() => vi.restoreAllMocks())

/** The table that the console makes of a file, and the rows that it sends. */
function byConsole<Column extends string>(text: string | Uint8Array, columns: TableFile<Column>): [Table<Column>, object[]] {
  const table = readTable(typeof text === 'string' ? text : (decoded(text) ?? ''), columns)
  return [table, table.rows.map(({ line, cells, values }) => ({ ...cells, ...values, line }))]
}

/** The rows that the terminal sends. */
async function byTerminal(command: readonly string[], path: string): Promise<unknown> {
  const sent: unknown[] = []
  const fetched = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') sent.push(await request.clone().json())
    return fetched(request)
  })
  const { err } = await house.isb([...command, path, '--dry-run'], { exit: 'any' })
  expect(sent, err).toHaveLength(1)
  return (sent[0] as { rows: unknown }).rows
}

const files: readonly (readonly [name: string, command: readonly string[], columns: TableFile<never>, text: string, row: object])[] = [
  [
    'bikes by English headings',
    ['bike', 'import'],
    bikeFile,
    'Bike_Number:,make,Rack\nB-9,"Giant\nEscape",-\n',
    { number: 'B-9', brand: 'Giant Escape', location: '' },
  ],
  [
    'bikes by Chinese headings',
    ['bike', 'import'],
    bikeFile,
    '车号;品牌型号;车棚\nB-9;捷安特;北门\n',
    { number: 'B-9', brand: '捷安特', location: '北门' },
  ],
  ...(['停放位置', '取车点', '位置', 'place'] as const).map(
    (heading) =>
      [
        `bikes with the heading ${heading}`,
        ['bike', 'import'],
        bikeFile,
        `编号,${heading}\nB-9,北门\n`,
        { number: 'B-9', location: '北门' },
      ] as const,
  ),
  [
    'venues by English headings',
    ['venue', 'import'],
    venueFile,
    'Venue\tChinese name\tkind\tbuilding\tseats\troom mailbox\topening hours\tapproval\nHall\t礼堂\tSports\tNorth\t30\th@x.example\tMon 08:00–12:00\ty\n',
    {
      name: 'Hall',
      nameZh: '礼堂',
      type: 'Sports',
      location: 'North',
      capacity: 30,
      adEmail: 'h@x.example',
      hours: 'Mon 08:00–12:00',
      needsApproval: true,
    },
  ],
  [
    'venues by Chinese headings',
    ['venue', 'import'],
    venueFile,
    '场地名称,中文名称,类型,地点,人数,AD 邮箱,开放时间,审批,备注\nHall,礼堂,Sports,-,-,-,-,否,老\n',
    {
      name: 'Hall',
      nameZh: '礼堂',
      type: 'Sports',
      location: '',
      capacity: null,
      adEmail: '',
      hours: '',
      needsApproval: false,
      note: '老',
    },
  ],
  [
    'lessons',
    ['venue', 'import-lessons'],
    lessonFile,
    '教室,周,starts,结束时间,课程,学期\nHall,周一,8:15,9:45,Choir,Term 1\n',
    { venue: 'Hall', weekday: 'Monday', startsAt: '08:15', endsAt: '09:45', title: 'Choir', term: 'Term 1' },
  ],
  [
    'classes',
    ['homeroom', 'import'],
    homeroomFile,
    '行政班,School year,学部,班主任\n5A,2026-27,小学,-\n',
    { name: '5A', schoolYear: '2026-27', division: 'Elementary', teacherEmail: '' },
  ],
  [
    'students and families',
    ['student', 'import'],
    familyFile,
    'Student No,Full name,sex,离校日期,家长,关系,May see\nF-1,Zhou Yi,女,-,Zhou Lan,妈妈,是\n',
    { studentNumber: 'F-1', name: 'Zhou Yi', gender: 'female', leftOn: null, guardianName: 'Zhou Lan', relation: 'Mother', maySee: true },
  ],
]

test.each(files)('reads the same rows of %s in console and terminal', async (_, command, columns, text, row) => {
  const [{ broken, unknown, leftOut, twice }, rows] = byConsole(text, columns)
  expect({ broken, unknown, leftOut, twice }).toEqual({ broken: [], unknown: [], leftOut: [], twice: [] })
  expect(rows).toEqual([{ ...row, line: 2 }])
  expect(await byTerminal(command, file('table.csv', text))).toEqual(rows)
})

test('reads the characters and lines of a spreadsheet alike in console and terminal', async () => {
  const text = '\uFEFF车辆编号;品牌\r\nB-9;"捷安特\r\nEscape"\r\n\r\nB-10;美利达\r\n'
  const path = file('wide.csv', Buffer.from(text, 'utf16le'))
  const [, rows] = byConsole(Buffer.from(text, 'utf16le'), bikeFile)
  expect(rows).toEqual([
    { number: 'B-9', brand: '捷安特 Escape', line: 2 },
    { number: 'B-10', brand: '美利达', line: 5 },
  ])
  expect(await byTerminal(['bike', 'import'], path)).toEqual(rows)
})

describe.each([
  ['bike', bikeFile],
  ['venue', venueFile],
  ['homeroom', homeroomFile],
  ['student', familyFile],
  ['staff', staffFile],
] as const)('a file of %s', (name, columns: TableFile<never>) => {
  test.each(['en', 'zh'] as const)('has no unknown column if it is our own export, in %s', async (lang) => {
    await house.isb([name, 'export', '-o', at('own.csv'), '--lang', lang])
    const { unknown, twice, columns: found } = readTable(await readFile(at('own.csv'), 'utf8'), columns)
    expect({ unknown, twice }).toEqual({ unknown: [], twice: [] })
    expect(found.size).toBeGreaterThan(2)
  })
})

test.each([
  ['bikes', bikeFile],
  ['venues', venueFile],
  ['lessons', lessonFile],
  ['classes', homeroomFile],
  ['students', familyFile],
  ['accounts', staffFile],
] as const)('knows each column of a file of %s by the word of its field', (_, columns: TableFile<never>) => {
  for (const lang of ['en', 'zh'] as const)
    for (const column of Object.keys(columns.headings)) {
      const names = columns === familyFile ? { name: 'personName', nameZh: 'personNameZh' }[column] : undefined
      const key = `field.${names ?? column}`
      expect([...readTable(word(lang, key as WordKey), columns).columns.keys()], `${lang} ${column}`).toEqual([column])
    }
})
