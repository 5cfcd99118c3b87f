import type { Page } from 'playwright/test'
import { createIsb } from '@isb/sdk'
import { expect, test, type Enter, type Looks } from './fixtures.ts'
import type { Pool } from 'pg'
import { accessible } from './lib.ts'
import { dialog, panel, row, rows, toast } from './parts.ts'

const field = (page: Page, label: string) =>
  dialog(page)
    .first()
    .getByLabel(new RegExp(`^${label}`))
    .first()
const idOf = async (database: Pool, email: string): Promise<number> =>
  Number((await database.query('select id from staff where email = $1', [`${email}@school.example`])).rows[0].id)

async function openList(enter: Enter, name = 'admin', path = '/upms/staff?pageSize=100&type=staff', looks?: Looks) {
  const visit = await enter(name, path, looks)
  await rows(visit.page).first().waitFor()
  return visit
}

async function openRecord(page: Page, name: string, tab?: string): Promise<void> {
  await row(page, name).click({ position: { x: 200, y: 12 } })
  await panel(page).getByRole('heading', { name }).waitFor()
  if (tab) await panel(page).getByRole('tab', { name: tab }).click()
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: /Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test.describe('an account', () => {
  test('is made by keyboard, once however often one presses, and opens beside the list', async ({ enter, database }) => {
    const { page, complaints } = await openList(enter)
    await page.getByRole('button', { name: 'New account' }).focus()
    await page.keyboard.press('Enter')
    await field(page, 'Name').waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog(page).getByText('Name is required').waitFor()
    await field(page, 'Name').fill('Zhou Wen')
    await field(page, 'Chinese name').fill('周文')
    await field(page, 'Email Address').fill('not an address')
    await page.keyboard.press('Control+Enter')
    await dialog(page).getByText('Please enter a valid email address').waitFor()
    await accessible(page)
    await field(page, 'Email Address').fill('zhou.wen@school.example')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Account created').waitFor()
    await panel(page).getByRole('heading', { name: 'Zhou Wen' }).waitFor()
    await panel(page).getByText('Invited').waitFor()
    await row(page, 'Zhou Wen').waitFor()
    expect((await database.query(`select count(*)::int from staff where email like 'zhou.wen@%'`)).rows[0].count).toBe(1)
    expect(complaints).toEqual([])
  })

  test('with an address that is taken says so under the field, and keeps what was typed', async ({ enter }) => {
    const { page } = await openList(enter)
    await page.getByRole('button', { name: 'New account' }).click()
    await field(page, 'Name').fill('Second Jing')
    await field(page, 'Email Address').fill('admin@school.example')
    await page.keyboard.press('Control+Enter')
    await dialog(page).getByText('Another account has this email address').waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Second Jing')
    await page.keyboard.press('Escape')
    await page.getByText('Discard what you typed?').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  test('that somebody else has changed is shown in both versions, and the person chooses', async ({ house, enter, database }) => {
    const { page } = await openList(enter)
    await act(page, 'Marcus Keller', 'Edit')
    await field(page, 'Name').fill('Marcus A. Keller')
    const admin = await house.person('admin')
    const staffId = await idOf(database, 'it')
    const { version } = await admin.staff.get({ path: { staffId } })
    await admin.staff.update({ path: { staffId }, body: { name: 'Markus Keller', version } })
    await page.keyboard.press('Control+Enter')
    await dialog(page).getByText('You have changed this in another window.').waitFor()
    await dialog(page).getByRole('button', { name: 'Reload' }).click()
    await dialog(page)
      .getByRole('radio', { name: /Theirs.*Markus Keller/ })
      .check()
    // Theirs is saved already: nothing is sent, and closing asks nothing.
    await dialog(page).getByRole('button', { name: 'Save account', disabled: true }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog(page).count()).toBe(0)
    expect((await admin.staff.get({ path: { staffId } })).name).toBe('Markus Keller')
  })

  test('is found in English, in Chinese, by pinyin and by its initials', async ({ enter }) => {
    const { page } = await openList(enter, 'admin', '/upms/staff')
    for (const text of ['Li Na', '李娜', 'lina', 'ln', 'office@']) {
      await page.getByRole('searchbox').fill(text)
      await row(page, 'office@school.example').waitFor()
    }
    expect(page.url()).not.toContain('office')
  })

  test('is deleted only after a question that says it cannot be recovered', async ({ house, enter }) => {
    const admin = await house.person('admin')
    await admin.staff.create({ body: { name: 'Doomed Dan', email: 'doomed@school.example', invite: false } })
    const { page } = await openList(enter)
    await act(page, 'Doomed Dan', 'Delete')
    const question = page.getByRole('alertdialog')
    await question.getByText('Deleted data cannot be recovered.').waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Doomed Dan (doomed@school.example) is deleted').waitFor()
    await expect.poll(() => row(page, 'Doomed Dan').count()).toBe(0)
  })

  test('is out at once when it is disabled, and the question says so before', async ({ house, enter }) => {
    const front = await house.person('front')
    const { page } = await openList(enter)
    await openRecord(page, 'Sun Yue')
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(/All sessions end at once/).waitFor()
    await accessible(page)
    await question.getByRole('button', { name: 'Disable' }).click()
    await panel(page).getByText('Disabled', { exact: true }).waitFor()
    await row(page, 'Sun Yue').getByText('Disabled').waitFor()
    await expect(front.auth.me()).rejects.toMatchObject({ code: 18 })
    await panel(page).getByRole('tab', { name: 'History' }).click()
    await panel(page).getByText('disabled an account').waitFor()
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Enable' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
    await row(page, 'Sun Yue').getByText('Enabled').waitFor()
    await panel(page).getByText('enabled an account').waitFor()
  })

  test('of one’s own can be neither disabled nor deleted, and says why', async ({ enter }) => {
    const { page } = await openList(enter)
    await row(page, 'He Jing')
      .getByRole('button', { name: /Actions for/ })
      .click()
    const disable = page.getByRole('menuitem', { name: /Disable/ })
    expect(await disable.getAttribute('aria-disabled')).toBe('true')
    expect(await disable.textContent()).toContain('You cannot do this to your own account')
  })
})

test.describe('roles', () => {
  test('are given after seeing what that means', async ({ house, enter }) => {
    const { page } = await openList(enter)
    await act(page, 'Tom Baker', 'Roles')
    await dialog(page).getByRole('combobox', { name: 'Roles' }).fill('Menu reader')
    await page.getByRole('option', { name: 'Menu reader' }).click()
    const change = dialog(page).getByRole('region', { name: 'What changes' })
    await change.getByText('Gains').waitFor()
    await change.getByText(/Menus/).waitFor()
    await page.keyboard.press('Control+Enter')
    await toast(page, /Roles of Tom Baker \(.+@.+\) saved/).waitFor()
    await row(page, 'Tom Baker').getByText('Menu reader').waitFor()
    const tom = await house.person('nobody')
    expect((await tom.auth.me()).permissions).toContain('upms:menu')
  })

  test('that one may not give are there, and say why', async ({ house, enter, database }) => {
    const admin = await house.person('admin')
    const { rows: menus } = await database.query(`select id from menu where code in ('upms:staff', 'upms:staff:assign')`)
    const role = await admin.roles.create({ body: { name: 'Role giver', menuIds: menus.map(({ id }) => Number(id)) } })
    await admin.staff.addRole({ path: { staffId: await idOf(database, 'it'), roleId: role.id } })
    const { page } = await openList(enter, 'it')
    expect(await page.getByRole('button', { name: 'New account' }).count()).toBe(0)
    await act(page, 'Li Na', 'Roles')
    await dialog(page).getByRole('combobox', { name: 'Roles' }).click()
    const option = page.getByRole('option', { name: /^Administrator/ })
    expect(await option.getAttribute('aria-disabled')).toBe('true')
    expect(await option.textContent()).toContain('Only an administrator can give or take the Administrator role')
    await option.click({ force: true })
    expect(await dialog(page).getByRole('button', { name: 'Remove Administrator' }).count()).toBe(0)
  })
})

test.describe('access', () => {
  test('is explained: which link is missing, and which role would mend it', async ({ enter }) => {
    const { page } = await openList(enter)
    await openRecord(page, 'Li Na', 'Access')
    await panel(page).getByRole('button', { name: 'Choose a screen or button' }).click()
    await page.getByRole('combobox', { name: 'Name, code or path' }).fill('upms:staff:invite')
    await page.getByRole('option', { name: /^Invite/ }).click()
    await panel(page)
      .getByText(/^Li Na cannot:/)
      .waitFor()
    const chain = panel(page).getByRole('list', { name: 'From the account to the grant' })
    expect(await chain.getByRole('listitem').filter({ hasText: 'missing' }).first().textContent()).toContain('Grant')
    await panel(page).getByText('Roles that would grant it').waitFor()
    await panel(page).getByText('Account desk').last().waitFor()
    await accessible(page)
    await panel(page).getByRole('radio', { name: 'Operation' }).check()
    await panel(page).getByRole('button', { name: 'Choose an operation' }).click()
    await page.getByRole('combobox', { name: 'Name, code or path' }).fill('menus.page')
    await page.getByRole('option', { name: /^menus\.page/ }).click()
    await panel(page)
      .getByText(/^Li Na can: .*Menu reader/)
      .waitFor()
  })

  test('is seen as the person sees it, and nothing can be pressed', async ({ enter }) => {
    const { page } = await openList(enter)
    await openRecord(page, 'Li Na', 'Access')
    await panel(page).getByRole('button', { name: 'See the menu' }).click()
    await dialog(page).getByText('This is what Li Na sees. It is a preview: nothing here can be clicked.').waitFor()
    await dialog(page).getByText('Menus', { exact: true }).waitFor()
    expect(await dialog(page).getByText('Audit', { exact: true }).count()).toBe(0)
    expect(await dialog(page).getByRole('link').count()).toBe(0)
    await accessible(page)
  })
})

test('a service account works by a token that is shown once, until it is revoked', async ({ house, enter, server, database }) => {
  const admin = await house.person('admin')
  const { rows: roles } = await database.query(`select id from role where name = 'Menu reader'`)
  await admin.staff.create({ body: { name: 'Mobile app', email: 'app@school.example', service: true, roleIds: [Number(roles[0].id)] } })
  const { page } = await openList(enter)
  await openRecord(page, 'Mobile app', 'API tokens')
  await panel(page).getByRole('button', { name: 'New API token' }).click()
  await field(page, 'Name').fill('Phone')
  await dialog(page).getByRole('combobox', { name: 'Scopes' }).fill('upms:menu')
  await page.getByRole('option', { name: /^Menus/ }).click()
  await page.keyboard.press('Control+Enter')
  const secret = await dialog(page).getByRole('textbox', { name: 'API token' }).inputValue()
  await accessible(page)
  await page.mouse.click(5, 5)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await panel(page).getByText('Phone').waitFor()
  expect(await page.content()).not.toContain(secret)

  const app = createIsb({
    host: server.url,
    session: { get: () => ({ token: secret, authHeaderSchema: 'Bearer' }), set: () => {}, clear: () => {} },
  })
  expect((await app.menus.page()).total).toBeGreaterThan(0)
  await panel(page).getByRole('button', { name: 'Revoke Phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await toast(page, 'Token revoked').waitFor()
  await panel(page).getByText('Revoked', { exact: true }).waitFor()
  await expect(app.menus.page()).rejects.toMatchObject({ code: 18 })
})

test('whoever ends the sessions of an account says whether its API tokens end with them', async ({ house, enter, server }) => {
  const holder = await house.person('it')
  const expiresAt = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString()
  const { secret: token } = await holder.account.createToken({ body: { name: 'Desk', expiresAt, scopes: ['upms:menu'] } })
  const session = { get: () => ({ token, authHeaderSchema: 'Bearer' as const }), set: () => {}, clear: () => {} }
  const program = createIsb({ host: server.url, session })
  const { page, complaints } = await openList(enter)
  const end = async (tokens: boolean) => {
    await act(page, 'it@school.example', 'End sessions')
    await page.getByRole('alertdialog').getByRole('checkbox', { name: 'Revoke API tokens too', checked: true }).setChecked(tokens)
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  }
  await end(false)
  await expect(holder.auth.me()).rejects.toMatchObject({ code: 18 })
  expect((await program.menus.page()).total).toBeGreaterThan(0)
  await end(true)
  await expect(program.menus.page()).rejects.toMatchObject({ code: 18 })
  expect(complaints).toEqual([])
})

test('forms and dialogs are accessible in Chinese and in the dark', async ({ enter }) => {
  const { page, complaints } = await openList(enter, 'admin', '/upms/staff?type=staff', { locale: 'zh', theme: 'dark', width: 390 })
  await page.getByRole('button', { name: '新建账号' }).click()
  await dialog(page).getByLabel('姓名', { exact: false }).first().waitFor()
  await accessible(page)
  await page.keyboard.press('Escape')
  await row(page, 'admin@school.example').getByText('管理员').waitFor()
  await rows(page)
    .first()
    .click({ position: { x: 200, y: 12 } })
  await panel(page).getByRole('button', { name: '授予和收回角色' }).click()
  await dialog(page).getByText('变化', { exact: true }).waitFor()
  await accessible(page)
  expect(complaints).toEqual([])
})
