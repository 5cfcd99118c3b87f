import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../lib/failure/refusal.ts'
import type { Configuration } from './parts.ts'
import { homeroomsText } from './homerooms-csv.ts'
import { readFile } from './read.ts'
import { fileText, named } from './write.ts'

const menu = (code: string, parent: string, more = {}) =>
  ({ code, parent, type: 'MENU', name: `The ${code}`, nameZh: '', path: '', icon: '', isExternalPath: 0, openTarget: 0, ...more }) as const
const school: Required<Configuration> = {
  menus: [
    menu('bike', '', { type: 'MENU_DIR', nameZh: '自行车' }),
    menu('bike:list', 'bike', { path: '/bike', openTarget: 1 }),
    menu('007', ''),
  ],
  roles: [
    { name: 'yes', description: 'line one\nline two', enabled: false, permissions: ['bike:list'] },
    { name: '2026', description: '', enabled: true, permissions: [] },
  ],
  staff: [{ email: 'a@school.example', roles: ['2026', 'yes'] }],
  homerooms: [
    {
      schoolYear: '2026-27',
      campus: '',
      name: '5A, the large',
      grade: 'G5',
      division: 'Elementary',
      teacherEmail: '',
      assistantEmail: '',
      dlTeacherEmail: '',
    },
  ],
  mailboxes: [{ office: 'Nurses', addresses: ['nurse@school.example'], language: 'both', details: ['Note'] }],
  rosters: [
    { meaning: 'Grade', source: '09', target: 'G9' },
    { meaning: 'Org', source: '2', target: '' },
    { meaning: 'Homerooms', source: '', target: 'Marked' },
  ],
  venueTypes: [{ name: 'Sports', nameZh: '体育', color: 'Teal' }],
  venues: [{ name: 'East Gym', hours: ['Mon-Fri 08:00–12:00', 'Sat 09:00–12:00'] }],
}
const refused = (text: string, file = 'school.yaml'): Refusal => {
  try {
    readFile(text, file)
  } catch (error) {
    return error as Refusal
  }
  throw new Error('was not refused')
}

describe('files', () => {
  test('come back as they were written, with the line of every row', () => {
    const text = fileText(school, named([]))
    const { configuration, places } = readFile(text, 'school.yaml')
    expect(fileText(configuration, named([]))).toBe(text)
    expect(configuration.menus?.map(({ code, parent, name }) => [code, parent, name])).toEqual([
      ['bike', '', 'The bike'],
      ['bike:list', 'bike', 'The bike:list'],
      ['007', '', 'The 007'],
    ])
    expect(configuration.roles).toEqual([
      { name: 'yes', description: 'line one\nline two', enabled: false, permissions: ['bike:list'] },
      { name: '2026', permissions: [] },
    ])
    const lines = text.split('\n')
    expect(lines[(places.get('menu bike:list')?.line ?? 0) - 1]).toContain('code: bike:list')
    expect(lines[(places.get('role 2026')?.line ?? 0) - 1]).toContain('2026')
  })

  test('of classes come back from a table as they were, and what cannot be read there is named by line', () => {
    const text = homeroomsText(school.homerooms)
    expect(text.split('\n', 1)).toEqual(['School year,Campus,Name,Grade,Division,Homeroom teacher,Assistant,DL teacher'])
    const { configuration, places } = readFile(text, 'homerooms.csv')
    expect(homeroomsText(configuration.homerooms ?? [])).toBe(text)
    expect(places.get('homeroom 2026-27/5A, the large')).toEqual({ file: 'homerooms.csv', line: 2 })
    const refusal = refused('Name,School year,Colour,Division\n5A,,,\n5B,2026-27,,Kitchen\n', 'homerooms.csv')
    expect(refusal.faults.map(({ line }) => line)).toEqual([1, 2, 3])
  })

  test('hold only the parts that are asked for, and a part that is not there is not read as empty', () => {
    const text = fileText(school, named(['roles']))
    expect(readFile(text, 'roles.yaml').configuration).toEqual({ roles: expect.any(Array) })
    expect(readFile('format: isb-config/1\nstaff:\n', 'staff.yaml').configuration).toEqual({ staff: [] })
  })

  test('say what they are in both languages', () => {
    expect(fileText(school, ['menus'])).toMatch(/^# .*isb diff\n# menus: .*\n# .*isb diff.*\n# menus：.*\nformat: isb-config\/1\n/)
  })

  test.each([
    ['an unknown field', 'roles:\n  - name: A\n    grants: []', [4]],
    ['a missing name', 'roles:\n  - description: A', [3]],
    ['a text where a list belongs', 'roles:\n  - name: A\n    permissions: upms', [4]],
    ['a type that is none', 'menus:\n  - {code: a, type: SCREEN, name: A}', [3]],
    [
      'a parent that nesting says already',
      'menus:\n  - code: a\n    type: MENU_DIR\n    name: A\n    children:\n      - {code: b, parent: c, type: MENU, name: B}',
      [7],
    ],
    ['something else than a row', 'staff:\n  - a@school.example\n  - 3', [3, 4]],
    ['an unknown part', 'rooms: []', [2]],
    ['what is no YAML', 'roles: [', [3]],
  ])('%s is named by line', (_, text, lines) => {
    const refusal = refused(`format: isb-config/1\n${text}\n`)
    expect(refusal.key).toBe('refused.configFaults')
    expect(refusal.faults.map(({ line }) => line)).toEqual(lines)
  })

  test.each(['', 'format: isb-menus/1\nmenus: []', 'a text', '[]'])('%j is no configuration', (text) => {
    expect(refused(text).key).toBe('refused.notConfig')
  })
})
