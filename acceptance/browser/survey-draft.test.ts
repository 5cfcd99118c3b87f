// The forms of a survey are saved by themselves: what was typed outlives a lost connection, a page that is left, and another editor.
import type { BrowserContext, Page } from 'playwright/test'
import { colleague } from '../lib/absence.ts'
import { edit, openSurvey } from '../lib/survey.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, signIn } from './lib.ts'
import { dialog, question } from './parts.ts'

let admin: Person
// One journey ends the sessions of the account.
test.beforeEach(async ({ house }) => void (admin = await house.person('admin')))

const transport = async (surveyId: number) => (await admin.survey.form({ path: { surveyId } })).content.yes.modules[0]!
const nameOf = async (surveyId: number) => (await transport(surveyId)).name.en
const nameField = (page: Page) => page.getByLabel('Module name, EN')
const notSaved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved' })
const back = (page: Page) => page.getByRole('button', { name: 'Back' })

/** Has no save come through until it is called. */
async function holdSaves(context: BrowserContext): Promise<() => Promise<void>> {
  const saves = /\/surveys\/\d+\/form$/
  await context.route(saves, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  return () => context.unroute(saves)
}

test('saves what was typed without a connection once the connection is back', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const { page, context } = await enter('admin', `/admission/form?id=${id}`)
  await nameField(page).waitFor()
  await context.setOffline(true)
  await nameField(page).fill('On the way')
  await notSaved(page).getByText('This browser keeps what you typed, and saves it once the server answers.').waitFor()
  expect(await page.getByText('nothing you typed is lost').count()).toBe(0)
  await context.setOffline(false)
  await expect.poll(() => nameOf(id)).toBe('On the way')
  await page.getByText(/^Saved/).waitFor()
  expect(await notSaved(page).count()).toBe(0)
})

test('saves what was typed a moment before somebody goes back', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const { page, complaints } = await enter('admin', `/admission/form?id=${id}`)
  await nameField(page).fill('On the way')
  await back(page).click()
  await page.waitForURL(({ pathname }) => pathname === '/admission/survey')
  await expect.poll(() => nameOf(id)).toBe('On the way')
  expect(await question(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('asks before somebody leaves with unsaved text, and saves it later all the same', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const { page, context } = await enter('admin', `/admission/form?id=${id}`)
  const letSaves = await holdSaves(context)
  await nameField(page).fill('On the way')
  await back(page).click()
  await question(page).getByText('Leave before all is saved?').waitFor()
  await accessible(page)
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  expect(await nameField(page).inputValue()).toBe('On the way')
  await back(page).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/admission/survey')
  expect(await nameOf(id)).toBe('Getting to school')
  await letSaves()
  await expect.poll(() => nameOf(id)).toBe('On the way')
})

test('takes up what was typed before the page was loaded again, and saves it', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const { page, context } = await enter('admin', `/admission/form?id=${id}`)
  const letSaves = await holdSaves(context)
  await nameField(page).fill('On the way')
  page.on('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect.poll(() => nameField(page).inputValue()).toBe('On the way')
  expect(await nameOf(id)).toBe('Getting to school')
  await letSaves()
  await expect.poll(() => nameOf(id)).toBe('On the way')
})

test('says on a phone that something is not saved, and tries again when asked', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const { page, context } = await enter('admin', `/admission/form?id=${id}`, { width: 390 })
  const letSaves = await holdSaves(context)
  await nameField(page).fill('On the way')
  await notSaved(page).waitFor()
  await expect(notSaved(page)).toBeInViewport()
  await accessible(page)
  await letSaves()
  await notSaved(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => nameOf(id)).toBe('On the way')
  await notSaved(page).waitFor({ state: 'detached' })
})

test('keeps the changes of two people who edit different parts', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const [one, two] = [await enter('admin', `/admission/form?id=${id}`), await enter('admissions', `/admission/form?id=${id}`)]
  for (const { page } of [one, two]) await nameField(page).waitFor()
  await two.context.setOffline(true)
  await two.page.getByLabel('Description, EN').fill('How you come and go')
  await two.page.getByRole('button', { name: 'Add option' }).first().click()
  await two.page.getByLabel('Option 3, EN').fill('Bicycle')
  await nameField(one.page).fill('On the way')
  await one.page.getByRole('button', { name: 'Remove option 2' }).click()
  await expect.poll(() => nameOf(id)).toBe('On the way')
  await expect.poll(async () => (await transport(id)).questions[0]!.options.length).toBe(1)
  await two.context.setOffline(false)
  await expect.poll(async () => (await transport(id)).description.en).toBe('How you come and go')
  const { name, questions } = await transport(id)
  expect([name.en, questions[0]!.options.map(({ text }) => text.en)]).toEqual(['On the way', ['Bus', 'Bicycle']])
  // Either sees what the other one has written.
  await expect.poll(() => nameField(two.page).inputValue()).toBe('On the way')
  await expect.poll(() => one.page.getByLabel('Description, EN').inputValue()).toBe('How you come and go')
  expect(one.complaints).toEqual([])
})

