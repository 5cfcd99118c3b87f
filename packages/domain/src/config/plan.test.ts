import { describe, expect, test } from 'vitest'
import { planOf, written, type Configuration } from '../index.ts'
import { menu, role, school, plan, brief, problems, node, named } from './school.fixture.ts'

describe('what is written down', () => {
  test('names no node without a code, nor what stands under one; grants only what no other implies', () => {
    const { configuration, remarks } = written(school)
    expect(configuration.menus.map(({ code }) => code)).toEqual([
      'bike',
      'bike:list',
      'bike:list:add',
      'bike:list:drop',
      'bike:rent',
      'bus',
    ])
    expect(configuration.roles).toEqual([
      { name: 'Bike room', description: '', enabled: true, permissions: ['bike:list:add'], reach: [] },
      { name: 'Drivers', description: '', enabled: true, permissions: ['bus:hidden'], reach: [] },
    ])
    expect(configuration.staff).toEqual([
      { email: 'a@school.example', roles: ['Administrator'] },
      { email: 'b@school.example', roles: ['Bike room', 'Drivers'] },
    ])
    expect(remarks).toEqual([{ kind: 'menu', key: '', reason: 'CONFIG_CODELESS_MENUS', values: { count: 2 } }])
  })

  test('says how many grants it cannot say', () => {
    const odd = { ...school, roles: [role('Odd', ['bike', 'bus', '#7'])] }
    expect(written(odd).remarks).toContainEqual({ kind: 'role', key: 'Odd', reason: 'CONFIG_CODELESS_GRANTS', values: { count: 1 } })
    expect(written(odd).configuration.roles[0]?.permissions).toEqual(['bike', 'bus'])
  })

  test('changes nothing, pruned or not', () => {
    expect(plan(() => {})).toMatchObject({ steps: [], problems: [] })
    expect(plan(() => {}, true)).toMatchObject({ steps: [], problems: [] })
  })
})

