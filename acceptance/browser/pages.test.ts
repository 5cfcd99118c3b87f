// Every page that a module of the console declares: it opens, it is accessible in every look and at every width, and what a list derives
// from the contract works there: panel, history, a filter from the address. What is special to a module stands in its own journey.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { values, type EnumName, type FormField, type ListMetadata } from '@isb/contract/metadata'
import * as contract from '@isb/contract/modules'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accessible, accessibleNow, noWider, phone, readableInBoth, reflows, resize, wide } from './lib.ts'
import { panel, rows } from './parts.ts'

type Fields = Readonly<Record<string, FormField>>

// The audit opens on what was changed: there is such a thing.
test.beforeAll(async ({ house }) => {
  const admin = await house.person('admin')
  const { version } = await admin.settings.get()
  await admin.settings.update({ body: { help: 'Desk 1', version } })
})
const folder = join(import.meta.dirname, '../../apps/console/src/modules')
const lists = Object.assign({}, ...Object.values(contract).map((module) => module.lists)) as Readonly<Record<string, ListMetadata>>
const forms = Object.assign({}, ...Object.values(contract).map((module) => module.forms)) as Readonly<Record<string, Fields>>

/** The pages as the modules' objects declare them, each with the list that its screen is of. */
const pages = readdirSync(folder, { withFileTypes: true }).flatMap(({ name: module }) => {
  const index = join(folder, module, 'index.ts')
  const declared = existsSync(index) ? readFileSync(index, 'utf8') : ''
  const found = declared.matchAll(/path: '([^']+)',(?:(?!path:)[\s\S])*?screen: \(\) => import\('\.\/([^']+)'\)/g)
  return [...found].map(([, path = '', screen = '']) => {
    const text = readFileSync(join(folder, module, screen), 'utf8')
    // A board stands in place of its list.
    const list = /^ +instead: /m.test(text) ? undefined : /listScreen\('([\w.]+)'/.exec(text)?.[1]
    // A form of which the screen says no more than the operation.
    const form = /^ {2}create: '([\w.]+)'/m.exec(text)?.[1]
    const creates = /^ {2}create: /m.test(text)
    return { path, creates, metadata: list === undefined ? undefined : lists[list], fields: form === undefined ? undefined : forms[form] }
  })
})
const listed = pages.flatMap(({ path, metadata }) => (metadata ? [{ path, metadata }] : []))
/** Forms that follow from the contract alone: `npm run new` writes one. */
const made = pages.flatMap(({ path, fields }) => (fields ? [{ path, fields }] : []))
/** Lists with a form for a new record. */
const creating = pages.filter(({ creates }) => creates)
/** For each list a filter whose values the contract names, set to its first one. */
const filtered = listed.flatMap(({ path, metadata: { filters } }) => {
  const [name, kind] = Object.entries(filters).find(([, each]) => each in values || each === 'boolean') ?? []
  return name && kind ? [{ path, name, value: kind === 'boolean' ? 'true' : values[kind as EnumName][0] }] : []
})

/** Opens the first record of a list, which is accessible, and what happened to it too where that is told; and closes it. */
async function lookAtFirst(page: Page, { history }: ListMetadata, within?: string): Promise<void> {
  const isPhone = page.viewportSize()?.width === phone.width
  // On a phone a list may take turns with what stands beside it.
  const turns = page.getByRole('radiogroup', { name: 'What is shown' }).getByRole('radio')
  if (await turns.count()) await turns.last().check()
  await rows(page)
    .first()
    .click({ position: { x: 200, y: 12 } })
  await panel(page).locator('[data-slot=fields]').first().waitFor()
  await accessible(page, within)
  if (history) {
    await panel(page).getByRole('tab', { name: 'History' }).click()
    await panel(page).locator('[data-slot=timeline], [data-slot=blank]').first().waitFor()
    // On a phone it is the same, narrower.
    await (isPhone ? noWider(page) : accessible(page, '[data-slot=detail-panel]'))
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => panel(page).count()).toBe(0)
}

// The pages know nothing of each other, so several workers walk at once, each with a server of its own.
test.describe.configure({ mode: 'parallel' })

test('the walk finds the pages: lists, and those that are none', () => {
  expect(listed.length).toBeGreaterThanOrEqual(8)
  expect(pages.length).toBeGreaterThanOrEqual(listed.length + 6)
})

