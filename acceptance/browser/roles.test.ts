// Roles: made, given what they are for by ticks, disabled, deleted; and what each question says of whom it reaches.
import { operationIds, operationOf } from '@isb/sdk'
import type { Page } from 'playwright/test'
import { roleNamed } from '../lib/people.ts'
import type { House, Person } from '../lib/clients.ts'
import { expect, test, type Enter, type Looks } from './fixtures.ts'
import type { Pool } from 'pg'
import { accessible, reflows, signIn, wide } from './lib.ts'
import { keepEditing, panel, question, toast } from './parts.ts'

const sheet = (page: Page) => page.locator('[data-slot=drawer]')
const node = (page: Page, name: string | RegExp) => sheet(page).getByRole('treeitem', { name }).first()
const tick = (page: Page, name: string) => node(page, name).locator('[data-check]').click()
const impact = (page: Page) => page.locator('[data-slot=impact]')

const granted = async (database: Pool, name: string) => {
  const { rows } = await database.query<{ code: string }>(
    'select m.code from role_menu rm join role r on r.id = rm.role_id join menu m on m.id = rm.menu_id where r.name = $1 order by m.code',
    [name],
  )
  return rows.map(({ code }) => code)
}
/** A role with the website link, given to so many made-up people. */
async function makeRole(house: House, name: string, people = 0) {
  const admin = await house.person('admin')
  const website = (await admin.menus.page({ query: { code: 'links:website' } })).records[0]
  const role = await admin.roles.create({ body: { name, menuIds: [website?.id ?? 0] } })
  for (let at = 1; at <= people; at++)
    await admin.staff.create({
      body: { name: `${name} ${at}`, email: `r${role.id}-${at}@school.example`, roleIds: [role.id], invite: false },
    })
  return role
}
async function assigning(enter: Enter, name: string, roleId: number, looks?: Looks) {
  const visit = await enter(name, `/upms/role?id=${roleId}&tab=permissions`, looks)
  await sheet(visit.page).getByRole('tree').waitFor()
  // The tree draws the rows that are in sight alone.
  if (!looks) await visit.page.setViewportSize({ width: wide.width, height: 2400 })
  return visit
}