describe('menus', () => {
  test('a part that is left out is left alone, even pruned', () => {
    expect(plan(() => ({}), true)).toMatchObject({ steps: [], problems: [], remarks: [] })
    expect(brief(plan(({ roles }) => ({ roles: roles.filter(({ name }) => name === 'Drivers') }), true))).toEqual(['remove role Bike room'])
  })

  test('what a file does not name is kept where it stands, and pruned takes what stands below first', () => {
    const only = ({ menus }: Required<Configuration>): Configuration => ({
      menus: menus.filter(({ code }) => !code.startsWith('bike:list')),
    })
    expect(brief(plan(only))).toEqual([])
    expect(brief(plan(only, true))).toEqual(['remove menu bike:list:drop', 'remove menu bike:list:add', 'remove menu bike:list'])
  })

  test('a field that is left out is empty', () => {
    const standing = { ...school, menus: [menu('bike', '', 'MENU_DIR', { icon: 'bike', nameZh: '自行车' })] }
    const { steps } = planOf(standing, { menus: [{ code: 'bike', parent: '', type: 'MENU_DIR', name: 'The bike' }] }, false)
    expect(steps).toEqual([
      { kind: 'menu', key: 'bike', action: 'change', before: { nameZh: '自行车', icon: 'bike' }, after: { nameZh: '', icon: '' } },
    ])
  })

  test('the order of a file is the order, and what it does not name stays behind whom it stood', () => {
    const turned = plan((wanted) => ({
      menus: [node(wanted, 'bus'), node(wanted, 'bike'), node(wanted, 'bike:rent'), node(wanted, 'bike:list')],
    }))
    expect(turned.steps).toEqual([
      { kind: 'order', key: '', action: 'change', before: { codes: ['bike', 'bus'] }, after: { codes: ['bus', 'bike'] } },
      {
        kind: 'order',
        key: 'bike',
        action: 'change',
        before: { codes: ['bike:list', 'bike:rent'] },
        after: { codes: ['bike:rent', 'bike:list'] },
      },
    ])
    expect(plan((wanted) => ({ menus: [node(wanted, 'bus')] })).steps).toEqual([])
  })

  test('spaces around a text go, unless they were there before', () => {
    const standing = { ...school, menus: [menu('bike', '', 'MENU_DIR', { nameZh: '自行车 ' })] }
    const changed = { code: 'bike', parent: '', type: 'MENU_DIR', name: ' The bike', nameZh: '自行车 ' } as const
    expect(planOf(standing, { menus: [changed] }, false).steps).toEqual([])
  })

  test('two modules may change places', () => {
    const standing = { ...school, menus: [menu('a', '', 'MENU_DIR'), menu('b', 'a', 'MENU_DIR'), menu('c', 'b')] }
    const wanted: Configuration = {
      menus: [
        { code: 'a', parent: 'b', type: 'MENU_DIR', name: 'The a' },
        { code: 'b', parent: '', type: 'MENU_DIR', name: 'The b' },
      ],
    }
    const planned = planOf(standing, wanted, false)
    expect(problems(planned)).toEqual([])
    expect(brief(planned)).toEqual(['change menu b', 'change menu a'])
  })

  test.each<[string, (wanted: Required<Configuration>) => void, string[]]>([
    ['a circle', (wanted) => (node(wanted, 'bike').parent = 'bike'), ['menu bike MENU_CYCLE']],
    ['a parent that is nowhere', (wanted) => (node(wanted, 'bike:rent').parent = 'gone'), ['menu bike:rent MENU_PARENT_NOT_FOUND']],
    ['a menu in a menu', (wanted) => (node(wanted, 'bike:rent').parent = 'bike:list'), ['menu bike:rent MENU_NEST']],
    ['a button at the top', (wanted) => (node(wanted, 'bike:list:add').parent = ''), ['menu bike:list:add MENU_BUTTON_PARENT']],
    ['another type', (wanted) => (node(wanted, 'bike:rent').type = 'MENU_DIR'), ['menu bike:rent MENU_TYPE_FIXED']],
    ['a path that is none', (wanted) => (node(wanted, 'bike:rent').path = 'rent'), ['menu bike:rent MENU_PATH_INTERNAL']],
    ['a code that stands twice', (wanted) => wanted.menus.push(node(wanted, 'bus')), ['menu bus CONFIG_TWICE']],
    [
      'a node under one without a code',
      (wanted) => wanted.menus.push({ code: 'bus:hidden', parent: 'bus', type: 'MENU', name: 'Seen' }),
      ['menu bus:hidden CONFIG_UNDER_CODELESS'],
    ],
  ])('%s is a problem', (_, change, expected) => {
    const planned = plan((wanted) => {
      change(wanted)
    })
    expect(problems(planned)).toEqual(expected)
  })

  test('a module that holds nodes without a code is not pruned', () => {
    const planned = plan(({ menus }) => ({ menus: menus.filter(({ code }) => code !== 'bus') }), true)
    expect(problems(planned)).toEqual(['menu bus MENU_HAS_CHILDREN'])
  })

  test('a menu that holds a button without a code is not pruned either: what no file names does not go', () => {
    const list = school.menus.find(({ key }) => key === 'bike:list')!
    const button = { ...list, key: '#9', parent: 'bike:list', type: 'MENU_PERM_RESOURCE' as const, path: '', name: 'Without a code' }
    const menus = school.menus.flatMap(({ key: code, ...menu }) =>
      code.startsWith('bike:list') || code.startsWith('#') ? [] : [{ code, ...menu }],
    )
    const planned = planOf({ ...school, menus: [...school.menus, button] }, { menus }, true)
    expect(problems(planned)).toContain('menu bike:list MENU_HAS_CHILDREN')
  })
})

