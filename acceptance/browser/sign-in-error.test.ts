// A refused sign-in can be read: its note lies under nothing, and its toast over nothing that is needed.
import type { Locator, Page } from 'playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, test, type Looks } from './fixtures.ts'
import { signIn } from './lib.ts'

const sizes: Looks[] = (['en', 'zh'] as const).flatMap((locale) => [1440, 390].map((width) => ({ locale, width })))

const noteIn = (page: Page) => page.locator('form').getByRole('alert').filter({ hasText: /\S/ })
const submitIn = (page: Page) => page.locator('button[type=submit]')

async function boxOf(part: Locator) {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether two parts of a page share any of its area. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

for (const looks of sizes)
  test(`a wrong password leaves everything readable (${looks.locale}, ${looks.width})`, async ({ open }) => {
    const { page } = await open('/login', looks)
    await signIn(page, 'nobody', 'not this one')
    const toast = page.locator('[data-slot=toast]')
    await toast.waitFor()
    // It comes in from below.
    await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    expect((await boxOf(noteIn(page))).bottom).toBeLessThanOrEqual((await boxOf(submitIn(page))).top)
    expect(await overlap(toast, page.locator('form')), 'the toast lies over the form').toBe(false)
    expect(await overlap(toast, page.getByRole('banner').getByRole('link')), 'the toast lies over the school’s name').toBe(false)
  })

test.describe('with a second factor', () => {
  test.beforeAll(async ({ house }) => {
    const front = await house.person('front')
    const { secret } = await front.account.beginApp()
    await front.account.confirmApp({ body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } })
  })

  for (const looks of sizes)
    test(`a wrong code leaves its note above the button (${looks.locale}, ${looks.width})`, async ({ openAndSignIn }) => {
      const { page } = await openAndSignIn('front', '/login', looks)
      await page.locator('input[name=code]').fill('000000')
      await page.keyboard.press('Enter')
      expect((await boxOf(noteIn(page))).bottom).toBeLessThanOrEqual((await boxOf(submitIn(page))).top)
    })
})
