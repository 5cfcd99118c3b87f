// The security desk's day: applications come in and are decided. The gate and the printed pass have journeys of their own.
import { pixel } from '../lib/pixel.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Enter } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, keepEditing, panel, row, rows, toast } from './parts.ts'
import { answer, familyPasses } from './vehicle.ts'

const openList = (enterList: Enter, path = '/vehicle') => enterList('security', path)

let desk: Person
test.beforeAll(async ({ house }) => void (desk = await house.person('security')))
const { newPlate, apply, day, given } = familyPasses(() => desk)
const statusOf = async ({ id }: { id: number }) => (await desk.vehicle.get({ path: { passId: id } })).status
const certificate = { name: 'certificate.png', mimeType: 'image/png', buffer: pixel }

test.describe('the queue', () => {
  test('is worked by letters: confirmed until the year’s end, voided with a reason, and continued', async ({ enterList }) => {
    const { id } = await apply({ plate: '沪Z·70001' })
    const { page, complaints } = await openList(enterList, `/vehicle?status=Pending&id=${id}&pageSize=50`)
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
    await toast(page, 'The pass for 沪Z·70001 is confirmed').waitFor()
    // The next one is open by now.
    await row(page, '沪Z·70001').click({ position: { x: 200, y: 12 } })
    await panel(page).getByRole('heading', { name: '沪Z·70001' }).waitFor()
    await panel(page).getByText('Valid', { exact: true }).waitFor()
    await page.waitForTimeout(300)

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
    await toast(page, 'The pass for 沪Z·70001 is valid again').waitFor()
    expect(await statusOf({ id })).toBe('Valid')
    expect(complaints).toEqual([])
  })

  test('tells who was first where two decide the same, and keeps the row in its place', async ({ house, enterList }) => {
    const { id, plate } = await apply()
    const { page } = await openList(enterList, `/vehicle?status=Pending&id=${id}&pageSize=50`)
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
    await toast(page, /was first: this is already confirmed/).waitFor()
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
  })

  test('offers the days after the pass that a plate has, and says which days are taken without losing what was typed', async ({
    enterList,
  }) => {
    const plate = newPlate()
    await given({ plate }, day(40))
    const next = await apply({ plate })
    const { page } = await openList(enterList, `/vehicle?status=Pending&id=${next.id}&pageSize=50`)
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
    await dialog(page).getByRole('alert').getByText(`Plate ${plate} already has a valid pass from`).waitFor()
    expect(await statusOf(next)).toBe('Pending')
    await dialog(page)
      .getByLabel(/^Valid from/)
      .fill(day(41))
    await page.keyboard.press('Control+Enter')
    await toast(page, `The pass for ${plate} is confirmed`).waitFor()
    expect((await desk.vehicle.get({ path: { passId: next.id } })).validFrom).toBe(day(41))
    const begins = new Date(day(41)).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    await row(page, plate).getByText(`from ${begins}`).waitFor()
  })

  test('decides many at once and says of each what came of it', async ({ enterList }) => {
    const [one, two] = [await apply({ applicantName: 'Bulk One' }), await apply({ applicantName: 'Bulk Two' })]
    const standing = await given({ applicantName: 'Bulk Three' })
    const third = await apply({ plate: standing.plate, applicantName: 'Bulk Four' })
    const { page } = await openList(enterList, '/vehicle?status=Pending&pageSize=50')
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
    await dialog(page).getByText(`Plate ${standing.plate} already has a valid pass from`).waitFor()
    expect([await statusOf(one), await statusOf(two), await statusOf(third)]).toEqual(['Valid', 'Valid', 'Pending'])
  })

  test('has a tab of what is about to end, which a link keeps', async ({ enterList }) => {
    await given({ applicantName: 'Ends Soon' }, day(2))
    await given({ applicantName: 'Ends Late' }, day(200))
    const { page } = await openList(enterList)
    const { total } = await desk.vehicle.list({ query: { expiring: true, pageSize: 1 } })
    await page.getByRole('tab', { name: `Expiring soon ${total}` }).click()
    await expect.poll(() => page.url()).toContain('status=expiring')
    await page.getByRole('searchbox', { name: 'Plate or person' }).fill('Ends')
    await expect.poll(() => rows(page).allTextContents()).toEqual([expect.stringContaining('Ends Soon')])
    // On the narrowest phone the title is whole: the buttons go under it.
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.locator('h1').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})

test.describe('an application', () => {
  test('is written with its images, asks only what its type has, survives a reload, and stands in the queue', async ({ enterList }) => {
    const { page, complaints } = await openList(enterList)
    await page.getByRole('button', { name: 'New application' }).click()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByText('Applicant is required').waitFor()
    expect(await page.getByLabel(/^Student/).count()).toBe(1)
    await page.getByLabel('Person', { exact: true }).click()
    await page.getByRole('option', { name: 'Myself' }).click()
    expect(await page.getByLabel(/^Applicant/).inputValue()).toBe('Guo Qiang')
    await page.getByLabel('Person', { exact: true }).click()
    await page.getByRole('option', { name: 'Somebody without an account' }).click()
    expect(await page.getByLabel(/^Applicant/).inputValue()).toBe('')
    await page.getByRole('radio', { name: 'Contractor' }).check()
    expect(await page.getByLabel(/^Student/).count()).toBe(0)
    await page.getByLabel(/^Department/).fill('Kitchen deliveries')
    await page.getByLabel(/^Applicant/).fill('Qian Jun')
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByText('Email Address is required').waitFor()
    await page.getByLabel(/^Email Address/).fill('qian.jun@kitchen.example')
    await page.getByLabel(/^License plate/).fill('m ab 1234')
    await page.getByText('This does not look like an ordinary or a new-energy plate').waitFor()
    await page.getByLabel(/^License plate/).fill('hu a-d56789')
    await page.getByText('Read as 沪A·D56789').waitFor()
    await page.getByLabel(/^License plate/).fill('jin b6789k')
    await page.getByRole('button', { name: '晋B·6789K' }).click()
    await page.getByText('ordinary plate', { exact: true }).waitFor()
    await page.getByLabel(/^License plate/).fill('沪a·d56789')
    await page.getByText('new-energy plate', { exact: true }).waitFor()
    await page.getByLabel('Registration certificate').setInputFiles(certificate)
    await page.getByRole('button', { name: 'Registration certificate' }).waitFor()

    await page.getByRole('button', { name: 'Sign here' }).click()
    await dialog(page).getByRole('button', { name: 'Use this signature' }).click()
    await dialog(page).getByText('Nothing drawn yet').waitFor()
    const box = await dialog(page).getByRole('img', { name: 'Signature pad' }).boundingBox()
    if (!box) throw new Error('no sheet')
    await page.mouse.move(box.x + 40, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 160, box.y + 90, { steps: 8 })
    await page.mouse.up()
    await accessible(page)
    await dialog(page).getByRole('button', { name: 'Use this signature' }).click()
    await page.getByRole('button', { name: 'Signature', exact: true }).waitFor()

    await page.reload()
    await page.getByText('This is what you typed before').waitFor()
    expect(await page.getByLabel(/^License plate/).inputValue()).toBe('沪a·d56789')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('alertdialog').getByText('Discard what you typed?').waitFor()
    await keepEditing(page)
    await page.getByLabel(/^Applicant/).focus()
    await page.keyboard.press('Control+Enter')
    await panel(page).getByRole('heading', { name: '沪A·D56789' }).waitFor()
    await panel(page).getByText('Kitchen deliveries').waitFor()
    // It belongs to nobody's account, and not to whoever typed it.
    await panel(page).getByText('No account').waitFor()
    await panel(page).getByText('Guo Qiang applied for a vehicle pass').waitFor()
    await panel(page).getByRole('button', { name: 'Registration certificate' }).click()
    await dialog(page).getByRole('img', { name: 'Registration certificate' }).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).getByRole('button', { name: 'Signature' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('is corrected while it waits, and made anew from one that has ended', async ({ enterList }) => {
    const pass = await apply({ studentName: 'Zhou Yichen' })
    const { page } = await openList(enterList, `/vehicle?status=Pending&id=${pass.id}&pageSize=50`)
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
    // The list is long in coming: a second press makes no second application, whether the form still stands there or not.
    const held = Promise.withResolvers<void>()
    await page.route('**/passes-screen*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.reload()
    await page.getByLabel(/^Student/).focus()
    await page.keyboard.press('Control+Enter')
    await toast(page, 'The application is in the queue').waitFor()
    await page.keyboard.press('Control+Enter')
    held.resolve()
    await panel(page).getByText('Volvo XC60, blue').waitFor()
    await panel(page).getByText('Pending', { exact: true }).waitFor()
    expect((await desk.vehicle.list({ query: { search: pass.plate } })).total).toBe(2)
  })
})

test('the palette finds a plate typed in pinyin', async ({ enterList }) => {
  const pass = await given({ plate: '沪Z·50001' })
  const { page } = await openList(enterList)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search screens, people, plates…').fill('huz50001')
  await page.getByRole('option', { name: /沪Z·50001/ }).click()
  await panel(page).getByRole('heading', { name: pass.plate }).waitFor()
  expect(new URL(page.url()).searchParams.get('id')).toBe(String(pass.id))
})

for (const width of [1440, 390] as const)
  test(`in every look, ${width} px wide, gate and application are accessible`, async ({ enter }) => {
    const plate = '沪Z·40001'
    if ((await desk.vehicle.list({ query: { search: plate } })).total === 0) await given({ plate })
    const { page, complaints } = await enter('security', '/vehicle/gate', { width })
    await page.locator('main input').fill('huz40001')
    await page.keyboard.press('Enter')
    await answer(page, 'yes').waitFor()
    await accessible(page)
    await page.locator('main input').fill('A00000')
    await page.keyboard.press('Enter')
    await answer(page, 'no').waitFor()
    await accessible(page)
    await page.goto('/vehicle/apply')
    await page.locator('input[name=plate]').fill('M-AB 1234')
    await accessible(page)
    expect(complaints).toEqual([])
  })
