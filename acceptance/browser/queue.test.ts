// Working a queue: one cursor, keys that act on what one sees.
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../lib/house.ts'
import { bikesOf, middle, press } from './bike.ts'
import { accessible, openBrowser } from './lib.ts'
import { dialog, enterList, panel, question, row, rows, toast } from './parts.ts'

const house = openBrowser()
let admin: Person
beforeAll(async () => void (admin = await house.person('admin')))
const { asks } = bikesOf(() => admin)
const rentOf = (rentId: number) => admin.bike.getRent({ path: { rentId } })
const enter = (path = '/bike/rent?confirmation=Pending&pageSize=100') => enterList(house, 'bikes', path)

/** The number of the bike in the row with the focus, and in the row with the fill. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? '')
const filled = (page: Page) => page.locator('[data-row][aria-current=true]').allTextContents()
/** Someone who looks at a record before they decide. */
const look = (page: Page) => page.waitForTimeout(300)

describe('one cursor', () => {
  test('moves the open record: fill, focus, panel and the letter are one row', async () => {
    const [first, second, third] = [await asks('Cursor Ann'), await asks('Cursor Ben'), await asks('Cursor Cho')]
    const { page, complaints } = await enter()
    await row(page, first.bike.number).click(middle)
    await panel(page).getByRole('heading', { name: first.bike.number }).waitFor()
    await press(page, 'ArrowDown')
    await press(page, 'j')
    await panel(page).getByRole('heading', { name: third.bike.number }).waitFor()
    expect(await filled(page)).toEqual([expect.stringContaining(third.bike.number)])
    expect(await focused(page)).toContain(third.bike.number)
    expect(page.url()).toContain(`id=${third.id}`)
    await press(page, 'k')
    await panel(page).getByRole('heading', { name: second.bike.number }).waitFor()
    await look(page)
    await press(page, 'c')
    await toast(page, 'Rent confirmed').waitFor()
    const states = await Promise.all([first, second, third].map(async ({ id }) => (await rentOf(id)).confirmation))
    expect(states).toEqual(['Pending', 'Confirmed', 'Pending'])
    expect(complaints).toEqual([])
  })

  test('moves from within the panel too, and a key that is held down asks for the last record alone', async () => {
    const first = await asks('Held Ann')
    for (const name of ['Held Ben', 'Held Cho']) await asks(name)
    const last = await asks('Held Dan')
    const { page } = await enter(`/bike/rent?confirmation=Pending&pageSize=100&id=${first.id}`)
    await panel(page).getByText('0 of 1 bikes out').waitFor()
    await panel(page).focus()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('allowance') && asked.push(request.url()))
    for (let steps = 0; steps < 3; steps++) await page.keyboard.down('ArrowDown')
    await page.keyboard.up('ArrowDown')
    await panel(page).getByRole('heading', { name: last.bike.number }).waitFor()
    await panel(page).getByText('0 of 1 bikes out').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('[data-slot=detail-panel]') !== null)).toBe(true)
    expect(asked).toHaveLength(1)
  })

  test('stays with the open record while boxes of other rows are ticked', async () => {
    const [first, second] = [await asks('Tick Ann'), await asks('Tick Ben')]
    const { page } = await enter()
    await row(page, first.bike.number).click(middle)
    await panel(page).getByRole('heading', { name: first.bike.number }).waitFor()
    await row(page, second.bike.number).locator('[data-tick]').click()
    await look(page)
    await press(page, 'c')
    await expect.poll(async () => (await rentOf(first.id)).confirmation).toBe('Confirmed')
    expect((await rentOf(second.id)).confirmation).toBe('Pending')
  })

  test('is where a link leads, in sight and with the keys at hand', async () => {
    for (let more = 0; more < 12; more++) await asks(`Link ${String.fromCharCode(65 + more)}`)
    const last = await asks('Link Last')
    const { page } = await enter(`/bike/rent?confirmation=Pending&pageSize=100&id=${last.id}`)
    await panel(page).getByRole('heading', { name: last.bike.number }).waitFor()
    const seen = () =>
      page.evaluate(() => {
        const [open, grid] = [document.querySelector('[data-open]'), document.querySelector('[role=grid]')]
        return open && grid ? open.getBoundingClientRect().bottom <= grid.getBoundingClientRect().bottom : false
      })
    await expect.poll(seen).toBe(true)
    await look(page)
    await press(page, 'c')
    await expect.poll(async () => (await rentOf(last.id)).confirmation).toBe('Confirmed')
  })
})

describe('letters', () => {
  test('act where their button stands, and nowhere else', async () => {
    const rent = await asks('Letter Ann')
    await admin.bike.confirmRent({ path: { rentId: rent.id } })
    const { page } = await enter(`/bike/rent?id=${rent.id}`)
    await panel(page).getByText('Confirmed').first().waitFor()
    await panel(page).focus()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    for (const key of ['c', 'r']) {
      await look(page)
      await press(page, key)
    }
    await look(page)
    expect(await question(page).count()).toBe(0)
    expect(await page.locator('[data-slot=toast]').count()).toBe(0)
    expect(sent).toEqual([])
  })

  test('decide nothing while they are held down, nor while something is typed', async () => {
    const rent = await asks('Typed Ann')
    const { page } = await enter()
    await row(page, rent.bike.number).click(middle)
    await panel(page).getByRole('heading', { name: rent.bike.number }).waitFor()
    await press(page, '/')
    await page.keyboard.type('cr')
    expect(await page.getByRole('searchbox').inputValue()).toBe('cr')
    expect((await rentOf(rent.id)).confirmation).toBe('Pending')
  })

  test('and all other keys are told by “?”, and can be switched off', async () => {
    const rent = await asks('Sheet Ann')
    const { page } = await enter()
    await press(page, 'ArrowDown')
    expect(await focused(page)).not.toBe('')
    await press(page, '?')
    await dialog(page).getByText('Confirm rent').waitFor()
    await accessible(page)
    await dialog(page)
      .getByRole('switch', { name: /^Single keys/ })
      .click()
    await press(page, 'Escape')
    await row(page, rent.bike.number).focus()
    await press(page, 'c')
    await press(page, '?')
    await look(page)
    expect(await dialog(page).count()).toBe(0)
    expect((await rentOf(rent.id)).confirmation).toBe('Pending')
  })

  test('stand on the buttons that decide, and Ctrl Enter on the question', async () => {
    const rent = await asks('Shown Ann')
    const { page } = await enter()
    await row(page, rent.bike.number).click(middle)
    const [confirm, reject] = ['Confirm rent', 'Reject'].map((name) => panel(page).getByRole('button', { name }))
    await expect.poll(() => confirm?.locator('kbd').textContent()).toBe('C')
    expect(await reject?.locator('kbd').textContent()).toBe('R')
    await look(page)
    await press(page, 'r')
    await expect.poll(() => question(page).locator('kbd').allTextContents()).toEqual(['Ctrl', '⏎'])
  })
})

test('↓ or J from anywhere goes into the list, also from its search', async () => {
  const { page } = await enter()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await press(page, 'j')
  expect(await focused(page)).toBe(await rows(page).first().textContent())
  await press(page, 'j')
  expect(await focused(page)).toBe(await rows(page).nth(1).textContent())
  await press(page, '/')
  await press(page, 'ArrowDown')
  expect(await focused(page)).toBe(await rows(page).nth(1).textContent())
  expect(await panel(page).count()).toBe(0)
})
