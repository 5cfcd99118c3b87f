// The security desk's day: applications come in, are decided, printed, and cars are let in at the gate, with a connection and without.
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '@isb/sdk'
import type { Person } from '../lib/house.ts'
import { accessible, openBrowser, reflows, type Looks } from './lib.ts'

const house = openBrowser()
const dayMs = 24 * 60 * 60_000

const rows = (page: Page) => page.locator('[role=grid] [role=row][data-row]')
const row = (page: Page, text: string): Locator => rows(page).filter({ hasText: text }).first()
const panel = (page: Page) => page.locator('[data-slot=detail-panel]')
const dialog = (page: Page) => page.getByRole('dialog')
const toast = (page: Page, text: string | RegExp) => page.locator('[data-slot=toast]').filter({ hasText: text }).first()
const answer = (page: Page, kind: 'yes' | 'no' | 'unknown') => page.locator(`[data-answer=${kind}]`)
const plateField = (page: Page) => page.getByRole('textbox', { name: 'License plate or code' })
const day = (later = 0) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date(Date.now() + later * dayMs))

let desk: Person
let made = 0
const newPlate = () => `沪Z·8${String(++made).padStart(4, '0')}`
const apply = (fields: Partial<Schema<'PassCreate'>> = {}) =>
  desk.vehicle.create({
    body: {
      applicantName: 'Zhou Lin',
      email: 'zhou.lin@family.example',
      type: 'parent',
      plate: newPlate(),
      brand: 'Volvo',
      model: 'XC60',
      color: 'white',
      driverName: 'Wang Fang',
      ...fields,
    },
  })
async function given(fields: Partial<Schema<'PassCreate'>> = {}, expiresOn = day(100)): Promise<Schema<'Pass'>> {
  const { id } = await apply(fields)
  return desk.vehicle.confirm({ path: { passId: id }, body: { expiresOn } })
}
const statusOf = async ({ id }: { id: number }) => (await desk.vehicle.get({ path: { passId: id } })).status
const certificate = {
  name: 'certificate.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
}

beforeAll(async () => {
  desk = await house.person('security')
})

async function enter(path = '/vehicle', looks?: Looks) {
  const visit = await house.enter('security', path, looks)
  await rows(visit.page).first().waitFor()
  return visit
}