describe('roles', () => {
  test('a code brings the modules and menus above it along, and the plan says so', () => {
    const planned = plan((wanted) => void named(wanted, 'Bike room').permissions?.push('bus:hidden'))
    expect(planned.steps).toEqual([
      {
        kind: 'role',
        key: 'Bike room',
        action: 'change',
        before: { permissions: ['bike', 'bike:list', 'bike:list:add'] },
        after: { permissions: ['bike', 'bike:list', 'bike:list:add', 'bus', 'bus:hidden'] },
      },
    ])
    expect(planned.final.roles.find(({ name }) => name === 'Bike room')?.permissions).toContain('#7')
  })

  test('a node that moves carries the sight of what stands above it, and what a file does not want of it goes', () => {
    const move = (wanted: Required<Configuration>) => void (node(wanted, 'bike:list').parent = 'bus')
    expect(brief(plan((wanted) => (move(wanted), { menus: wanted.menus })))).toEqual(['change menu bike:list'])
    const left = plan((wanted) => (move(wanted), { menus: wanted.menus })).final.roles.find(({ name }) => name === 'Bike room')
    expect(left?.permissions.toSorted()).toEqual(['bike', 'bike:list', 'bike:list:add', 'bus'])
    const both = plan(move)
    expect(brief(both)).toEqual(['change menu bike:list', 'change role Bike room'])
    expect(both.steps[1]).toMatchObject({ after: { permissions: ['bike:list', 'bike:list:add', 'bus'] } })
  })

  test('grants on nodes without a code stay, with the way to them', () => {
    const odd = { ...school, roles: [role('Odd', ['bus', '#7'])] }
    const planned = planOf(odd, { roles: [{ name: 'odd ', permissions: ['bike'] }] }, false)
    expect(planned.final.roles[0]?.permissions.toSorted()).toEqual(['#7', 'bike', 'bus'])
    expect(planned.remarks).toEqual([{ kind: 'role', key: 'Odd', reason: 'CONFIG_CODELESS_GRANTS', values: { count: 1 } }])
  })

  test('permissions that are left out stay, and an empty list takes them', () => {
    expect(plan(() => ({ roles: [{ name: 'Bike room' }] })).steps).toEqual([])
    expect(plan(() => ({ roles: [{ name: 'Bike room', permissions: [] }] })).steps).toMatchObject([{ after: { permissions: [] } }])
  })

  test.each<[string, Configuration, string[]]>([
    ['the built-in one changed', { roles: [{ name: 'administrator', description: 'Mine' }] }, ['role administrator CONFIG_BUILTIN_ROLE']],
    ['a code that is nowhere', { roles: [{ name: 'New', permissions: ['gone'] }] }, ['role New CONFIG_NO_SUCH_CODE']],
    ['a node by something else than its code', { roles: [{ name: 'New', permissions: ['#7'] }] }, ['role New CONFIG_NO_SUCH_CODE']],
    ['a name that stands twice', { roles: [{ name: 'New' }, { name: 'NEW' }] }, ['role NEW CONFIG_TWICE']],
  ])('%s is a problem', (_, wanted, expected) => expect(problems(planOf(school, wanted, false))).toEqual(expected))

  test('who has a role that goes is told, and loses it', () => {
    const planned = planOf(school, { roles: [] }, true)
    expect(planned.remarks).toContainEqual({ kind: 'role', key: 'Drivers', reason: 'CONFIG_ROLE_MEMBERS', values: { count: 1 } })
    expect(planned.final.staff[1]).toEqual({ email: 'b@school.example', roles: [] })
    expect(planned.final.roles.map(({ name }) => name)).toEqual(['Administrator'])
  })
})

describe('accounts', () => {
  test('are found by their address, roles by their name, without regard to case', () => {
    expect(planOf(school, { staff: [{ email: 'B@School.example', roles: ['drivers', 'BIKE ROOM'] }] }, false).steps).toEqual([])
    expect(planOf(school, { staff: [{ email: 'c@school.example', roles: ['drivers'] }] }, false).steps).toEqual([
      { kind: 'staff', key: 'c@school.example', action: 'change', before: { roles: [] }, after: { roles: ['Drivers'] } },
    ])
  })

  test('are neither made nor removed; pruned they lose their roles', () => {
    expect(problems(planOf(school, { staff: [{ email: 'new@school.example', roles: [] }] }, false))).toEqual([
      'staff new@school.example CONFIG_NO_ACCOUNT',
    ])
    expect(planOf(school, { staff: [{ email: 'a@school.example', roles: ['Administrator'] }] }, true).steps).toEqual([
      { kind: 'staff', key: 'b@school.example', action: 'change', before: { roles: ['Bike room', 'Drivers'] }, after: { roles: [] } },
    ])
  })

  test('may get a role that the same plan makes, and no other that is not there', () => {
    const wanted: Configuration = { roles: [{ name: 'New' }], staff: [{ email: 'c@school.example', roles: ['New', 'Old'] }] }
    expect(problems(planOf(school, wanted, false))).toEqual(['staff c@school.example CONFIG_NO_SUCH_ROLE'])
  })
})

