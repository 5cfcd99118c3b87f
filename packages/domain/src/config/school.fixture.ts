// A small school for tests of its configuration.
import {
  planOf,
  written,
  type Configuration,
  type Standing,
  type StandingHomeroom,
  type StandingMenu,
  type StandingRole,
} from '../index.ts'

export const menu = (key: string, parent: string, type: StandingMenu['type'] = 'MENU', more: Partial<StandingMenu> = {}): StandingMenu => ({
  key,
  parent,
  type,
  name: `The ${key}`,
  nameZh: '',
  path: '',
  icon: '',
  isExternalPath: 0,
  openTarget: 0,
  ...more,
})
export const role = (name: string, permissions: string[], more: Partial<StandingRole> = {}): StandingRole => ({
  name,
  description: '',
  enabled: true,
  builtin: false,
  permissions,
  reach: [],
  ...more,
})
export const homeroom = (name: string, more: Partial<StandingHomeroom> = {}): StandingHomeroom => ({
  schoolYear: '2026-27',
  campus: '',
  name,
  grade: 'G5',
  division: null,
  teacherEmail: '',
  assistantEmail: '',
  dlTeacherEmail: '',
  used: false,
  ...more,
})
export const school: Standing = {
  menus: [
    menu('bike', '', 'MENU_DIR'),
    menu('bike:list', 'bike'),
    menu('bike:list:add', 'bike:list', 'MENU_PERM_RESOURCE'),
    menu('bike:list:drop', 'bike:list', 'MENU_PERM_RESOURCE'),
    menu('bike:rent', 'bike'),
    menu('bus', '', 'MENU_DIR'),
    menu('#7', 'bus', 'MENU_DIR'),
    menu('bus:hidden', '#7'),
  ],
  roles: [
    role('Administrator', [], { builtin: true }),
    role('Bike room', ['bike', 'bike:list', 'bike:list:add']),
    role('Drivers', ['bus', '#7', 'bus:hidden']),
  ],
  staff: [
    { email: 'a@school.example', roles: ['Administrator'] },
    { email: 'b@school.example', roles: ['Drivers', 'Bike room'] },
    { email: 'c@school.example', roles: [] },
  ],
  scoped: ['student', 'absence'],
  grades: ['G5', 'G6'],
  homerooms: [homeroom('5A', { used: true }), homeroom('5B'), homeroom('4A', { grade: 'old' })],
  mailboxes: [{ office: 'Nurses', addresses: ['nurse@school.example'], language: 'zh', details: ['Note'] }],
  rosters: [
    { meaning: 'Grade', source: 'Prep', target: 'G5' },
    { meaning: 'Homerooms', source: '', target: 'Marked' },
  ],
  venueTypes: [
    { name: 'Sports', nameZh: '体育', color: 'Teal', used: true },
    { name: 'Old', nameZh: '', color: 'Blue', used: false },
  ],
  venues: [{ name: 'East Gym', hours: ['Mon-Fri 08:00–12:00', 'Sat 09:00–12:00'] }],
}
const file = () => written(school).configuration
export const plan = (change: (wanted: Required<Configuration>) => Configuration | void, prune = false) => {
  const wanted = file()
  return planOf(school, change(wanted) ?? wanted, prune)
}
export const brief = (planned: ReturnType<typeof planOf>) => planned.steps.map(({ kind, action, key }) => `${action} ${kind} ${key}`)
export const problems = (planned: ReturnType<typeof planOf>) => planned.problems.map(({ kind, key, reason }) => `${kind} ${key} ${reason}`)
export const node = (wanted: Required<Configuration>, code: string) => wanted.menus.find((one) => one.code === code)!
export const named = (wanted: Required<Configuration>, name: string) => wanted.roles.find((one) => one.name === name)!
