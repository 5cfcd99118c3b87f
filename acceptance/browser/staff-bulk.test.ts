// A role taken from many: who would lose what is shown before.
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { question, row, toast } from './parts.ts'

test('a role is taken from many only after seeing who loses what, and who keeps it through another', async ({ house, enterList }) => {
  const admin = await house.person('admin')
  const screen = await admin.menus.create({ body: { type: 'MENU', name: 'Tool shed', path: '/shed' } })
  const [shed, garden] = [
    await admin.roles.create({ body: { name: 'Shed keepers', menuIds: [screen.id] } }),
    await admin.roles.create({ body: { name: 'Gardeners', menuIds: [screen.id] } }),
  ]
  const people: Record<string, number[]> = {
    'Shed Ada': [shed.id],
    'Shed Bea': [shed.id, garden.id],
    'Shed Cai': [shed.id],
    'Shed Dan': [],
  }
  for (const [name, roleIds] of Object.entries(people))
    await admin.staff.create({ body: { name, email: `${name.replace(' ', '.')}@school.example`, roleIds, invite: false } })
  const membersOf = async () => (await admin.roles.get({ path: { roleId: shed.id } })).members

  const { page, complaints } = await enterList('admin', '/upms/staff?pageSize=500&type=staff')
  for (const name of Object.keys(people)) await row(page, name).locator('[data-tick]').click()
  await page.getByRole('button', { name: 'Take a role' }).click()
  await question(page).getByText('Take a role from 4 accounts').waitFor()
  expect(await question(page).locator('[data-slot=impact]').count()).toBe(0)
  await question(page).getByRole('combobox').click()
  await page.getByRole('option', { name: 'Gardeners' }).click()
  await question(page).getByText('1 of 4 have it now').waitFor()
  await question(page).getByText('Nobody gains or loses anything').waitFor()
  await question(page).getByRole('combobox').click()
  await page.getByRole('option', { name: 'Shed keepers' }).click()
  await question(page).getByText('3 of 4 have it now').waitFor()
  await question(page).getByText('2 people lose something').waitFor()
  await question(page).getByText('Tool shed').waitFor()
  await question(page).getByRole('img', { name: 'Shed Ada' }).waitFor()
  await question(page).getByRole('img', { name: 'Shed Cai' }).waitFor()
  await question(page).getByText('1 more keeps it as Gardeners').waitFor()
  await accessible(page)
  expect(await membersOf()).toBe(3)
  await question(page).getByRole('button', { name: 'Take role' }).click()
  await toast(page, 'Role taken from 4 accounts').waitFor()
  expect(await membersOf()).toBe(0)
  expect(complaints).toEqual([])
})
