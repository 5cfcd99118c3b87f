// What a pass is good for: the gate, with a connection and without, the printed sheet, and until when one is offered.
import type { Page } from 'playwright/test'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, row, rows, toast } from './parts.ts'
import { answer, familyPasses } from './vehicle.ts'

// The phone at the gate is set to another clock than the school's.
test.use({ timezoneId: 'America/New_York' })
const plateField = (page: Page) => page.getByRole('textbox', { name: 'License plate or code' })

let desk: Person
test.beforeAll(async ({ house }) => void (desk = await house.person('security')))
const { apply, given } = familyPasses(() => desk)

test.describe('the gate', () => {
  test('finds a plate however it is typed, says no in words, and is ready for the next car', async ({ enter }) => {
    await given({ plate: '沪Z·60001' })
    await apply({ plate: '沪Z·60002' })
    const { page, complaints } = await enter('security', '/vehicle/gate')
    await plateField(page).waitFor()
    for (const typed of ['huz60001', '沪z 60001', 'Z-60001']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await answer(page, 'yes').getByText('沪Z·60001').waitFor()
      await expect.poll(() => page.evaluate(() => document.getSelection()?.toString().toLowerCase())).toBe(typed.toLowerCase())
    }
    await page.getByText('Volvo XC60, white · Wang Fang').waitFor()
    await page.keyboard.type('huz60002')
    await page.keyboard.press('Enter')
    await answer(page, 'no').getByText('Applied for, not confirmed yet').waitFor()
    await given({ plate: 'JIN D 4321K' })
    await page.keyboard.type('津D4321K')
    await page.keyboard.press('Enter')
    await answer(page, 'yes').getByText('JIN D 4321K').waitFor()
    await page.getByText('津D·4321K and 晋D·4321K are spelled the same in pinyin').waitFor()
    await page.keyboard.type('A00000')
    await page.keyboard.press('Enter')
    await answer(page, 'no').getByText('No pass for this plate').waitFor()
    expect(await page.getByRole('region', { name: 'Earlier checks' }).getByRole('listitem').count()).toBe(5)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    expect(complaints).toEqual([])
  })

  test('takes the next plate while the last one is still looked up', async ({ enter }) => {
    for (const plate of ['沪Z·60011', '沪Z·60012']) await given({ plate })
    const { page } = await enter('security', '/vehicle/gate')
    await plateField(page).waitFor()
    const held = Promise.withResolvers<void>()
    await page.route('**/vehicles/check?plate=Z60011', async (route) => {
      await held.promise
      await route.continue()
    })
    for (const typed of ['Z60011', 'Z60012']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
    }
    await answer(page, 'yes').getByText('沪Z·60012').waitFor()
    held.resolve()
    const earlier = page.getByRole('region', { name: 'Earlier checks' }).getByRole('listitem')
    await earlier.getByText('沪Z·60011').waitFor()
    expect(await earlier.count()).toBe(1)
    expect(await answer(page, 'yes').textContent()).toContain('沪Z·60012')
  })

  test('verifies a code without a connection: a good one, one that was voided, one that was tampered with', async ({ enter }) => {
    const [good, gone] = [await given(), await given()]
    const [code, voided] = await Promise.all([good, gone].map(({ id }) => desk.vehicle.code({ path: { passId: id } })))
    await desk.vehicle.void({ path: { passId: gone.id }, body: { reason: 'The car was sold' } })
    const { page, context } = await enter('security', '/vehicle/gate')
    await page.getByText('Codes can be verified offline').waitFor()
    const told = page.getByText('Codes can be verified offline, as of')
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('page /vehicle/gate')).keys()).length > 3)).toBe(true)
    const since = await told.textContent()
    await context.setOffline(true)
    await page.reload()
    expect(await told.textContent()).toBe(since)
    const scan = async (text = '') => {
      await plateField(page).fill(text)
      await page.keyboard.press('Enter')
    }
    await scan(code?.text)
    await answer(page, 'yes').getByText(good.plate).waitFor()
    await answer(page, 'yes').getByText('Verified offline, as of').waitFor()
    await scan(voided?.text)
    await answer(page, 'no').getByText('Cancelled', { exact: true }).waitFor()
    const [mark, key, payload = '', signature] = (code?.text ?? '').split('.')
    const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(good.plate, '沪Z·66666')).toString('base64url')
    await scan([mark, key, other, signature].join('.'))
    await answer(page, 'no').getByText('Forged').waitFor()
    await scan(code?.text.slice(0, -20))
    await answer(page, 'unknown').getByText('The code is incomplete').waitFor()
    await scan(good.plate)
    await answer(page, 'unknown').getByText('No connection: scan the code on the pass').waitFor()
    expect(await page.getByRole('region', { name: 'Earlier checks' }).getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('incomplete'),
      expect.stringContaining('Forged'),
      expect.stringContaining(gone.plate),
      expect.stringContaining(good.plate),
    ])
  })

  test('says that it can verify nothing where nothing was kept, and that there is no camera', async ({ enter }) => {
    const pass = await given()
    const { text } = await desk.vehicle.code({ path: { passId: pass.id } })
    const { page } = await enter('security', '/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route('**/vehicles/gate', (route) => route.abort())
    await page.getByRole('link', { name: 'Gate check' }).click()
    await page.getByText('This device cannot verify codes yet').waitFor()
    await plateField(page).fill(text)
    await page.keyboard.press('Enter')
    await answer(page, 'unknown').getByText('This device cannot verify codes yet').waitFor()
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/camera/)
      .waitFor()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gate')))).toEqual([])
  })

  test('reads with the camera what the printer has printed', async ({ enter }) => {
    const pass = await given()
    const { page, context, complaints } = await enter('security', `/vehicle/print?ids=${pass.id}`)
    const code = page.getByRole('article', { name: pass.plate }).getByRole('img', { name: 'QR' })
    const drawing = await code.locator('path').getAttribute('d')
    const side = Number((await code.getAttribute('viewBox'))?.split(' ')[2])
    // The pass is held before the camera.
    await page.addInitScript(
      ([path, modules]) => {
        const canvas = document.createElement('canvas')
        const pen = canvas.getContext('2d')
        canvas.width = canvas.height = 640
        setInterval(() => {
          if (!pen) return
          pen.reset()
          pen.fillStyle = 'white'
          pen.fillRect(0, 0, 640, 640)
          pen.translate(80, 80)
          pen.scale(480 / modules, 480 / modules)
          pen.fillStyle = 'black'
          const dark = new Path2D(path)
          // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
          pen.fill(dark)
        }, 50)
        navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20))
      },
      [drawing ?? '', side] as const,
    )
    await page.goto('/vehicle/gate')
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await answer(page, 'yes').getByText(pass.plate).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test.describe('the printed pass', () => {
  test('speaks both languages, four of them fill an A4 page, and what is not valid is told', async ({ enter }) => {
    const passes = [await given(), await given(), await given(), await given(), await given()]
    const waits = await apply()
    const { page, context } = await enter('security', `/vehicle/print?ids=${[...passes, waits].map(({ id }) => id).join(',')}`)
    const sheet = page.getByRole('article', { name: passes[0]?.plate ?? '' })
    await sheet.getByText('车辆通行证').waitFor()
    await sheet.getByText('Parent · 家长').waitFor()
    await sheet.getByText('河滨国际学校').waitFor()
    await page.getByRole('alert').getByText('Only a valid pass can be printed').waitFor()
    await accessible(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('alert').isVisible()).toBe(false)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    expect(pdf).toMatch(/\/MediaBox \[0 0 84[12]\.\d+ 59[45]\.\d+\]/)
    await context.close()
  })

  test('is reached from the list for all checked rows', async ({ enterList }) => {
    const [one, two] = [await given({ applicantName: 'Sheet One' }), await given({ applicantName: 'Sheet Two' })]
    const { page } = await enterList('security', '/vehicle?status=Valid')
    await page.getByRole('searchbox', { name: 'Plate or person' }).fill('Sheet')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Print', exact: true }).click()
    for (const { plate } of [one, two]) await page.getByRole('article', { name: plate }).waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await row(page, one.plate).waitFor()
  })
})

test('the year’s end is set in the settings and offered from then on', async ({ enter }) => {
  const { id } = await apply()
  const { page } = await enter('admin', '/settings/passes')
  await page.getByRole('combobox', { name: /^Month/ }).click()
  await page.getByRole('option', { name: 'June' }).click()
  await page.getByLabel(/^Day/).first().fill('31')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('This day does not exist').waitFor()
  await page.getByLabel(/^Day/).first().fill('30')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await toast(page, 'Settings saved').waitFor()
  await page.goto(`/vehicle?status=Pending&id=${id}`)
  await panel(page)
    .getByRole('button', { name: /^Confirm pass/ })
    .click()
  await expect
    .poll(() =>
      dialog(page)
        .getByLabel(/^Expiration/)
        .inputValue(),
    )
    .toMatch(/-06-30$/)
})
