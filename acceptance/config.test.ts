// The school's configuration as files: pulled, edited, compared, planned, applied; and accounts from a CSV file.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Data, Input } from '@isb/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, password, refusal, type Person } from './lib/house.ts'

const house = openHouse()
const folder = mkdtempSync(join(tmpdir(), 'isb-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => join(folder, name)
const edit = (name: string, change: (text: string) => string) => {
  const before = readFileSync(at(name), 'utf8')
  const after = change(before)
  expect(after, `${name} is edited`).not.toBe(before)
  writeFileSync(at(name), after)
}
const signIn = (name: string) =>
  house.isb(['login', '--host', house.server.url, '--email', `${name}@school.example`, '--password-stdin'], { input: `${password}\n` })

type Run = Data<'runs.get'>
type Plan = Data<'config.plan'>
type Configuration = Input<'config.plan'>['body']['configuration']

async function ended(person: Person, begun: Promise<Run>): Promise<Run> {
  let run = await begun
  while (run.state === 'Running') {
    await new Promise((resolve) => void setTimeout(resolve, 20))
    run = await person.runs.get({ path: { runId: run.id } })
  }
  return run
}
const plan = (person: Person, configuration: Configuration, prune = false) => person.config.plan({ body: { configuration, prune } })
const apply = (person: Person, made: Plan) => ended(person, person.config.apply({ body: { plan: made } }))
const menuId = async (admin: Person, code: string) => (await admin.menus.page({ query: { code } })).records[0]?.id ?? 0
const roleId = async (admin: Person, name: string) =>
  (await admin.roles.list({ query: { search: name } })).records.find((role) => role.name === name)?.id ?? 0
const account = async (admin: Person, email: string) => {
  const found = (await admin.staff.list({ query: { search: email } })).records.find((one) => one.email === email)
  if (!found) throw new Error(`There is no account ${email}`)
  return found
}

describe('a school as files', () => {
  test('without a session every command ends with 4 and asks nothing', async () => {
    for (const args of [
      ['pull', folder],
      ['apply', 'plan.json'],
      ['runs', 'watch', '1'],
    ])
      expect(await house.isb(args), args.join(' ')).toMatchObject({ code: 4, out: '', err: expect.stringContaining('isb login') })
  })

  test('what was pulled differs in nothing, and pulled again is the same to the byte', async () => {
    await signIn('admin')
    expect(await house.isb(['pull', folder])).toMatchObject({ code: 0, out: '', err: expect.stringContaining('menus.yaml') })
    const first = ['menus', 'roles', 'staff'].map((part) => readFileSync(at(`${part}.yaml`), 'utf8'))
    expect(first[0]).toContain('code: upms:menu:create')
    expect(first[1]).toMatch(/name: Menu reader\n {4}description: Looks at the menus\n {4}permissions:\n {6}- upms:menu\n/)
    expect(first[1]).not.toContain('Administrator')
    expect(first[2]).toMatch(/email: office@school.example\n {4}roles:\n {6}- Menu reader\n/)
    expect(await house.isb(['diff', folder, '--prune'])).toMatchObject({ code: 0, out: '', err: 'No changes\n' })
    expect((await house.isb(['pull', folder, '--lang', 'zh'])).code).toBe(0)
    expect(['menus', 'roles', 'staff'].map((part) => readFileSync(at(`${part}.yaml`), 'utf8'))).toEqual(first)
    const whole = await house.isb(['pull', '-'])
    for (const part of ['menus:', 'roles:', 'staff:']) expect(whole.out).toContain(`\n${part}\n`)
    expect(JSON.parse((await house.isb(['pull', '-', '--json', '--only', 'staff'])).out)).toMatchObject({
      format: 'isb-config/1',
      staff: expect.arrayContaining([{ email: 'front@school.example', roles: ['Front office'] }]),
    })
  })

  test('a plan whose row somebody moved is refused, and says which row and who; planned anew it is applied', async () => {
    edit(
      'roles.yaml',
      (text) => `${text.replace('Looks at the menus', 'Reads the menus')}  - name: Canteen room\n    permissions:\n      - canteen:list\n`,
    )
    edit(
      'menus.yaml',
      (text) =>
        `${text}  - code: canteen\n    type: MENU_DIR\n    name: Canteen\n    nameZh: 食堂\n    children:\n      - code: canteen:list\n        type: MENU\n        name: Canteen list\n        path: /canteen/list\n`,
    )
    edit('staff.yaml', (text) => `${text}  - email: nobody@school.example\n    roles: [canteen ROOM]\n`)
    const differs = await house.isb(['diff', folder])
    expect(differs.code).toBe(2)
    for (const line of [
      '+ canteen:list  Canteen list (menu) under canteen',
      '~ Menu reader',
      'description: Looks at the menus → Reads the menus',
      '+ Canteen room  canteen, canteen:list',
      'roles: + Canteen room',
    ])
      expect(differs.out).toContain(line)
    expect((await house.isb(['diff', folder, '--lang', 'zh'])).out).toContain('说明: Looks at the menus → Reads the menus')
    expect(await house.isb(['plan', folder, '-o', at('plan.json')])).toMatchObject({ code: 2, err: expect.stringContaining('plan.json') })

    const other = await house.person('admin')
    const id = await roleId(other, 'Menu reader')
    const { version } = await other.roles.get({ path: { roleId: id } })
    await other.roles.update({ path: { roleId: id }, body: { description: 'Mine', version } })
    expect(await house.isb(['apply', at('plan.json')])).toMatchObject({ code: 2, err: expect.stringContaining('apply') })
    const stale = await house.isb(['apply', at('plan.json'), '--yes'])
    expect(stale.code).toBe(1)
    expect(stale.out).toMatch(/Menu reader +refused +Description changed since the plan was made: He Jing, /)
    expect(stale.out).not.toContain('canteen')
    expect(stale.err).toContain('Nothing was changed')
    expect((await house.isb(['apply', at('plan.json'), '--yes', '--lang', 'zh'])).out).toContain('说明在生成计划后有变动：He Jing')
    expect(await menuId(other, 'canteen')).toBe(0)

    expect((await house.isb(['plan', folder, '-o', at('plan.json')])).code).toBe(2)
    const done = await house.isb(['apply', at('plan.json'), '--yes', '--json'])
    expect(done.code).toBe(0)
    expect(JSON.parse(done.out)).toMatchObject({ operation: 'config.apply', state: 'Done', counts: { created: 3, changed: 2 } })
    expect(await house.isb(['diff', folder, '--prune'])).toMatchObject({ code: 0 })
    const nobody = await house.person('nobody')
    expect((await nobody.auth.menus()).map(({ code }) => code)).toEqual(['canteen', 'canteen:list'])
    const [newest] = (await other.roles.history({ path: { roleId: id } })).records
    expect(newest).toMatchObject({
      operation: 'config.apply',
      staffName: 'He Jing',
      rows: [{ before: { description: 'Mine' }, after: { description: 'Reads the menus' } }],
    })
    expect(await house.isb(['apply', at('plan.json'), '--yes'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('It is there already: He Jing'),
    })
  })

  test('what is not named stays, and goes with --prune', async () => {
    edit('menus.yaml', (text) => text.slice(0, text.indexOf('  - code: canteen\n')))
    edit('roles.yaml', (text) => text.slice(0, text.indexOf('  - name: Canteen room')))
    edit('staff.yaml', (text) => text.slice(0, text.indexOf('  - email: nobody')))
    expect((await house.isb(['diff', folder])).code).toBe(0)
    const pruned = await house.isb(['diff', folder, '--prune'])
    expect(pruned.code).toBe(2)
    for (const line of ['− canteen:list', '− canteen ', '− Canteen room']) expect(pruned.out).toContain(line)
    expect((await house.isb(['diff', at('roles.yaml'), '--prune'])).err).toContain('1 person has “Canteen room”')
    expect(await house.isb(['apply', folder, '--prune', '--yes'])).toMatchObject({ code: 0 })
    const admin = await house.person('admin')
    expect([await menuId(admin, 'canteen'), await roleId(admin, 'Canteen room')]).toEqual([0, 0])
    expect((await account(admin, 'nobody@school.example')).roles).toEqual([])
  })

  test('what cannot be done is named with file and line, and nothing is planned', async () => {
    writeFileSync(
      at('wrong.yaml'),
      'format: isb-config/1\nroles:\n  - name: Odd\n    permissions: [no:such]\n  - name: administrator\n    description: Mine\nstaff:\n  - {email: gone@school.example, roles: [None]}\n',
    )
    const said = await house.isb(['plan', at('wrong.yaml'), '-o', at('never.json')])
    expect(said).toMatchObject({ code: 1, out: '' })
    expect(said.err).toMatch(/line 3: .*wrong.yaml: Odd: .*“no:such”/)
    expect(said.err).toMatch(/line 5: .*Administrator/)
    expect(said.err).toMatch(/line 8: .*gone@school.example.*isb staff import/)
    const machine = await house.isb(['plan', at('wrong.yaml'), '--json', '--lang', 'zh'])
    expect(JSON.parse(machine.err)).toMatchObject({
      error: { reason: 'PLAN_PROBLEMS', errors: expect.arrayContaining([expect.objectContaining({ line: 3 })]) },
    })
  })

  test('menus without a code, and grants on them, are left alone, and the pull says so', async () => {
    const admin = await house.person('admin')
    const bare = await admin.menus.create({
      body: { type: 'MENU_DIR', name: 'Bare', category: 'ADMIN', parentId: 0, isExternalPath: 0, openTarget: 0 },
    })
    const role = await admin.roles.create({ body: { name: 'Odd', menuIds: [bare.id, await menuId(admin, 'links:website')] } })
    const pulled = await house.isb(['pull', folder])
    expect(pulled.err).toContain('1 menu has no code')
    expect(pulled.err).toContain('“Odd” is granted 1 menu without a code')
    edit('roles.yaml', (text) => text.replace(/(name: Odd\n {4}permissions:\n {6}- )links:website/, '$1links:calendar'))
    expect((await house.isb(['apply', folder, '--prune', '--yes'])).code).toBe(0)
    const { menuIds } = await admin.roles.get({ path: { roleId: role.id } })
    expect(menuIds.toSorted((a, b) => a - b)).toEqual(
      [bare.id, await menuId(admin, 'links'), await menuId(admin, 'links:calendar')].toSorted((a, b) => a - b),
    )
    expect((await house.isb(['diff', folder, '--prune'])).code).toBe(0)
    await admin.roles.remove({ path: { roleId: role.id } })
    await admin.menus.remove({ path: { id: bare.id } })
  })
})

describe('nobody rises by a plan', () => {
  let admin: Person
  let before: Data<'config.read'>
  /** Tom Baker, with these codes and the right to plan and apply. */
  async function keeper(...codes: string[]): Promise<Person> {
    const menuIds = await Promise.all(['config:read', 'config:apply', ...codes].map((code) => menuId(admin, code)))
    expect(
      menuIds.every((id) => id > 0),
      codes.join(' '),
    ).toBe(true)
    const id = await roleId(admin, 'Keeper')
    const { version } = await admin.roles.get({ path: { roleId: id } })
    await admin.roles.assign({ path: { roleId: id }, body: { menuIds, version } })
    before = await admin.config.read()
    return house.person('nobody')
  }
  beforeAll(async () => {
    admin = await house.person('admin')
    const { id } = await admin.roles.create({ body: { name: 'Keeper', menuIds: [] } })
    await admin.staff.addRole({ path: { staffId: (await account(admin, 'nobody@school.example')).id, roleId: id } })
    const { id: strong } = await admin.roles.create({
      body: { name: 'Strong', menuIds: [await menuId(admin, 'upms:menu:delete')] },
    })
    await admin.roles.disable({ path: { roleId: strong } })
  })

  const all = [
    'upms:role:assign',
    'upms:role:create',
    'upms:role:edit',
    'upms:role:enable',
    'upms:staff:assign',
    'upms:menu:create',
    'upms:menu:edit',
    'upms:menu:sort',
  ]
  test.each<[string, Configuration, string]>([
    [
      'granting the own role',
      { roles: [{ name: 'Keeper', permissions: [...all, 'config:apply', 'config:read', 'upms:menu:delete'] }] },
      'GRANT_NOT_HELD',
    ],
    ['a new role that grants more', { roles: [{ name: 'Mine', permissions: ['upms:menu:delete'] }] }, 'GRANT_NOT_HELD'],
    ['switching on a role that grants more', { roles: [{ name: 'Strong', permissions: ['upms:menu:delete'] }] }, 'GRANT_NOT_HELD'],
    [
      'taking the Administrator role',
      { staff: [{ email: 'nobody@school.example', roles: ['Administrator', 'Keeper'] }] },
      'ADMINISTRATOR_ONLY',
    ],
    ['taking the Administrator role from another', { staff: [{ email: 'admin@school.example', roles: [] }] }, 'ADMINISTRATOR_ONLY'],
    [
      'giving oneself a role that grants more',
      { staff: [{ email: 'nobody@school.example', roles: ['Keeper', 'Front office'] }] },
      'ROLE_NOT_HELD',
    ],
    ['deleting without the permission to', { menus: [] }, 'CONFIG_STEP_CODE'],
  ])('%s is refused, and nothing is changed', async (_, configuration, reason) => {
    const tom = await keeper(...all)
    const made = await plan(tom, configuration, 'menus' in configuration)
    expect(made).toMatchObject({ problems: [] })
    expect(made.steps.length).toBeGreaterThan(0)
    const run = await apply(tom, made)
    expect(run).toMatchObject({ state: 'Refused' })
    expect(run.results.map((result) => result.reason)).toContain(reason)
    expect(await admin.config.read()).toEqual(before)
  })

  test('each step takes the permission that it takes by itself', async () => {
    const tom = await keeper('upms:menu:edit')
    const { configuration } = await tom.config.read()
    const menus = (configuration.menus ?? []).map((menu) => (menu.code === 'links' ? { ...menu, name: 'Our links' } : menu))
    const moved = menus.map((menu) => (menu.code === 'links:website' ? { ...menu, parent: '' } : menu))
    const refused = await apply(tom, await plan(tom, { menus: moved, roles: [{ name: 'New' }] }))
    expect(refused.results.map(({ key, reason }) => [key, reason])).toEqual([
      ['upms:menu:sort', 'CONFIG_STEP_CODE'],
      ['upms:role:create', 'CONFIG_STEP_CODE'],
    ])
    expect(await apply(tom, await plan(tom, { menus }))).toMatchObject({ state: 'Done', counts: { changed: 1 } })
  })

  test('a node with a code of the contract is made by who holds it, and moving one hands out nothing by the way', async () => {
    const tom = await keeper('upms:menu:create', 'upms:menu:sort')
    const settings = await menuId(admin, 'settings:edit')
    await admin.menus.remove({ path: { id: settings } })
    const node: NonNullable<Configuration['menus']>[number] = {
      code: 'settings:edit',
      parent: 'upms:menu',
      type: 'MENU_PERM_RESOURCE',
      name: 'Edit',
    }
    const made = await apply(tom, await plan(tom, { menus: [node] }))
    expect(made.results).toMatchObject([{ key: 'settings:edit', reason: 'MENU_CODE_NOT_HELD' }])
    // The button that Tom holds, put under the audit's menu, would let him read the audit.
    const sort = (await tom.config.read()).configuration.menus?.find(({ code }) => code === 'upms:menu:sort')
    const move = await apply(tom, await plan(tom, { menus: [{ ...sort!, parent: 'audit' }] }))
    expect(move.results).toContainEqual(expect.objectContaining({ key: 'Keeper', reason: 'CODE_NOT_HELD' }))
    expect(move.state).toBe('Refused')
    expect((await refusal(tom.audit.list())).code).toBe(4)
  })

  test('a plan written by hand is followed only where it is true', async () => {
    const tom = await keeper('upms:role:create')
    const step = (more: object) =>
      ({
        kind: 'role',
        key: 'Keeper',
        action: 'change',
        before: {},
        after: { permissions: ['upms:menu:delete'] },
        ...more,
      }) as Plan['steps'][number]
    const hand = (...steps: Plan['steps']): Plan => ({
      format: 1,
      madeAt: new Date().toISOString(),
      steps,
      problems: [],
      remarks: [],
      counts: { create: 0, change: 0, remove: 0 },
    })
    const results = async (made: Plan) => (await apply(tom, made)).results.map(({ reason }) => reason)
    expect(await results(hand(step({})))).toContain('CONFIG_STEP_CODE')
    expect(await results(hand(step({ action: 'create', before: null })))).toEqual(['CONFIG_MOVED'])
    expect(await results(hand(step({ key: 'Administrator', after: { description: 'Mine' } })))).toEqual(['CONFIG_BUILTIN_ROLE'])
    expect(await results(hand(step({ key: 'Other', action: 'create', before: null, after: { permissions: ['#1'] } })))).toEqual([
      'CONFIG_NO_SUCH_CODE',
    ])
    expect(
      (await refusal(tom.config.apply({ body: { plan: hand(step({ kind: 'menu', key: '#1', action: 'create', before: null })) } }))).reason,
    ).toBe('CONFIG_PLAN_BROKEN')
    expect(
      (
        await refusal(
          tom.config.apply({ body: { plan: { ...hand(), problems: [{ kind: 'role', key: 'x', reason: 'X', message: 'x' }] } } }),
        )
      ).reason,
    ).toBe('CONFIG_PLAN_PROBLEMS')
    expect(await admin.config.read()).toEqual(before)
  })

  test('the last administrator stays', async () => {
    const run = await apply(admin, await plan(admin, { staff: [{ email: 'admin@school.example', roles: [] }] }))
    expect(run).toMatchObject({ state: 'Refused', results: [{ key: 'admin@school.example', reason: 'LAST_ADMINISTRATOR' }] })
    expect((await account(admin, 'admin@school.example')).roles.map(({ name }) => name)).toEqual(['Administrator'])
  })
})

describe('accounts from a file', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await house.person('admin')
    await signIn('admin')
  })
  const csv = (name: string, text: string) => {
    writeFileSync(at(name), text)
    return at(name)
  }

  test('are previewed, asked about, brought in, and unchanged the second time', async () => {
    const file = csv(
      'staff.csv',
      '\uFEFF邮箱,英文名,姓名,类型,角色\r\nwu.tao@school.example,Wu Tao,吴涛,教职工,Menu reader\r\nOFFICE@school.example,Li Na,李娜娜,,\r\n',
    )
    const only = await house.isb(['staff', 'import', file, '--dry-run'])
    expect(only.code).toBe(0)
    expect(only.out).toMatch(/2 +wu.tao@school.example +created/)
    expect(only.out).toMatch(/3 +office@school.example +changed +Chinese name: 李娜 → 李娜娜/)
    expect(only.err).toContain('nothing was changed')
    expect(await house.isb(['staff', 'import', file])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--yes') })
    expect((await admin.staff.list({ query: { search: 'wu.tao@school.example' } })).total).toBe(0)
    expect(await house.isb(['staff', 'import', file, '--yes'])).toMatchObject({ code: 0, err: 'Imported: created 1, changed 1\n' })
    const [made] = (await admin.staff.list({ query: { search: 'wu.tao@school.example' } })).records
    expect(made).toMatchObject({ name: 'Wu Tao', nameZh: '吴涛', type: 'staff', roles: [{ name: 'Menu reader' }] })
    expect((await account(admin, 'office@school.example')).roles.map(({ name }) => name)).toEqual(['Menu reader'])
    const { version } = await account(admin, 'office@school.example')
    const again = await house.isb(['staff', 'import', file, '--yes', '--json'])
    expect(JSON.parse(again.out)).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 2 },
      results: [{ line: 2, outcome: 'unchanged' }, { line: 3 }],
    })
    expect((await account(admin, 'office@school.example')).version).toBe(version)
    expect(house.server.mails).toEqual([])
  })

  test('a hostile file brings nothing in, and every fault is told by line', async () => {
    const file = csv(
      'hostile.csv',
      'email,name,roles,type\n=cmd|\' /C calc\'!A0,Evil,,\nx@school.example,"=HYPERLINK(""http://x"")",Administrators,\nX@school.example,Twice,,\ny@school.example,\u001b[2J,,wizard\nz@school.example,"open',
    )
    const said = await house.isb(['staff', 'import', file, '--yes'])
    expect(said.code).toBe(1)
    expect(said.out.match(/^\d+/gm)).toEqual(['2', '3', '4', '5', '6'])
    expect(said.out).not.toContain('\u001b')
    expect(said.err).toContain('Nothing was imported')
    expect((await admin.staff.list({ query: { search: 'x@school.example' } })).total).toBe(0)
    expect(await house.isb(['staff', 'import', '-', '--yes'], { input: 'email,name,shoe\na@school.example,A,42\n' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('shoe'),
    })
    expect(
      await house.isb(['staff', 'import', '-', '--dry-run', '--ignore-columns'], { input: 'email,name,shoe\na@school.example,A,42\n' }),
    ).toMatchObject({ code: 0 })
  })

  test('of 5,000 rows one bad line keeps all out', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `pupil${index}@school.example,Pupil ${index},student`)
    const whole = ['email,name,type', ...lines]
    const bad = [...whole]
    bad[3210] = 'pupil3209@school.example,Pupil,pupil'
    const refused = await house.isb(['staff', 'import', '-', '--yes', '--lang', 'zh'], { input: bad.join('\n') })
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/^3211 +pupil3209@school.example +拒绝 +无法识别的类型“pupil”/m)
    expect((await admin.staff.list({ query: { search: 'pupil' } })).total).toBe(0)
    expect(await house.isb(['staff', 'import', '-', '--yes'], { input: whole.join('\n') })).toMatchObject({
      code: 0,
      err: 'Imported: created 5000\n',
    })
    expect((await admin.staff.list({ query: { search: 'pupil4999' } })).records[0]).toMatchObject({ name: 'Pupil 4999', type: 'student' })
  })

  test('what an export wrote is what an import finds', async () => {
    for (const lang of ['en', 'zh']) {
      expect((await house.isb(['staff', 'export', '-o', at(`${lang}.csv`), '--lang', lang])).code).toBe(0)
      const said = await house.isb(['staff', 'import', at(`${lang}.csv`), '--dry-run', '--json'])
      expect(JSON.parse(said.out)).toMatchObject({ counts: { created: 0, changed: 0 } })
    }
  })

  test('an importer raises nobody, changes nobody above, and locks out no administrator', async () => {
    const tom = await house.person('nobody')
    const role = await admin.roles.create({ body: { name: 'Importer', menuIds: [await menuId(admin, 'upms:staff:import')] } })
    const { id } = await account(admin, 'nobody@school.example')
    await admin.staff.addRole({ path: { staffId: id, roleId: role.id } })
    type Rows = Input<'staff.import'>['body']['rows']
    const bring = (...rows: Rows) => ended(tom, tom.staff.import({ body: { rows, dryRun: false } }))
    const reasons = async (...rows: Rows) => (await bring(...rows)).results.map(({ reason }) => reason)
    expect(await reasons({ email: 'admin@school.example', name: 'Mine' })).toEqual(['ACCOUNT_HOLDS_MORE'])
    expect(await reasons({ email: 'front@school.example', name: 'Mine' })).toEqual(['ACCOUNT_HOLDS_MORE'])
    expect(await reasons({ email: 'wu.tan@school.example', name: 'Wu Tan', enabled: false })).toEqual(['CODE_NOT_HELD'])
    expect((await refusal(bring({ email: 'nobody@school.example', name: 'Tom Baker', roles: ['Administrator'] }))).code).toBe(4)
    const { version } = await admin.roles.get({ path: { roleId: role.id } })
    const more = ['upms:staff:import', 'upms:staff:assign', 'upms:staff:enable']
    await admin.roles.assign({
      path: { roleId: role.id },
      body: { menuIds: await Promise.all(more.map((code) => menuId(admin, code))), version },
    })
    expect(await reasons({ email: 'nobody@school.example', name: 'Tom Baker', roles: ['Administrator'] })).toEqual(['ADMINISTRATOR_ONLY'])
    expect(await reasons({ email: 'new@school.example', name: 'New', roles: ['Front office'] })).toEqual(['ROLE_NOT_HELD'])
    expect(await reasons({ email: 'nobody@school.example', name: 'Tom Baker', enabled: false })).toEqual(['STAFF_SELF'])
    expect(await bring({ email: 'new@school.example', name: 'New', roles: ['Importer'] })).toMatchObject({
      state: 'Done',
      counts: { created: 1 },
    })
  })
})

