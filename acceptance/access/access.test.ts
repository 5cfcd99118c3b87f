// Why somebody may or may not: the answer from the SDK and from the terminal, link by link, held against what the server does.
import { contractCodes } from '@isb/contract'
import type { Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
let zh: Person
beforeAll(async () => {
  admin = await house.person('admin')
  zh = await house.person('admin', 'zh')
  await house.isb(['login', '--email', 'admin@school.example', '--password-stdin'], { input: password })
})

type About = { code: string } | { path: string } | { menuId: number } | { operation: string }
const at = (name: string) => `${name}@school.example`
const account = async (name: string) => {
  const [found] = (await admin.staff.list({ query: { search: at(name) } })).records
  if (!found) throw new Error(`no account ${name}`)
  return found
}
const explain = async (name: string, about: About, who: Person = admin): Promise<Schema<'Explanation'>> =>
  who.access.explain({ query: { staffId: (await account(name)).id, ...about } })
const nodes = async (...codes: string[]) => (await admin.roles.menuOptions()).filter(({ code }) => codes.includes(code)).map(({ id }) => id)
const roleNamed = async (name: string) => (await admin.roles.list({ query: { search: name } })).records[0] ?? { id: 0 }

describe('every link of the chain', () => {
  beforeAll(async () => {
    await admin.staff.create({
      body: { name: 'Off Duty', nameZh: '休假', email: at('off'), invite: false, roleIds: [(await roleNamed('Menu reader')).id] },
    })
    await admin.staff.disable({ path: { staffId: (await account('off')).id } })
    const { id: roleId } = await admin.roles.create({ body: { name: 'Night shift', menuIds: await nodes('upms:menu') } })
    await admin.staff.create({ body: { name: 'Night Owl', nameZh: '夜班', email: at('owl'), invite: false, roleIds: [roleId] } })
    await admin.roles.disable({ path: { roleId } })
    const [undo] = (await admin.menus.page({ query: { code: 'audit:undo' } })).records
    await admin.menus.remove({ path: { id: undo?.id ?? 0 } })
  })

  test.each([
    ['off', { code: 'upms:menu' }, 'ACCOUNT_DISABLED', 'Off Duty cannot: the account is disabled.', '休假不可以：该账号已停用。'],
    [
      'nobody',
      { code: 'upms:menu' },
      'NO_ROLE',
      'Tom Baker cannot: the account has no role. Ask for one of these roles: Menu reader and Menu editor.',
      'Tom Baker 不可以：该账号没有角色。可申请以下角色：Menu reader 和 Menu editor。',
    ],
    [
      'owl',
      { code: 'upms:menu' },
      'ROLES_DISABLED',
      'Night Owl cannot: “Menus” belongs to Night shift, which is disabled. Ask for one of these roles: Menu reader and Menu editor.',
      '夜班不可以：“菜单管理”属于角色 Night shift，但该角色已停用。可申请以下角色：Menu reader 和 Menu editor。',
    ],
    [
      'office',
      { code: 'audit' },
      'NOT_GRANTED',
      'Li Na cannot: the role Menu reader does not include “Audit”. Ask for one of these roles: Auditor.',
      '李娜不可以：角色 Menu reader 没有“审计日志”权限。可申请以下角色：Auditor。',
    ],
    [
      'office',
      { code: 'audit:undo' },
      'NOT_IN_TREE',
      'Li Na cannot: “audit:undo” is not in the menu tree, so no role can grant it.',
      '李娜不可以：“audit:undo”不在菜单树中，任何角色都无法授予。',
    ],
    [
      'admin',
      { code: 'venue:book' },
      'UNKNOWN_CODE',
      'He Jing cannot: no menu or operation uses “venue:book”.',
      '何静不可以：没有菜单或操作使用“venue:book”。',
    ],
  ] as const)('%s, %j: %s', async (name, about, missing, english, chinese) => {
    expect(await explain(name, about)).toMatchObject({ allowed: false, missing, message: english })
    expect(await explain(name, about, zh)).toMatchObject({ missing, message: chinese })
    const said = await house.isb(['explain', at(name), about.code])
    expect(said).toMatchObject({ code: 0 })
    expect(said.out.split('\n')[0]).toBe(english)
    expect(await house.isb(['explain', at(name), about.code, '--exit-code', '--lang', 'zh'], { exit: 1 })).toMatchObject({
      out: expect.stringContaining(chinese),
    })
  })

  test.each([
    ['office', { code: 'upms:menu' }, 'Li Na can: “Menus” comes with the role Menu reader.', '李娜可以：“菜单管理”来自角色 Menu reader。'],
    ['admin', { code: 'audit:undo' }, 'He Jing can: an administrator has every permission.', '何静可以：管理员拥有全部权限。'],
    ['nobody', { operation: 'auth.me' }, 'Tom Baker can: so can everybody who is signed in.', 'Tom Baker 可以：登录后均可使用。'],
    ['off', { operation: 'auth.login' }, 'Off Duty can: it does not require signing in.', '休假可以：无需登录。'],
  ] as const)('%s, %j: allowed', async (name, about, english, chinese) => {
    expect(await explain(name, about)).toMatchObject({ allowed: true, missing: null, wouldGrant: [], message: english })
    expect((await explain(name, about, zh)).message).toBe(chinese)
    expect(await house.isb(['explain', at(name), Object.values(about)[0] ?? '', '--exit-code'])).toMatchObject({
      out: expect.stringContaining(english),
    })
  })

  test('a screen is the same by its code, its route, its node and what it reads with', async () => {
    const [menu] = (await admin.menus.page({ query: { code: 'upms:role' } })).records
    const byCode = await explain('office', { code: 'upms:role' })
    expect(byCode).toMatchObject({ missing: 'NOT_GRANTED', menu: { name: 'Roles', path: '/upms/role' }, operation: null })
    expect(await explain('office', { path: '/upms/role' })).toEqual(byCode)
    expect(await explain('office', { menuId: menu?.id ?? 0 })).toEqual(byCode)
    expect(await explain('office', { operation: 'roles.list' })).toEqual({ ...byCode, operation: 'roles.list' })
    for (const what of ['upms:role', '/upms/role', 'roles.list'])
      expect(JSON.parse((await house.isb(['explain', at('office'), what, '--json'])).out)).toMatchObject({
        code: 'upms:role',
        allowed: false,
      })
  })

  test('a question that has no answer is refused', async () => {
    const staffId = (await account('office')).id
    expect(await refusal(explain('office', { operation: 'venues.book' }))).toMatchObject({ code: 2, reason: 'OPERATION_UNKNOWN' })
    expect(await refusal(explain('office', { path: '/nowhere' }))).toMatchObject({ code: 2, reason: 'ROUTE_UNKNOWN' })
    expect(await refusal(admin.access.explain({ query: { staffId } }))).toMatchObject({ code: 1, reason: 'EXPLAIN_ONE' })
    expect(await refusal(admin.access.explain({ query: { staffId, code: 'audit', path: '/audit' } }))).toMatchObject({
      reason: 'EXPLAIN_ONE',
    })
    expect(await house.isb(['explain', at('who'), 'audit'], { exit: 1 })).toMatchObject({
      out: '',
      err: 'There is no account “who@school.example”\n',
    })
    expect(await house.isb(['explain', at('office'), '/nowhere', '--lang', 'zh'], { exit: 1 })).toMatchObject({ err: '该地址不存在\n' })
  })
})

test.each(['admin', 'it', 'office', 'front', 'nobody'] as const)('what is said of %s is what the server lets pass', async (name) => {
  const { permissions } = await (await house.person(name)).auth.me()
  const staffId = (await account(name)).id
  for (const code of contractCodes)
    expect((await admin.access.explain({ query: { staffId, code } })).allowed, code).toBe(permissions.includes(code))
})

test.each(['admin', 'it', 'office', 'front', 'nobody'] as const)('seen as %s, the menus are those that they get', async (name) => {
  const seen = await admin.staff.menus({ path: { staffId: (await account(name)).id } })
  expect(seen).toEqual(await (await house.person(name)).auth.menus())
})

describe('why Ms Li cannot see Audit', () => {
  test('is found out, put right, and found true, all at the terminal', async () => {
    const li = await house.person('office')
    expect(await refusal(li.audit.list())).toMatchObject({ code: 4, reason: 'NO_PERMISSION' })

    // Her name is all there is to begin with.
    const found = JSON.parse((await house.isb(['staff', 'list', '--search', '李娜', '--json'])).out) as { email: string }[]
    expect(found.map(({ email }) => email)).toEqual([at('office')])
    const menus = await house.isb(['staff', 'menus', at('office')])
    expect(menus.out).toContain('└─ Menus')
    expect(menus.out).not.toContain('Audit')
    const why = await house.isb(['explain', at('office'), '/audit'])
    expect(why.out).toMatch(/Menu reader: Enabled, does not include it[\s\S]+Would grant it +Auditor/)

    await house.isb(['staff', 'give', at('office'), 'Auditor'])
    expect((await li.audit.list()).total).toBeGreaterThan(0)
    expect((await house.isb(['staff', 'menus', at('office')])).out).toContain('Audit')
    expect((await house.isb(['explain', at('office'), '/audit'])).out).toContain('Li Na can: “Audit” comes with the role Auditor.')
  })

  test('and is told at once when somebody disables the role, whom else it hits before', async () => {
    const li = await house.person('office')
    const asked = await house.isb(['roles', 'disable', 'auditor'], { exit: 64 })
    expect(asked).toMatchObject({ code: 64, out: '' })
    expect(asked.err).toMatch(/3 people lose .*“Audit” \(menu\).*: .*Li Na/)
    expect(asked.err).toContain('isb roles disable auditor --yes')
    await li.audit.list()
    await house.isb(['roles', 'disable', 'auditor', '--yes'])
    expect(await refusal(li.audit.list())).toMatchObject({ code: 4 })
    expect((await house.isb(['staff', 'menus', at('office')])).out).not.toContain('Audit')
    expect((await house.isb(['explain', at('office'), 'audit.list'])).out).toContain('“Audit” belongs to Auditor, which is disabled')
  })
})