for (const { path, metadata } of pages)
  test(`${path} and its first record are accessible in every look, wide and on a phone, and reflow`, async ({ enter }) => {
    const { page, complaints } = await enter('admin', path)
    await page.locator('h1').first().waitFor()
    await expect.poll(() => page.locator('[data-slot=skeleton]').count()).toBe(0)
    // On a desk a record stands beside its list, so both are in one look.
    if (metadata) await lookAtFirst(page, metadata, 'html')
    else await accessible(page)
    // The heading of Home counts what waits, and its tab says Home.
    if (path !== '/') await expect(page).toHaveTitle(`${await page.locator('h1').first().innerText()} · School Console`)
    await readableInBoth(page)
    await resize(page, phone)
    // In the other language it is looked at below, narrower still.
    await accessibleNow(page)
    if (metadata) await lookAtFirst(page, metadata)
    await reflows(page)
    expect(complaints).toEqual([])
  })

/** Ten pages at a time: a window that has compiled the console opens the next page in a fraction of the time. */
const inTens = (all: readonly { readonly path: string }[]) =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, at) => all.slice(at * 10, at * 10 + 10).map(({ path }) => path))

for (const paths of inTens(pages))
  test(`${paths.join(', ')} cover no text while nothing loads, in both languages, wide and on a phone`, async ({ enter }) => {
    const { page } = await enter('admin', '/healthz')
    await page.route(/\/isb\/admin\/(?!auth\/)/, (route) => route.fulfill({ status: 500, body: '' }))
    for (const path of paths)
      await test.step(path, async () => {
        await resize(page, wide)
        await page.goto(path)
        // A page of a record or a day has no heading before it has loaded.
        await page.locator('main :is(h1, h2, p, button)').first().waitFor()
        await expect.poll(() => page.locator('[data-slot=skeleton]').count()).toBe(0)
        await readableInBoth(page)
        await resize(page, phone)
        await readableInBoth(page)
      })
  })

for (const paths of inTens(creating))
  test(`the forms of ${paths.join(', ')} cover no text while they say what is wrong, wide and on a phone`, async ({ enter }) => {
    const { page } = await enter('admin', '/healthz')
    for (const path of paths)
      await test.step(path, async () => {
        await resize(page, wide)
        await page.goto(path)
        await page.locator('main button:has(svg.lucide-plus)').first().click()
        // A long form is a page of its own.
        await page.locator(':is([role=dialog], main) button[type=submit]').last().click()
        await page.locator('[data-slot=field-note]:visible, [role=alert]:visible').first().waitFor()
        await readableInBoth(page)
        await resize(page, phone)
        await readableInBoth(page)
      })
  })

for (const { path, name, value } of filtered)
  test(`${path} is narrowed by ${name} of its address, and shows that`, async ({ enter }) => {
    // A page that asks for nothing itself.
    const { page, complaints } = await enter('admin', '/healthz')
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url())
      return pathname.startsWith('/isb/admin/') && searchParams.get(name) === value
    })
    await page.goto(`${path}?${name}=${encodeURIComponent(value)}`)
    // Asked once more: Chromium does not always keep the body of an answer that the page reads as a stream.
    const { data } = (await (await page.request.fetch(await asked)).json()) as { data: { total: number } }
    await expect.poll(() => rows(page).count()).toBe(Math.min(data.total, 20))
    await page.locator('[role=tab][aria-selected=true]:not(:has-text("All")), [data-slot=filter-chip]').first().waitFor()
    expect(complaints).toEqual([])
  })

for (const { path, fields } of made)
  test(`${path} asks for what a new record must have, and makes it`, async ({ enter }) => {
    const { page, complaints } = await enter('admin', path)
    await page.locator('main button:has(svg.lucide-plus)').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('button[type=submit]').click()
    await dialog
      .getByText(/ is required$/)
      .first()
      .waitFor()
    // Once with the page that it stands over: nothing of that can be reached.
    await accessible(page, 'html')
    for (const [name, { kind }] of Object.entries(fields))
      if (kind === 'text') await dialog.locator(`[name=${name}]`).fill(`Made by ${name}`)
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('Made by', { exact: false }).first().waitFor()
    expect(complaints).toEqual([])
  })