describe('the queue', () => {
  test('is worked by letters: confirmed until the year’s end, voided with a reason, and continued', async () => {
    const { id } = await apply({ plate: '沪Z·70001' })
    const { page, context, complaints } = await enter(`/vehicle?status=Pending&id=${id}&pageSize=50`)
    await panel(page).getByText('This plate has no other valid pass').waitFor()
    await panel(page).focus()
    await page.keyboard.press('c')
    await expect
      .poll(() =>
        dialog(page)
          .getByLabel(/^Valid from/)
          .inputValue(),
      )
      .toBe(day())
    expect(
      await dialog(page)
        .getByLabel(/^Expiration/)
        .inputValue(),
    ).toMatch(/-07-31$/)
    await accessible(page)
    await page.keyboard.press('Control+Enter')
    await toast(page, 'The pass of 沪Z·70001 is confirmed').waitFor()
    await panel(page).getByText('Valid', { exact: true }).waitFor()

    await panel(page).focus()
    await page.keyboard.press('v')
    const reason = page.getByRole('alertdialog').getByLabel(/^Reason/)
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alertdialog').getByText('Reason is required').waitFor()
    await reason.fill('The car was sold')
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('Cancelled', { exact: true }).waitFor()
    await panel(page).getByText('The car was sold').waitFor()

    await panel(page).focus()
    await page.keyboard.press('n')
    await dialog(page)
      .getByRole('button', { name: /^Continue pass/ })
      .waitFor()
    await page.keyboard.press('Control+Enter')
    await toast(page, 'The pass of 沪Z·70001 is valid again').waitFor()
    expect(await statusOf({ id })).toBe('Valid')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('tells who was first where two decide the same, and keeps the row in its place', async () => {
    const { id, plate } = await apply()
    const { page, context } = await enter(`/vehicle?status=Pending&id=${id}&pageSize=50`)
    await panel(page).getByRole('heading', { name: plate }).waitFor()
    await panel(page).focus()
    await page.keyboard.press('r')
    await page
      .getByRole('alertdialog')
      .getByLabel(/^Reason/)
      .fill('Not one of our families')
    const admin = await house.person('admin')
    await admin.vehicle.confirm({ path: { passId: id }, body: { expiresOn: day(9) } })
    await page.keyboard.press('Control+Enter')
    await toast(page, /was first: this is confirmed already/).waitFor()
    expect(
      await page
        .getByRole('alertdialog')
        .getByLabel(/^Reason/)
        .inputValue(),
    ).toBe('Not one of our families')
    await page.keyboard.press('Escape')
    await panel(page).getByText('Valid', { exact: true }).waitFor()
    await row(page, plate).getByText('Valid', { exact: true }).waitFor()
    expect(await statusOf({ id })).toBe('Valid')
    await context.close()
  })

  test('offers the days after the pass that a plate has, and says which days are taken without losing what was typed', async () => {
    const plate = newPlate()
    await given({ plate }, day(40))
    const next = await apply({ plate })
    const { page, context } = await enter(`/vehicle?status=Pending&id=${next.id}&pageSize=50`)
    await panel(page).getByText('This plate has a valid pass until').waitFor()
    await panel(page).focus()
    await page.keyboard.press('c')
    await expect
      .poll(() =>
        dialog(page)
          .getByLabel(/^Valid from/)
          .inputValue(),
      )
      .toBe(day(41))
    await dialog(page)
      .getByLabel(/^Valid from/)
      .fill(day(3))
    await page.keyboard.press('Control+Enter')
    await dialog(page).getByRole('alert').getByText(`Plate ${plate} has a valid pass from`).waitFor()
    expect(await statusOf(next)).toBe('Pending')
    await dialog(page)
      .getByLabel(/^Valid from/)
      .fill(day(41))
    await page.keyboard.press('Control+Enter')
    await toast(page, `The pass of ${plate} is confirmed`).waitFor()
    expect((await desk.vehicle.get({ path: { passId: next.id } })).validFrom).toBe(day(41))
    await context.close()
  })

  test('decides many at once and says of each what came of it', async () => {
    const [one, two] = [await apply({ applicantName: 'Bulk One' }), await apply({ applicantName: 'Bulk Two' })]
    const standing = await given({ applicantName: 'Bulk Three' })
    const third = await apply({ plate: standing.plate, applicantName: 'Bulk Four' })
    const { page, context } = await enter('/vehicle?status=Pending&pageSize=50')
    await page.getByRole('searchbox', { name: 'Plate or person' }).fill('Bulk')
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Confirm', exact: true }).click()
    await dialog(page)
      .getByLabel(/^Expiration/)
      .fill(day(20))
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Show what failed' }).click()
    await page.getByText(`${standing.plate}, Bulk Four`).last().waitFor()
    await page.getByText(`Plate ${standing.plate} has a valid pass from`).waitFor()
    expect([await statusOf(one), await statusOf(two), await statusOf(third)]).toEqual(['Valid', 'Valid', 'Pending'])
    await context.close()
  })

  test('has a tab of what is about to end, which a link keeps', async () => {
    await given({ applicantName: 'Ends Soon' }, day(2))
    await given({ applicantName: 'Ends Late' }, day(200))
    const { page, context } = await enter()
    await page.getByRole('tab', { name: 'Expiring soon' }).click()
    await expect.poll(() => page.url()).toContain('status=expiring')
    await page.getByRole('searchbox', { name: 'Plate or person' }).fill('Ends')
    await expect.poll(() => rows(page).allTextContents()).toEqual([expect.stringContaining('Ends Soon')])
    await context.close()
  })
})

describe('an application', () => {
  test('is written with its images, asks only what its type has, survives a reload, and stands in the queue', async () => {
    const { page, context, complaints } = await enter()
    await page.getByRole('button', { name: 'New application' }).click()
    await page.getByRole('button', { name: 'Submit application' }).waitFor()
    expect(await page.getByLabel(/^Student/).count()).toBe(1)
    await page.getByRole('radio', { name: 'Contractor' }).check()
    expect(await page.getByLabel(/^Student/).count()).toBe(0)
    await page.getByLabel(/^Department/).fill('Kitchen deliveries')
    await page.getByLabel(/^Applicant/).fill('Qian Jun')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByText('Email Address is required').waitFor()
    await page.getByLabel(/^Email Address/).fill('qian.jun@kitchen.example')
    await page.getByLabel(/^License plate/).fill('m ab 1234')
    await page.getByText('This is not the form of an ordinary or a new-energy plate').waitFor()
    await page.getByLabel(/^License plate/).fill('沪a·d56789')
    await page.getByText('new-energy plate', { exact: true }).waitFor()
    await page.getByLabel('Registration certificate').setInputFiles(certificate)
    await page.getByRole('button', { name: 'Registration certificate' }).waitFor()

    await page.getByRole('button', { name: 'Sign here' }).click()
    await dialog(page).getByRole('button', { name: 'Use this signature' }).click()
    await dialog(page).getByText('Nothing is drawn yet').waitFor()
    const box = await dialog(page).getByRole('img', { name: 'Sheet to sign on' }).boundingBox()
    if (!box) throw new Error('no sheet')
    await page.mouse.move(box.x + 40, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 160, box.y + 90, { steps: 8 })
    await page.mouse.up()
    await accessible(page)
    await dialog(page).getByRole('button', { name: 'Use this signature' }).click()
    await page.getByRole('button', { name: 'Signature', exact: true }).waitFor()

    await page.reload()
    await page.getByText('This is what you had typed before').waitFor()
    expect(await page.getByLabel(/^License plate/).inputValue()).toBe('沪a·d56789')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('alertdialog').getByText('Discard what you typed?').waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByLabel(/^Applicant/).focus()
    await page.keyboard.press('Control+Enter')
    await panel(page).getByRole('heading', { name: '沪A·D56789' }).waitFor()
    await panel(page).getByText('Kitchen deliveries').waitFor()
    await panel(page).getByRole('button', { name: 'Registration certificate' }).click()
    await dialog(page).getByRole('img', { name: 'Registration certificate' }).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).getByRole('button', { name: 'Signature' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is corrected while it waits, and made anew from one that has ended', async () => {
    const pass = await apply({ studentName: 'Zhou Yichen' })
    const { page, context } = await enter(`/vehicle?status=Pending&id=${pass.id}&pageSize=50`)
    await panel(page).getByRole('heading', { name: pass.plate }).waitFor()
    await panel(page).focus()
    await page.keyboard.press('e')
    await page.getByLabel(/^Color/).fill('blue')
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('Volvo XC60, blue').waitFor()
    await desk.vehicle.reject({ path: { passId: pass.id }, body: { reason: 'The certificate cannot be read' } })
    await panel(page).getByText('The certificate cannot be read').waitFor()
    await panel(page).getByRole('button', { name: 'New application' }).click()
    await expect.poll(() => page.getByLabel(/^Student/).inputValue()).toBe('Zhou Yichen')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await toast(page, 'The application is in the queue').waitFor()
    await panel(page).getByText('Volvo XC60, blue').waitFor()
    await panel(page).getByText('Pending', { exact: true }).waitFor()
    await context.close()
  })
})

describe('the gate', () => {
  test('finds a plate however it is typed, says no in words, and is ready for the next car', async () => {
    await given({ plate: '沪Z·60001' })
    await apply({ plate: '沪Z·60002' })
    const { page, context, complaints } = await house.enter('security', '/vehicle/gate')
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
    await answer(page, 'no').getByText('Applied for, not given yet').waitFor()
    await page.keyboard.type('A00000')
    await page.keyboard.press('Enter')
    await answer(page, 'no').getByText('No pass for this plate').waitFor()
    expect(await page.getByRole('region', { name: 'Before that' }).getByRole('listitem').count()).toBe(4)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('verifies a code without a connection: a good one, one that was voided, one that was tampered with', async () => {
    const [good, gone] = [await given(), await given()]
    const [code, voided] = await Promise.all([good, gone].map(({ id }) => desk.vehicle.code({ path: { passId: id } })))
    await desk.vehicle.void({ path: { passId: gone.id }, body: { reason: 'The car was sold' } })
    const { page, context } = await house.enter('security', '/vehicle/gate')
    await page.getByText('Codes can be verified without a connection').waitFor()
    await context.setOffline(true)
    const scan = async (text = '') => {
      await plateField(page).fill(text)
      await page.keyboard.press('Enter')
    }
    await scan(code?.text)
    await answer(page, 'yes').getByText(good.plate).waitFor()
    await answer(page, 'yes').getByText('Verified without asking the server, as of').waitFor()
    await scan(voided?.text)
    await answer(page, 'no').getByText('Cancelled', { exact: true }).waitFor()
    const [mark, key, payload = '', signature] = (code?.text ?? '').split('.')
    const other = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(good.plate, '沪Z·66666')).toString('base64url')
    await scan([mark, key, other, signature].join('.'))
    await answer(page, 'no').getByText('Forged').waitFor()
    await scan(good.plate)
    await answer(page, 'unknown').getByText('No connection: scan the code on the pass').waitFor()
    expect(await page.getByRole('region', { name: 'Before that' }).getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('Forged'),
      expect.stringContaining(gone.plate),
      expect.stringContaining(good.plate),
    ])
    await context.close()
  })

  test('says that it can verify nothing where nothing was kept, and that there is no camera', async () => {
    const pass = await given()
    const { text } = await desk.vehicle.code({ path: { passId: pass.id } })
    const { page, context } = await house.enter('security', '/account')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route('**/vehicles/gate', (route) => route.abort())
    await page.getByRole('link', { name: 'Gate check' }).click()
    await page.getByText('This device has nothing yet to verify codes by').waitFor()
    await plateField(page).fill(text)
    await page.keyboard.press('Enter')
    await answer(page, 'unknown').getByText('This device cannot verify codes yet').waitFor()
    await page.getByRole('button', { name: 'Scan', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/camera/)
      .waitFor()
    expect(await page.evaluate(() => localStorage.getItem('gate'))).toBeNull()
    await context.close()
  })

  test('reads with the camera what the printer has printed', async () => {
    const pass = await given()
    const { page, context, complaints } = await house.enter('security', `/vehicle/print?ids=${pass.id}`)
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

describe('the printed pass', () => {
  test('speaks both languages, four of them fill an A4 page, and what is not valid is told', async () => {
    const passes = [await given(), await given(), await given(), await given(), await given()]
    const waits = await apply()
    const { page, context } = await house.enter('security', `/vehicle/print?ids=${[...passes, waits].map(({ id }) => id).join(',')}`)
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

  test('is reached from the list for all checked rows', async () => {
    const [one, two] = [await given({ applicantName: 'Sheet One' }), await given({ applicantName: 'Sheet Two' })]
    const { page, context } = await enter('/vehicle?status=Valid')
    await page.getByRole('searchbox', { name: 'Plate or person' }).fill('Sheet')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.getByRole('checkbox', { name: 'Select all' }).click()
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Print', exact: true }).click()
    for (const { plate } of [one, two]) await page.getByRole('article', { name: plate }).waitFor()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await row(page, one.plate).waitFor()
    await context.close()
  })
})

test('the year’s end is set in the settings and offered from then on', async () => {
  const { id } = await apply()
  const { page, context } = await house.enter('admin', '/settings/passes')
  await page.getByRole('combobox', { name: /^Month/ }).click()
  await page.getByRole('option', { name: 'June' }).click()
  await page.getByLabel(/^Day/).first().fill('31')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('There is no such day').waitFor()
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
  await context.close()
})

test('the palette finds a plate typed in pinyin', async () => {
  const pass = await given({ plate: '沪Z·50001' })
  const { page, context } = await enter()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search screens, people, plates…').fill('huz50001')
  await page.getByRole('option', { name: /沪Z·50001/ }).click()
  await panel(page).getByRole('heading', { name: pass.plate }).waitFor()
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(pass.id))
  await context.close()
})

describe('in either language and theme, and on a phone', () => {
  const looks: Looks[] = [
    { locale: 'en', theme: 'light' },
    { locale: 'zh', theme: 'dark' },
    { locale: 'en', theme: 'dark', width: 390 },
    { locale: 'zh', theme: 'light', width: 390 },
  ]
  for (const look of looks)
    test(`${look.locale} ${look.theme} ${look.width ?? 1440} reads well and has no fault that axe finds`, async () => {
      const plate = '沪Z·40001'
      if ((await desk.vehicle.list({ query: { search: plate } })).total === 0) await given({ plate })
      const { page, context, complaints } = await enter('/vehicle', look)
      await accessible(page)
      await reflows(page)
      await rows(page)
        .first()
        .click({ position: { x: 200, y: 12 } })
      await panel(page).getByRole('heading', { level: 2 }).waitFor()
      await panel(page).locator('[data-slot=note]').first().waitFor()
      await accessible(page)
      await page.goto('/vehicle/gate')
      await page.locator('main input').fill('huz40001')
      await page.keyboard.press('Enter')
      await answer(page, 'yes').waitFor()
      await accessible(page)
      await reflows(page)
      await page.locator('main input').fill('A00000')
      await page.keyboard.press('Enter')
      await answer(page, 'no').waitFor()
      await accessible(page)
      await page.goto('/vehicle/apply')
      await page.locator('input[name=plate]').fill('M-AB 1234')
      await accessible(page)
      await reflows(page)
      expect(complaints).toEqual([])
      await context.close()
    })
})
