// The service that rosters come from is set up, asked, and what came is decided: who is one person, and which edited fields go back.
import { startRosterService, type RosterService } from '../lib/one-roster.ts'
import { edited, school } from '../lib/roster.ts'
import { expect, test as base } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, question, row, toast } from './parts.ts'

const test = base.extend<object, { sis: RosterService }>({
  sis: [
    async ({}, use) => {
      const sis = await startRosterService()
      await use(sis)
      await sis.stop()
    },
    { scope: 'worker' },
  ],
  env: async ({ sis }, use) => use({ OUTBOUND_ALLOW: sis.url }),
})

const roster = edited(school(40), 'users.csv', (text) => text.replace(/^p0,.*$/m, 'p0,,,true,p0,Ada,Teacher0,,t0@riverside.example,,,'))

test('a newcomer sets a service up, fetches a roster, joins two rows, and gives a field back', async ({ sis, house, enter }) => {
  sis.serve(roster)
  const { page, complaints } = await enter('admin', '/settings/base-data')
  const field = (label: string) => page.getByRole('main').getByLabel(label)
  await field('Address').first().fill(sis.base)
  await field('Token address').fill(`${sis.url}/oauth/token`)
  await field('Client').fill(sis.client.id)
  await accessible(page)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await toast(page, 'Settings saved').waitFor()
  await page.getByText('None is kept').waitFor()
  await field('Secret or token').fill(sis.client.secret)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await toast(page, 'Kept').waitFor()
  await page.getByText('One is kept', { exact: true }).waitFor()
  expect(await field('Secret or token').inputValue()).toBe('')

  await page.goto(`${new URL(page.url()).origin}/base-data`)
  await page.getByText('Fetched manually').waitFor()
  await page.getByRole('button', { name: 'Fetch now' }).click()
  await page.waitForURL('**/changes?runId=*')
  await page.getByRole('button', { name: 'Confirm the mapping' }).click()
  await dialog(page).getByRole('button', { name: 'Confirm meanings' }).click()
  await page.getByText('Ready', { exact: true }).first().waitFor()

  await page.getByText('1 row may be the same person as another one').waitFor()
  await page.getByRole('button', { name: 'Look at them' }).click()
  await dialog(page).getByRole('combobox', { name: 'Ada Teacher0 and Ada Teacher0' }).click()
  await page.getByRole('option', { name: 'One person' }).click()
  await accessible(page)
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('For 1 row it is decided').waitFor()
  expect((await page.getByRole('row', { name: /^Guardians/ }).textContent())?.replaceAll(/\s+/g, ' ')).toContain('+39')
  await page.getByRole('button', { name: /^Apply/ }).click()
  await question(page).getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()

  const admin = await house.person('admin')
  const [student] = (await admin.student.list({ query: { search: 'N10010' } })).records
  await admin.student.update({ path: { studentId: student!.id }, body: { version: student!.version, nameZh: '改名' } })
  await page.goto(`${new URL(page.url()).origin}/base-data`)
  await page.getByRole('button', { name: 'Fetch now' }).click()
  await page.getByText('1 record has fields that somebody has edited by hand').waitFor()
  await page.getByRole('link', { name: 'Show them' }).click()
  await row(page, '李逸晨').click()
  await accessible(page)
  await panel(page).getByRole('button', { name: 'Give back to the roster' }).click()
  await page.getByRole('button', { name: 'Apply 1 change' }).waitFor()
  expect(complaints).toEqual([])
})