describe('a connection that breaks', () => {
  const file = (name: string) => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `many${index}@school.example,${name} ${index}`)
    writeFileSync(at('many.csv'), ['email,name', ...lines].join('\n'))
    return at('many.csv')
  }
  let between: Server
  let polled: (path: string) => 'passes' | 'is cut off' | 'hangs'
  let env: Record<string, string> = {}
  beforeAll(async () => {
    between = createServer((incoming, outgoing) => {
      const path = incoming.url ?? '/'
      const fate = path.includes('/runs/') ? polled(path) : 'passes'
      if (fate === 'is cut off') incoming.socket.destroy()
      if (fate !== 'passes') return
      const onward = request(new URL(path, house.server.url), { method: incoming.method, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(outgoing)
      })
      incoming.pipe(onward)
    })
    await new Promise<void>((resolve) => void between.listen(0, '127.0.0.1', resolve))
    const { port } = between.address() as { port: number }
    env = { ISB_HOST: `http://127.0.0.1:${port}`, ISB_TOKEN: (await house.person('admin')).session()?.token ?? '' }
  })
  afterAll(async () => {
    between.closeAllConnections()
    await new Promise((resolve) => void between.close(resolve))
  })

  test('is taken up again while a run is followed, and the run is done once', async () => {
    let seen = 0
    polled = () => (seen++ < 4 ? 'is cut off' : 'passes')
    const said = await house.isb(['staff', 'import', file('Many'), '--yes'], { env })
    expect(said).toMatchObject({ code: 0, err: expect.stringContaining('Imported: created 20000') })
    expect(said.err.match(/The connection is lost/g)).toHaveLength(1)
    expect((await (await house.person('admin')).staff.list({ query: { search: 'many1999' } })).total).toBe(11)
  })

  test('left with Ctrl-C says how to go on, and the run is watched from another terminal', async () => {
    const firstPoll = new Promise<string>((resolve) => {
      polled = (path) => {
        resolve(path.split('/').at(-1) ?? '')
        return 'hangs'
      }
    })
    const isb = join(import.meta.dirname, '../apps/cli/bin/isb.cjs')
    const child = spawn(process.execPath, [isb, 'staff', 'import', file('Very many'), '--yes'], {
      env: { PATH: process.env['PATH'], ISB_CONFIG_DIR: folder, ISB_LANG: 'en', ...env },
    })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    const id = await firstPoll
    child.kill('SIGINT')
    expect(await new Promise((resolve) => void child.once('close', resolve))).toBe(130)
    expect(err).toContain(`isb runs watch ${id}`)
    const watched = await house.isb(['runs', 'watch', id])
    expect(watched).toMatchObject({ code: 0, err: expect.stringMatching(/Done, 20000 of 20000: changed 20000/) })
  })
})