test.describe('a role', () => {
  test('is made by keyboard, given what it is for, and stands in the list with what it can do', async ({ enter, database }) => {
    const { page, complaints } = await enter('admin', '/upms/role')
    await page.getByRole('button', { name: 'New role' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Name').fill('Canteen')
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Role created').waitFor()

    // What it grants comes next. The search field has the focus; down into the tree, and a button takes its menu and module along.
    await sheet(page).getByRole('tree').waitFor()
    await page.keyboard.type('delete menu')
    await expect.poll(() => sheet(page).getByRole('treeitem').count()).toBe(3)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    expect(await node(page, /^Delete menu/).getAttribute('aria-checked')).toBe('true')
    expect(await node(page, /^Menus/).getAttribute('aria-checked')).toBe('mixed')
    expect(await node(page, /^Administration/).getAttribute('aria-checked')).toBe('mixed')
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Permissions saved').waitFor()
    expect(await granted(database, 'Canteen')).toEqual(['upms', 'upms:menu', 'upms:menu:delete'])
    await panel(page).getByText('can see it and use “Delete menu”').waitFor()
    await panel(page).getByText('Nobody has it').waitFor()
    expect(complaints).toEqual([])
  })

  test('is duplicated with its permissions, under a name of its own', async ({ house, enter, database }) => {
    const role = await makeRole(house, 'Original')
    const { page } = await enter('admin', `/upms/role?id=${role.id}`)
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    const name = page.getByRole('dialog').getByLabel('Name')
    // The name is proposed and selected: a letter replaces it.
    await page.waitForTimeout(300)
    expect(await name.inputValue()).toBe('Original copy')
    await name.fill('ORIGINAL')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('dialog').getByText('Another role has this name').waitFor()
    await name.fill('Second one')
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Role created').waitFor()
    expect(await granted(database, 'Second one')).toEqual(['links', 'links:website'])
  })

  test('is disabled after a question that says who loses what', async ({ house, enter }) => {
    const role = await makeRole(house, 'Paused', 3)
    const { page } = await enter('admin', `/upms/role?id=${role.id}`)
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await question(page).getByText('3 people lose something').waitFor()
    await question(page).getByText('Links and School website').waitFor()
    await question(page).getByText('All 3 people with Paused').waitFor()
    expect((await roleNamed(await house.person('admin'), 'Paused')).enabled).toBe(true)
    await question(page).getByRole('button', { name: 'Disable' }).click()
    await toast(page, 'Paused disabled').waitFor()
    await panel(page).getByText('The role is disabled and grants nothing.').waitFor()
    expect((await roleNamed(await house.person('admin'), 'Paused')).enabled).toBe(false)
  })

  test('is deleted after a question, and its panel goes with it', async ({ house, enter, database }) => {
    const role = await makeRole(house, 'Doomed role', 1)
    const { page } = await enter('admin', `/upms/role?id=${role.id}`)
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await question(page).getByText('Deleted data cannot be recovered.').waitFor()
    await question(page).getByText('1 person loses something').waitFor()
    await question(page).getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Role deleted').waitFor()
    await expect.poll(() => panel(page).count()).toBe(0)
    expect(await granted(database, 'Doomed role')).toEqual([])
  })

  test('that came with the system cannot be changed, and says so', async ({ enter }) => {
    const { page } = await enter('admin', '/upms/role?id=1')
    await panel(page).getByText('It cannot be changed, disabled or deleted.').waitFor()
    await panel(page).getByText('Everything: every screen and every button').waitFor()
    expect(await panel(page).getByRole('button', { name: 'Assign Permission' }).count()).toBe(0)
  })
})

test.describe('Assign Permission', () => {
  /** What changes an open role: what is done before it is opened, and what in its panel. */
  interface Changes {
    readonly before?: (admin: Person, roleId: number) => Promise<unknown>
    readonly act: (page: Page) => Promise<void>
  }
  const choose = async (page: Page, name: string) => {
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const agree = (name: string) => async (page: Page) => {
    await choose(page, name)
    // An answer before the impact is known counts only if nobody is affected.
    await page.locator('[data-slot=impact][aria-busy=false]').waitFor()
    await question(page).or(page.getByRole('dialog')).getByRole('button', { name }).click()
  }
  const changes: Readonly<Record<string, Changes>> = {
    'roles.requireSecondFactor': {
      act: async (page) => {
        await choose(page, 'Require a second factor')
        await question(page).getByRole('button', { name: 'Require it' }).click()
      },
    },
    'roles.allowWithoutSecondFactor': {
      before: (admin, roleId) => admin.roles.requireSecondFactor({ path: { roleId } }),
      act: (page) => choose(page, 'Stop requiring a second factor'),
    },
    'roles.disable': { act: agree('Disable') },
    'roles.enable': { before: (admin, roleId) => admin.roles.disable({ path: { roleId } }), act: agree('Enable') },
    'roles.update': {
      act: async (page) => {
        await panel(page).getByRole('button', { name: 'Edit' }).click()
        await page.getByRole('dialog').getByLabel('Description').fill('Changed a moment ago')
        await page.keyboard.press('Control+Enter')
      },
    },
    'roles.setReach': {
      act: async (page) => {
        await choose(page, 'Students within reach')
        await page.getByRole('dialog').getByRole('combobox').first().click()
        await page.getByRole('option', { name: 'Own classes' }).click()
        await page.keyboard.press('Control+Enter')
      },
    },
  }

  test('has a journey for each change of a role that is open', () => {
    const [own, elsewhere] = ['/roles/{roleId}', ['roles.assign', 'roles.remove']]
    const all = operationIds.filter(
      (id) => operationOf(id).path.startsWith(own) && operationOf(id).method !== 'GET' && !id.endsWith('Impact'),
    )
    expect(Object.keys(changes).toSorted()).toEqual(all.filter((id) => !elsewhere.includes(id)).toSorted())
  })

  for (const [operation, { before, act }] of Object.entries(changes))
    test(`keeps the permissions and the ticks of an open role after ${operation}`, async ({ house, enter, database }) => {
      const name = `Keeps after ${operation}`
      const role = await makeRole(house, name, 1)
      await before?.(await house.person('admin'), role.id)
      const { page } = await enter('admin', `/upms/role?id=${role.id}`)
      await panel(page).getByText('School website').waitFor()
      const answered = page.waitForResponse(
        (response) =>
          response.request().method() !== 'GET' && !response.url().includes('impact') && response.url().includes(`/roles/${role.id}`),
      )
      await act(page)
      expect((await answered).ok()).toBe(true)
      await question(page).or(page.getByRole('dialog')).waitFor({ state: 'detached' })
      await panel(page).getByText('School website').waitFor()
      await panel(page).getByRole('button', { name: 'Assign Permission' }).click()
      await sheet(page).getByRole('tree').waitFor()
      await page.setViewportSize({ width: wide.width, height: 2400 })
      await tick(page, 'School calendar')
      await sheet(page).getByRole('button', { name: 'Save: 1 granted' }).click()
      await toast(page, 'Permissions saved').waitFor()
      expect(await granted(database, name)).toEqual(['links', 'links:calendar', 'links:website'])
    })

  test('marks what is given and what is taken, and says who gains and who loses by it', async ({ house, enter, database }) => {
    const role = await makeRole(house, 'Marked', 2)
    const { page } = await assigning(enter, 'admin', role.id)
    await tick(page, 'School website')
    await tick(page, 'School calendar')
    await node(page, /School website.*revoked/).waitFor()
    await node(page, /School calendar.*granted/).waitFor()
    await impact(page).getByText('2 people lose something, 2 people gain something').waitFor()
    await sheet(page).getByRole('radio', { name: 'Changes' }).check()
    await expect.poll(() => sheet(page).getByRole('treeitem').count()).toBe(3)
    await sheet(page).getByRole('button', { name: 'Save: 1 granted, 1 revoked' }).click()
    await toast(page, 'Permissions saved').waitFor()
    expect(await granted(database, 'Marked')).toEqual(['links', 'links:calendar'])
  })

  test('clears a menu with its buttons, and gives a module whole where that is asked for', async ({ house, enter, database }) => {
    const role = await makeRole(house, 'Whole')
    const { page } = await assigning(enter, 'admin', role.id)
    await tick(page, 'Links')
    await node(page, /School website.*revoked/).waitFor()
    await node(page, /Links.*revoked/).hover()
    await sheet(page).getByRole('button', { name: 'Grant Links with everything in it' }).click()
    await sheet(page).getByRole('button', { name: 'Save: 1 granted' }).click()
    await toast(page, 'Permissions saved').waitFor()
    expect(await granted(database, 'Whole')).toEqual(['links', 'links:calendar', 'links:website'])
  })

  test('asks before ticks are lost, and keeps them over the end of the session', async ({ house, enter, database }) => {
    const role = await makeRole(house, 'Half ticked')
    const { page } = await assigning(enter, 'admin', role.id)
    await tick(page, 'School calendar')
    await page.keyboard.press('Escape')
    await question(page).getByText('Discard 1 change to Half ticked?').waitFor()
    await keepEditing(page)
    await database.query('update session set ended_at = now()')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/login**')
    await signIn(page, 'admin')
    await sheet(page).getByText('These are the boxes you ticked before.').waitFor()
    await sheet(page).getByRole('button', { name: 'Save: 1 granted' }).click()
    await toast(page, 'Permissions saved').waitFor()
    expect(await granted(database, 'Half ticked')).toEqual(['links', 'links:calendar', 'links:website'])
  })

  test('of a role that somebody else has saved meanwhile offers to reload, and no tick is lost', async ({ house, enter, database }) => {
    const role = await makeRole(house, 'Raced')
    const { page } = await assigning(enter, 'admin', role.id)
    await tick(page, 'School calendar')
    const admin = await house.person('admin')
    const audit = (await admin.menus.page({ query: { code: 'audit' } })).records[0]
    await admin.roles.assign({ path: { roleId: role.id }, body: { menuIds: [audit?.id ?? 0], version: 1 } })
    await sheet(page).getByRole('button', { name: /^Save/ }).click()
    await sheet(page).getByText('Somebody else has changed this role.').waitFor()
    await sheet(page).getByRole('button', { name: 'Reload' }).click()
    await node(page, /School calendar.*granted/).waitFor()
    await sheet(page).getByRole('button', { name: 'Save: 2 granted' }).click()
    await toast(page, 'Permissions saved').waitFor()
    // Theirs and mine: the website was theirs to revoke, the calendar and the way to it mine to give.
    expect(await granted(database, 'Raced')).toEqual(['audit', 'links', 'links:calendar', 'upms'])
  })

  test('lets nobody tick what they do not hold, and says why', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const codes = ['upms:role:assign', 'links:website']
    const menuIds = await Promise.all(codes.map(async (code) => (await admin.menus.page({ query: { code } })).records[0]?.id ?? 0))
    const keeper = await admin.roles.create({ body: { name: 'Role keeper', menuIds } })
    const nobody = (await admin.staff.list({ query: { search: 'nobody@school.example' } })).records[0]
    await admin.staff.addRole({ path: { staffId: nobody?.id ?? 0, roleId: keeper.id } })
    const role = await makeRole(house, 'Kept')
    const { page } = await assigning(enter, 'nobody', role.id)
    await sheet(page).getByText('You can only grant permissions that you have.').waitFor()
    const calendar = node(page, 'School calendar: you do not have it yourself')
    expect(await calendar.getAttribute('aria-disabled')).toBe('true')
    await calendar.focus()
    await page.keyboard.press('Space')
    expect(await sheet(page).getByRole('button', { name: 'Nothing to save' }).count()).toBe(1)
    // What they hold they may take, and give again.
    await tick(page, 'School website')
    await sheet(page).getByRole('button', { name: 'Save: 1 revoked' }).waitFor()
    await tick(page, 'School website')
    await sheet(page).getByRole('button', { name: 'Nothing to save' }).waitFor()
  })
})

test.describe('in every look', () => {
  // A phone shows the same parts in another order.
  for (const width of [1440, 390] as const)
    test(`the ticks and the question are accessible and reflow at ${width} px`, async ({ house, enter }) => {
      const role = await roleNamed(await house.person('admin'), 'Front office')
      const { page, complaints } = await enter('admin', `/upms/role?id=${role.id}&tab=permissions`, { width })
      await sheet(page).getByRole('tree').waitFor()
      await sheet(page).locator('[data-check]').nth(1).click()
      await sheet(page).locator('[data-check]').last().click()
      await impact(page).waitFor()
      await accessible(page)
      await reflows(page)
      await page.keyboard.press('Escape')
      await question(page).getByRole('button').last().click()
      await panel(page).getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Disable' }).click()
      await question(page).locator('[data-slot=impact]').waitFor()
      await accessible(page)
      expect(complaints).toEqual([])
    })
})