test('shows what two people have written at one place side by side, and saves what is chosen', async ({ house, enter }) => {
  const { id } = await openSurvey(admin)
  const office = await colleague(house, admin, ['admission:survey', 'admission:survey:edit'])
  const { page, context } = await enter('admin', `/admission/form?id=${id}`)
  await nameField(page).waitFor()
  await context.setOffline(true)
  await nameField(page).fill('Mine')
  await page.getByLabel('Module name, 中文').fill('我的')
  await edit(office, id, (own) => void Object.assign(own.yes.modules[0]!.name, { en: 'Theirs', zh: '对方的' }))
  await context.setOffline(false)
  await page.getByText('2 texts were changed by somebody else too.').waitFor()
  // Nothing is written over before somebody has decided, and what was typed stays in the field.
  expect([await nameOf(id), await nameField(page).inputValue()]).toEqual(['Theirs', 'Mine'])
  await page.getByRole('button', { name: 'Compare' }).click()
  const compared = dialog(page).getByRole('listitem').filter({ hasText: 'Yes form › Mine › EN' })
  await compared.getByText('Mine', { exact: true }).waitFor()
  await compared.getByText('Theirs', { exact: true }).waitFor()
  await compared.getByText('Colleague').waitFor()
  await accessible(page)
  await compared.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => nameOf(id)).toBe('Mine')
  await dialog(page).getByRole('button', { name: 'Take theirs' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Module name, 中文').inputValue()).toBe('对方的')
  expect((await transport(id)).name).toEqual({ en: 'Mine', zh: '对方的' })
  await page.getByText(/^Saved/).waitFor()
})

test('offers unsaved text to nobody else on the computer, and to its writer again', async ({ house, enter, database }) => {
  const { id } = await openSurvey(admin)
  const { page, context } = await enter('admin', `/admission/form?id=${id}`)
  const letSaves = await holdSaves(context)
  const endSessions = async (name: string) => {
    await database.query('update session set ended_at = now()')
    await page.getByRole('button', { name: 'Earlier drafts' }).click()
    await page.waitForURL('**/login**')
    await signIn(page, name)
    await nameField(page).waitFor()
  }
  await nameField(page).fill('On the way')
  await notSaved(page).waitFor()
  await endSessions('admissions')
  expect(await nameField(page).inputValue()).toBe('Getting to school')
  await endSessions('admin')
  await expect.poll(() => nameField(page).inputValue()).toBe('On the way')
  admin = await house.person('admin')
  await letSaves()
  await expect.poll(() => nameOf(id)).toBe('On the way')
})

test('asks before somebody signs out with unsaved text, and removes it then', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const { page, context } = await enter('admin', `/admission/form?id=${id}`)
  await holdSaves(context)
  await nameField(page).fill('On the way')
  await back(page).click()
  await question(page).getByRole('button', { name: 'Leave' }).click()
  const signOut = async () => {
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length)
  await signOut()
  await question(page).getByText('Sign out and discard what is not saved?').waitFor()
  await accessible(page)
  await question(page).getByRole('button', { name: 'Stay signed in' }).click()
  expect(await kept()).toBe(1)
  await signOut()
  await question(page).getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login')
  await expect.poll(kept).toBe(0)
})
