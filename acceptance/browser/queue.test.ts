// Working a queue: one cursor, keys that act on what one sees.
import type { Page } from 'playwright/test'
import { bikesOf, middle, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Enter } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, question, row, rows, toast } from './parts.ts'

test.use({ env: { HELD_MS: '120000' } })
let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))
const { asks } = bikesOf(() => admin)
const rentOf = (rentId: number) => admin.bike.getRent({ path: { rentId } })
const openList = (enterList: Enter, path = '/bike/rent?confirmation=Pending&pageSize=100') => enterList('bikes', path)

/** The number of the bike in the row with the focus, and in the row with the fill. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? '')
const filled = (page: Page) => page.locator('[data-row][aria-current=true]').allTextContents()
/** Someone who looks at a record before they decide. */
const look = (page: Page) => page.waitForTimeout(300)

test.describe('one cursor', () => {
  test('moves the open record: fill, focus, panel and the letter are one row', async ({ enterList }) => {
    const [first, second, third] = [await asks('Cursor Ann'), await asks('Cursor Ben'), await asks('Cursor Cho')]
    const { page, complaints } = await openList(enterList)
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
    await toast(page, / is out/).waitFor()
    const states = await Promise.all([first, second, third].map(async ({ id }) => (await rentOf(id)).confirmation))
    expect(states).toEqual(['Pending', 'Confirmed', 'Pending'])
    expect(complaints).toEqual([])
  })

  test('moves from within the panel too, and a key that is held down asks for the last record alone', async ({ enterList }) => {
    const first = await asks('Held Ann')
    for (const name of ['Held Ben', 'Held Cho']) await asks(name)
    const last = await asks('Held Dan')
    const path = `/bike/rent?confirmation=Pending&pageSize=100&id=${first.id}`
    const { page } = await openList(enterList, path)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('allowance') && asked.push(request.url()))
    // Where the machine is too slow to draw as fast as a key repeats, each record had its rest: the key is held down once more.
    for (let round = 0; round < 6 && asked.length !== 1; round++) {
      if (round > 0) await page.goto(path)
      await panel(page).getByRole('heading', { name: first.bike.number }).waitFor()
      await panel(page).getByText('Bikes out: 0 of 1').waitFor()
      await panel(page).focus()
      asked.length = 0
      await page.evaluate(async () => {
        for (let steps = 0; steps < 3; steps++) {
          document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, repeat: steps > 0 }))
          await new Promise(requestAnimationFrame)
        }
      })
      await panel(page).getByRole('heading', { name: last.bike.number }).waitFor()
      await panel(page).getByText('Bikes out: 0 of 1').waitFor()
      expect(await page.evaluate(() => document.activeElement?.closest('[data-slot=detail-panel]') !== null)).toBe(true)
    }
    expect(asked).toHaveLength(1)
  })

  test('stays with the open record while boxes of other rows are ticked', async ({ enterList }) => {
    const [first, second] = [await asks('Tick Ann'), await asks('Tick Ben')]
    const { page } = await openList(enterList)
    await row(page, first.bike.number).click(middle)
    await panel(page).getByRole('heading', { name: first.bike.number }).waitFor()
    await row(page, second.bike.number).locator('[data-tick]').click()
    await look(page)
    await press(page, 'c')
    await expect.poll(async () => (await rentOf(first.id)).confirmation).toBe('Confirmed')
    expect((await rentOf(second.id)).confirmation).toBe('Pending')
  })

  test('is where a link leads, in sight and with the keys at hand', async ({ enterList }) => {
    for (let more = 0; more < 12; more++) await asks(`Link ${String.fromCharCode(65 + more)}`)
    const last = await asks('Link Last')
    const { page } = await openList(enterList, `/bike/rent?confirmation=Pending&pageSize=100&id=${last.id}`)
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

test.describe('letters', () => {
  test('act where their button stands, and nowhere else', async ({ enterList }) => {
    const rent = await asks('Letter Ann')
    await admin.bike.confirmRent({ path: { rentId: rent.id } })
    const { page } = await openList(enterList, `/bike/rent?id=${rent.id}`)
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

  test('say “Already confirmed” to the person who confirmed it in another tab, not their own name', async ({ house, enterList }) => {
    const rent = await asks('Twice Ann')
    const { page } = await openList(enterList, `/bike/rent?confirmation=Pending&pageSize=100&id=${rent.id}`)
    await panel(page).getByText('Bikes out: 0 of 1').waitFor()
    await panel(page).focus()
    await press(page, 'r')
    await question(page)
      .getByLabel(/^Reason/)
      .fill('Too late')
    const otherTab = await house.person('bikes')
    await otherTab.bike.confirmRent({ path: { rentId: rent.id } })
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Already confirmed').waitFor()
    expect(await page.getByText('was first').count()).toBe(0)
  })

  test('decide nothing while they are held down, nor while something is typed', async ({ enterList }) => {
    const rent = await asks('Typed Ann')
    const { page } = await openList(enterList)
    await row(page, rent.bike.number).click(middle)
    await panel(page).getByRole('heading', { name: rent.bike.number }).waitFor()
    await press(page, '/')
    await page.keyboard.type('cr')
    expect(await page.getByRole('searchbox').inputValue()).toBe('cr')
    expect((await rentOf(rent.id)).confirmation).toBe('Pending')
  })

  test('and all other keys are told by “?”, and can be switched off', async ({ enterList }) => {
    const rent = await asks('Sheet Ann')
    const { page } = await openList(enterList)
    await press(page, 'ArrowDown')
    expect(await focused(page)).not.toBe('')
    await press(page, '?')
    await dialog(page).getByText('Confirm rent').waitFor()
    await accessible(page)
    await dialog(page)
      .getByRole('switch', { name: /^Use single-key/ })
      .click()
    await press(page, 'Escape')
    await row(page, rent.bike.number).focus()
    await press(page, 'c')
    await press(page, '?')
    await look(page)
    expect(await dialog(page).count()).toBe(0)
    expect((await rentOf(rent.id)).confirmation).toBe('Pending')
  })

  test('stand on the buttons that decide, and Ctrl Enter on the question', async ({ enterList }) => {
    const rent = await asks('Shown Ann')
    const { page } = await openList(enterList)
    await row(page, rent.bike.number).click(middle)
    const [confirm, reject] = ['Confirm rent', 'Reject'].map((name) => panel(page).getByRole('button', { name }))
    await expect.poll(() => confirm?.locator('kbd').textContent()).toBe('C')
    expect(await reject?.locator('kbd').textContent()).toBe('R')
    await look(page)
    await press(page, 'r')
    await expect.poll(() => question(page).locator('kbd').allTextContents()).toEqual(['Ctrl', '⏎'])
  })
})

test('↓ or J from anywhere goes into the list, also from its search', async ({ enterList }) => {
  const { page } = await openList(enterList)
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

test.describe('decide, next', () => {
  const shown = (page: Page) => page.locator('[data-slot=pagination] [role=status]').textContent()
  const count = async (page: Page) =>
    Number(/\d+/.exec((await page.getByRole('tab', { name: /^Pending/ }).textContent()) ?? '')?.[0] ?? 'none')

  test('ten requests take twelve keys, each with its rule seen, and then all is done', async ({ enterList, database }) => {
    await database.query(`update bike_rent set confirmation = 'Cancelled', decided_at = now() where confirmation = 'Pending'`)
    const waiting = []
    for (let more = 0; more < 10; more++) waiting.push(await asks(`Ten ${String.fromCharCode(65 + more)}`))
    const { page, complaints } = await openList(enterList, '/bike/rent')
    await expect.poll(() => count(page)).toBe(10)
    let keys = 0
    const key = async (name: string) => {
      keys++
      await press(page, name)
    }
    await key('ArrowDown')
    await key('Enter')
    for (const [at, rent] of waiting.entries()) {
      await panel(page).getByRole('heading', { name: rent.bike.number }).waitFor()
      await panel(page).getByText('Bikes out: 0 of 1. Within the limit.').waitFor()
      await look(page)
      await expect.poll(() => shown(page)).toBe(at === 0 ? '1–10 of 10' : `${at} decided just now · ${10 - at} left`)
      await expect.poll(() => count(page)).toBe(10 - at)
      await expect.poll(() => rows(page).filter({ hasText: 'just now' }).count()).toBe(at)
      await key('c')
    }
    await page.getByText('All done').waitFor()
    await page.getByText(/^10 decided in \d+ (seconds?|minutes?)\.$/).waitFor()
    await accessible(page)
    expect(await panel(page).count()).toBe(0)
    expect(keys).toBe(12)
    for (const { id } of waiting) expect((await rentOf(id)).confirmation).toBe('Confirmed')
    expect(complaints).toEqual([])
    // Who asks meanwhile is seen at once.
    const late = await asks('Ten Late')
    await row(page, late.bike.number).waitFor()
  })

  test('a second press in haste does not decide what has just been opened', async ({ enterList }) => {
    const [first, second] = [await asks('Haste Ann'), await asks('Haste Ben')]
    const { page } = await openList(enterList)
    await row(page, first.bike.number).click(middle)
    await panel(page).getByText('Bikes out: 0 of 1').waitFor()
    // As soon as the next one stands there, however slow the machine.
    await panel(page).evaluate((shown, number) => {
      const pressing = new MutationObserver(() => {
        if (!shown.querySelector('h2')?.textContent?.includes(number)) return
        pressing.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }))
      })
      pressing.observe(document.body, { subtree: true, childList: true, characterData: true })
    }, second.bike.number)
    await press(page, 'c')
    await panel(page).getByRole('heading', { name: second.bike.number }).waitFor()
    await panel(page).getByText('Bikes out: 0 of 1').waitFor()
    expect((await rentOf(second.id)).confirmation).toBe('Pending')
  })

  test('after a rejection too, with the focus where it was', async ({ enterList }) => {
    const [first, second] = [await asks('Reject Ann'), await asks('Reject Ben')]
    const { page } = await openList(enterList)
    await row(page, first.bike.number).click(middle)
    await panel(page).getByText('Bikes out: 0 of 1').waitFor()
    await press(page, 'r')
    await question(page)
      .getByLabel(/^Reason/)
      .fill('The saddle is loose')
    await press(page, 'Control+Enter')
    await panel(page).getByRole('heading', { name: second.bike.number }).waitFor()
    await expect.poll(() => focused(page)).toContain(second.bike.number)
    expect(await filled(page)).toEqual([expect.stringContaining(second.bike.number)])
  })

  test('not for whoever wants to stay on the record', async ({ enter }) => {
    const [first, second] = [await asks('Stay Ann'), await asks('Stay Ben')]
    const { page } = await enter('bikes', '/account')
    await page.getByRole('switch', { name: 'After a decision, open the next request' }).click()
    await page.goto(`/bike/rent?pageSize=100&id=${first.id}`)
    await panel(page).getByText('Bikes out: 0 of 1').waitFor()
    await press(page, 'c')
    await panel(page).locator('header').getByText('Confirmed').waitFor()
    await look(page)
    expect(page.url()).toContain(`id=${first.id}`)
    expect((await rentOf(second.id)).confirmation).toBe('Pending')
  })

  test('a queue opens on what waits; all is a tab, which a link keeps', async ({ enterList }) => {
    const [done, waits] = [await asks('Open Ann'), await asks('Open Ben')]
    await admin.bike.confirmRent({ path: { rentId: done.id } })
    const { page } = await openList(enterList, '/bike/rent')
    await row(page, waits.bike.number).waitFor()
    expect(await row(page, done.bike.number).count()).toBe(0)
    await page.getByRole('tab', { name: 'All' }).click()
    await row(page, done.bike.number).waitFor()
    expect(page.url()).toContain('confirmation=all')
    await page.reload()
    await row(page, done.bike.number).waitFor()
  })
})
