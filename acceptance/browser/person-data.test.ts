// Everything kept on a person: taken along as a file, and erased for good, with the name typed.
import { readFileSync } from 'node:fs'
import { madeUpFamily } from '../lib/made-up-family.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, question, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))

test('the file of a person is saved, and the person is erased once the name is typed', async ({ enterList }) => {
  const { mother, child } = await madeUpFamily(admin, 'J-3001')
  const { page, complaints } = await enterList('admin', `/upms/staff?id=${mother.id}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export all data' }).click()
  const saving = page.waitForEvent('download')
  await question(page).getByRole('button', { name: 'Export' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('Mother J-3001.html')
  expect(readFileSync(await file.path(), 'utf8')).toContain('mother.j-3001@family.example')

  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Erase all data' }).click()
  await dialog(page).getByText('Vehicle passes').waitFor()
  await dialog(page).getByText('Bikes rented').waitFor()
  await accessible(page)
  const erase = dialog(page).getByRole('button', { name: 'Erase for good' })
  expect(await erase.isDisabled()).toBe(true)
  await dialog(page).getByLabel('Type the name to confirm').fill('Mother J-3001')
  await erase.click()
  await toast(page, /Mother J-3001.* is erased/).waitFor()
  expect((await admin.staff.list({ query: { search: 'Mother J-3001' } })).total).toBe(0)

  // A student who is still here stays.
  await page.goto(`/student?id=${child.id}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Erase all data' }).click()
  await dialog(page).getByText('enter the last day first').waitFor()
  expect(complaints).toEqual([])
})

/** A person whom notes of three bikes name. */
async function mentioned(name: string, number: string) {
  const [first = '', last = ''] = name.split(' ')
  const person = await admin.staff.create({ body: { name, type: 'parent' } })
  const texts = [`${first} came`, `${first} went`, `The ${last} yard`]
  const bikes = await Promise.all(texts.map((location, at) => admin.bike.create({ body: { number: `${number}-${at}`, location } })))
  const notes = () => Promise.all(bikes.map(async ({ id }) => (await admin.bike.get({ path: { bikeId: id } })).location))
  return { person, notes }
}

test('mentions in other texts are ticked, and only these are taken out', async ({ enterList }) => {
  const { person, notes } = await mentioned('Perpetua Windlass', 'J-W')
  const { page, complaints } = await enterList('admin', `/upms/staff?id=${person.id}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Erase all data' }).click()
  const list = dialog(page).getByRole('list', { name: 'Mentions' })
  await list.getByRole('checkbox', { name: /^Bikes · First name · Perpetua came/ }).click()
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Tick all' }).click()
  await list.getByRole('checkbox', { name: /^Bikes · Family name · The Windlass yard/ }).click()
  await dialog(page).getByLabel('Type the name to confirm').fill('Perpetua Windlass')
  await dialog(page).getByRole('button', { name: 'Erase for good' }).click()
  await toast(page, /Perpetua Windlass.* is erased/).waitFor()
  expect(await notes()).toEqual(['— came', '— went', 'The Windlass yard'])
  expect(complaints).toEqual([])
})

test('the second person sees the ticks of the first one, changes them, and these go', async ({ house, enterList }) => {
  const { person, notes } = await mentioned('Eudora Hollowell', 'J-H')
  await house.server.pool.query('update retention_setting set two_people = true')
  try {
    const { page } = await enterList('admin', `/upms/staff?id=${person.id}`)
    const open = async () => {
      await panel(page).getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name: 'Erase all data' }).click()
      await dialog(page).getByLabel('Type the name to confirm').fill('Eudora Hollowell')
    }
    const tick = (text: string) => dialog(page).getByRole('list', { name: 'Mentions' }).getByRole('checkbox', { name: text })
    await open()
    await tick('Bikes · First name · Eudora came').click()
    await tick('Bikes · Family name · The Hollowell yard').click()
    await dialog(page).getByRole('button', { name: 'Request erasure' }).click()
    await toast(page, 'Erasure requested').waitFor()
    expect(await notes()).toEqual(['Eudora came', 'Eudora went', 'The Hollowell yard'])
    // It was somebody else who asked.
    await house.server.pool.query("update erasure_request set asked_by = (select id from staff where email = 'it@school.example')")
    await page.reload()
    await open()
    await dialog(page).getByText('Their ticks are set below.').waitFor()
    expect(await tick('Bikes · First name · Eudora came').isChecked()).toBe(true)
    expect(await tick('Bikes · First name · Eudora went').isChecked()).toBe(false)
    await tick('Bikes · Family name · The Hollowell yard').click()
    await tick('Bikes · First name · Eudora went').click()
    await dialog(page).getByRole('button', { name: 'Erase for good' }).click()
    await toast(page, /Eudora Hollowell.* is erased/).waitFor()
    expect(await notes()).toEqual(['— came', '— went', 'The Hollowell yard'])
  } finally {
    await house.server.pool.query('update retention_setting set two_people = false')
  }
})