describe('classes', () => {
  const of = (homerooms: Configuration['homerooms'], prune = false) => planOf(school, { homerooms: homerooms ?? [] }, prune)

  test('are known by year, campus and name in any case, and described whole', () => {
    const { steps } = of([
      { schoolYear: '2026-27', name: '5a', grade: 'G5', teacherEmail: 'Li.Na@school.example' },
      { schoolYear: '2026-27', name: '5B' },
      { schoolYear: '2026-27', campus: 'East', name: '5A' },
    ])
    expect(steps).toMatchObject([
      { key: '2026-27/5A', action: 'change', before: { name: '5A' }, after: { name: '5a', teacherEmail: 'li.na@school.example' } },
      { key: '2026-27/5B', action: 'change', before: { grade: 'G5' }, after: { grade: '' } },
      { key: '2026-27/East/5A', action: 'create', before: null, after: { campus: 'East', division: null } },
    ])
  })

  test('go when a file that prunes does not name them, but none that students have belonged to', () => {
    const { steps, problems: found } = of([{ schoolYear: '2026-27', name: '4A', grade: 'old' }], true)
    expect(steps.map(({ key, action }) => `${action} ${key}`)).toEqual(['remove 2026-27/5A', 'remove 2026-27/5B'])
    expect(found).toEqual([{ kind: 'homeroom', key: '2026-27/5A', reason: 'HOMEROOM_USED' }])
  })

  test('lie in a school year, have a grade of the school, and stand in a file once', () => {
    const wrong = of([
      { schoolYear: '2026-28', name: '5A' },
      { schoolYear: '2026-27', name: '7A', grade: 'G7' },
      { schoolYear: '2026-27', name: '7a ' },
    ])
    expect(problems(wrong)).toEqual([
      'homeroom 2026-28/5A HOMEROOM_YEAR',
      'homeroom 2026-27/7A GRADE_UNKNOWN',
      'homeroom 2026-27/7a CONFIG_TWICE',
    ])
  })
})

describe('venues', () => {
  const of = (wanted: Configuration, prune = false) => planOf(school, wanted, prune)

  test('have their hours changed by what is open then, however it is written', () => {
    expect(of({ venues: [{ name: 'east gym', hours: ['Sat 9:00-12:00', '周一至周五 08:00–12:00'] }] }).steps).toEqual([])
    expect(of({ venues: [{ name: 'East Gym', hours: ['Mon-Fri 08:00–12:00', 'Mon 13:00–18:00'] }] }).steps).toEqual([
      {
        kind: 'venue',
        key: 'East Gym',
        action: 'change',
        before: { hours: ['Mon-Fri 08:00–12:00', 'Sat 09:00–12:00'] },
        after: { hours: ['Mon-Fri 08:00–12:00', 'Mon 13:00–18:00'] },
      },
    ])
  })

  test('are there already, once in a file, with hours that can be', () => {
    const wrong = of({
      venues: [
        { name: 'Nowhere', hours: [] },
        { name: 'East Gym', hours: ['Mon 08:05–12:00'] },
        { name: 'east gym', hours: ['Mon 12:00–08:00'] },
      ],
    })
    expect(problems(wrong)).toEqual([
      'venue Nowhere VENUE_UNKNOWN',
      'venue East Gym VENUE_HOURS_TEXT',
      'venue east gym CONFIG_TWICE',
      'venue east gym VENUE_HOURS_ORDER',
    ])
  })

  test('have types that are made, changed and, where no venue has them, removed', () => {
    const { steps, problems: found } = of(
      {
        venueTypes: [
          { name: 'sports', color: 'Blue' },
          { name: 'Labs', nameZh: '实验室', color: 'Teal' },
        ],
      },
      true,
    )
    expect(steps.map(({ key, action }) => `${action} ${key}`)).toEqual(['change Sports', 'create Labs', 'remove Old'])
    expect(found).toEqual([])
    expect(problems(of({ venueTypes: [] }, true))).toEqual(['venue-type Sports VENUE_TYPE_USED'])
  })
})
