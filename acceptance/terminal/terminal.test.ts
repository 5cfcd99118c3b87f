// The same tree from three sides: what the terminal brings in, the SDK finds, and the session's menus show.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, password } from '../lib/house.ts'

const house = openHouse()
const folder = mkdtempSync(join(tmpdir(), 'isb-story-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const signIn = (name: string, input = `${password}\n`) =>
  house.isb(['login', '--host', house.server.url, '--email', `${name}@school.example`, '--password-stdin'], { input })

describe('without a session', () => {
  test('every command says how to sign in, asks nothing, and ends with 4', async () => {
    const said = await house.isb(['menus', 'list'], { exit: 4 })
    expect(said).toMatchObject({ code: 4, out: '' })
    expect(said.err).toContain('isb login')
  })

  test('a wrong password is refused in the reader’s language', async () => {
    const said = await house.isb(
      ['login', '--host', house.server.url, '--email', 'admin@school.example', '--password-stdin', '--lang', 'zh'],
      { input: 'wrong\n', exit: 1 },
    )
    expect(said).toMatchObject({ code: 1, out: '' })
    expect(said.err).toContain('邮箱或密码不正确')
  })
})

describe('signed in', () => {
  beforeAll(async () => void (await signIn('admin')))

  test('a tree file comes in, and is there for the SDK, for the session and for the next export', async () => {
    const file = join(folder, 'library.yaml')
    writeFileSync(
      file,
      `format: isb-menus/1
menus:
  - code: library
    type: MENU_DIR
    name: Library
    nameZh: 图书馆
    children:
      - code: library:loans
        type: MENU
        name: Loans
        nameZh: 借阅
        path: /library/loans
        icon: book-open
        children:
          - code: library:loans:extend
            type: MENU_PERM_RESOURCE
            name: Extend
            nameZh: 续借
`,
    )
    await house.isb(['menus', 'import', file, '--dry-run'])
    const admin = await house.person('admin')
    expect((await admin.menus.page({ query: { search: 'library' } })).total).toBe(0)
    await house.isb(['menus', 'import', file, '--yes'])
    expect((await admin.menus.page({ query: { search: 'library' } })).records.map(({ code, icon }) => [code, icon])).toEqual([
      ['library', ''],
      ['library:loans', 'book-open'],
      ['library:loans:extend', ''],
    ])
    expect((await admin.auth.menus()).map((menu) => menu.nameZh)).toEqual(expect.arrayContaining(['图书馆', '借阅', '续借']))

    const again = await house.isb(['menus', 'import', file, '--yes'], { exit: 1 })
    expect(again.code).toBe(1)
    expect(again.out).toMatch(/\b3\b.*“library”/)
    expect(again.err).toContain('Nothing was imported')
    expect((await admin.menus.page({ query: { search: 'library' } })).total).toBe(3)

    const exported = await house.isb(['menus', 'export'])
    expect(exported.out).toContain(readFileSync(file, 'utf8').split('\n').slice(2, 20).join('\n').trimEnd())
  })

  test('what the built-in role is for is said in the reader’s language, and as it is written down to programs', async () => {
    const { out } = await house.isb(['roles', 'list', '--lang', 'zh'])
    expect(out).toContain('拥有现有及将来的全部权限')
    const [role] = JSON.parse((await house.isb(['roles', 'list', '--json', '--lang', 'zh'])).out)
    expect(role).toMatchObject({ builtin: true, description: 'Holds every permission, present and future' })
  })

  test('what one may not do is refused there too', async () => {
    await signIn('office')
    const said = await house.isb(['menus', 'create', '--type', 'MENU_DIR', '--name', 'Mine', '--json'], { exit: 1 })
    expect(said).toMatchObject({ code: 1, out: '' })
    expect(JSON.parse(said.err)).toMatchObject({ error: { code: 4, reason: 'NO_PERMISSION', permission: 'upms:menu:create' } })
    const { err } = await house.isb(['menus', 'create', '--type', 'MENU_DIR', '--name', 'Mine'], { exit: 1 })
    expect(err).toBe('You do not have permission for this\n  It takes the permission upms:menu:create\n')
    await signIn('admin')
  })

  test('a server that is away is said in one sentence', async () => {
    const said = await house.isb(['menus', 'list'], { env: { ISB_HOST: 'http://127.0.0.1:9', ISB_TOKEN: 'x'.repeat(43) }, exit: 75 })
    expect(said).toMatchObject({ code: 75, out: '' })
    expect(said.err.trim().split('\n').length).toBeLessThanOrEqual(2)
  })
})

const real = process.env['ISB_REAL_DATA'] && join(process.env['ISB_REAL_DATA'], 'menus')
if (real && existsSync(real))
  describe('the trees of others', () => {
    beforeAll(async () => void (await signIn('admin')))

    test('RuoYi’s 85 menus come in whole', async () => {
      const home = await house.isb(['menus', 'create', '--type', 'MENU_DIR', '--name', 'RuoYi', '--code', 'ruoyi'])
      expect(home.code).toBe(0)
      const dump = join(real, 'ruoyi.sys_menu.sql')
      // Two of its rows carry one code: named with both lines, and nothing comes in, until somebody decides.
      const refused = await house.isb(['menus', 'import', dump, '--parent', 'ruoyi', '--yes'], { exit: 1 })
      expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/42.*monitor:cache:list.*41/s) })
      const said = await house.isb(['menus', 'import', dump, '--parent', 'ruoyi', '--drop-duplicate-codes', '--yes'])
      expect(said.code).toBe(0)
      const admin = await house.person('admin')
      const user = (await admin.menus.page({ query: { code: 'system:user:list' } })).records[0]
      expect(user).toMatchObject({ type: 'MENU', nameZh: '用户管理', path: '/system/user' })
      const buttons = (await admin.menus.page({ query: { parentId: user?.id ?? 0 } })).records
      expect(buttons.map(({ code }) => code)).toEqual(
        ['query', 'add', 'edit', 'remove', 'export', 'import', 'resetPwd'].map((verb) => `system:user:${verb}`),
      )
      const [top] = (await admin.menus.page({ query: { code: 'ruoyi' } })).records
      const all = (await admin.menus.page()).records
      const under = (id: number): number => all.filter((menu) => menu.parentId === id).reduce((sum, menu) => sum + 1 + under(menu.id), 0)
      expect(under(top?.id ?? 0)).toBe(85)
      expect((await admin.menus.page({ query: { search: 'http://ruoyi.vip' } })).records).toMatchObject([{ isExternalPath: 1 }])
      // Taken back as one.
      expect(await house.isb(['menus', 'remove', 'ruoyi', '--yes'], { exit: 3 })).toMatchObject({
        err: expect.stringContaining('contains'),
      })
      const removed = await house.isb(['menus', 'remove', 'ruoyi', '--recursive', '--yes'])
      expect(removed).toMatchObject({ code: 0, err: expect.stringContaining('all 85 nodes below it') })
      expect((await admin.menus.page({ query: { search: 'http://ruoyi.vip' } })).total).toBe(0)
    })

    test('pig’s 122 rows come in, and the odd ones are named by line', async () => {
      const said = await house.isb(['menus', 'import', join(real, 'pig.sys_menu.sql'), '--drop-duplicate-codes', '--yes'])
      expect(said.code).toBe(0)
      const line =
        readFileSync(join(real, 'pig.sys_menu.sql'), 'utf8')
          .split('\n')
          .findIndex((text) => text.includes('VALUES (2107,')) + 1
      expect(said.err).toMatch(new RegExp(`\\b${line}\\b`))
      const admin = await house.person('admin')
      const added = (await admin.menus.page({ query: { code: 'sys_user_add' } })).records[0]
      expect(added).toMatchObject({ type: 'MENU_PERM_RESOURCE', nameZh: '用户新增' })
    })
  })
