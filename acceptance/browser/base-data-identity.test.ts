// Base data: rows of a roster that may be somebody who is here already.
import { school, zipped } from '../lib/roster.ts'
import { dialog } from './bike.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { question, row } from './parts.ts'

test('asks about a row that may be somebody who is here before anything is applied', async ({ house, enterList }) => {
  const admin = await house.person('admin')
  await admin.student.create({
    body: { studentNumber: 'N10003', name: 'Amelie Larsen', nameZh: '拉森', enteredOn: '2026-08-17', grade: 'G2' },
  })
  await admin.student.create({ body: { studentNumber: 'N10004', name: 'Yutong Wang', enteredOn: '2026-08-17', grade: 'G1' } })
  const { id: runId } = await admin.baseData.read({ query: { name: 'asks.zip' }, body: zipped(school(40)) })
  const state = async () => (await admin.baseData.get({ path: { runId } })).state
  await expect.poll(state, { timeout: 60_000 }).not.toBe('Reading')
  if ((await state()) === 'Unmapped') await admin.baseData.map({ path: { runId }, body: { meanings: [] } })
  await expect.poll(state, { timeout: 60_000 }).toBe('Unanswered')

  const { page, complaints } = await enterList('admin', `/base-data/changes?runId=${runId}&outcome=Changed`)
  await page.getByText('Needs answers').first().waitFor()
  await page.getByText('1 row may be a person who is here already').waitFor()
  expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0)
  // A change of name reads as the old and the new one.
  await expect(row(page, 'N10004')).toContainText('Yutong Wang')
  await expect(row(page, 'N10004')).toContainText('王雨桐')
  await page.getByRole('button', { name: 'Answer' }).click()
  await dialog(page).getByRole('row', { name: 'Name Amelie Larsen 王浩然' }).waitFor()
  await dialog(page)
    .getByRole('row', { name: /^Guardians – / })
    .waitFor()
  await accessible(page)
  await dialog(page).getByRole('combobox', { name: '王浩然 and Amelie Larsen' }).click()
  await page.getByRole('option', { name: 'Two people' }).click()
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Ready', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Apply/ }).click()
  await question(page).getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor()
  const { records } = await admin.student.list({ query: { search: 'N1000' } })
  expect(records.find(({ studentNumber }) => studentNumber === 'N10003')).toMatchObject({ name: 'Amelie Larsen' })
  expect(records.find(({ studentNumber }) => studentNumber === 'N10004')).toMatchObject({ name: '王雨桐' })
  expect(complaints).toEqual([])
})
