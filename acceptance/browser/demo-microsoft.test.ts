// The sign-in screen of the demo with all its texts, and the way through the stand-in for Microsoft.
import { startDemoMicrosoft } from '@isb/server/demo-microsoft'
import type { Page } from 'playwright/test'
import { expect, test as base, type Looks } from './fixtures.ts'
import { accessibleNow, noWider, phone, resize, wide } from './lib.ts'

type StandIn = NonNullable<Awaited<ReturnType<typeof startDemoMicrosoft>>>

const test = base.extend<object, { standIn: StandIn }>({
  standIn: [
    async ({}, use) => {
      const standIn = await startDemoMicrosoft({ host: '127.0.0.1', port: 0, basePath: '', publicUrl: 'http://localhost:8080' })
      if (!standIn) throw new Error('the stand-in did not start')
      await use(standIn)
      await standIn.stop()
    },
    { scope: 'worker' },
  ],
  env: async ({ standIn }, use) => use(standIn.env),
})

const looks: Looks[] = [
  { locale: 'en', theme: 'light', width: wide.width },
  { locale: 'en', theme: 'dark', width: phone.width },
  { locale: 'zh', theme: 'light', width: phone.width },
  { locale: 'zh', theme: 'dark', width: wide.width },
]
const continues = (page: Page) => page.getByRole('button', { name: /Continue with Microsoft|使用 Microsoft 账号继续/ })
const choose = async (page: Page, name: RegExp) => {
  await page.getByRole('heading', { name: /Choose an account|选择账号/ }).waitFor()
  await page.getByRole('button', { name }).click()
}
const emailOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('session') ?? 'null') as { me?: { email?: string } } | null)?.me?.email)

test.describe('the sign-in screen', () => {
  for (const [locale, welcome, texts] of [
    [
      'en',
      /^Good (morning|afternoon|evening)$/,
      ['Login', 'Continue with Microsoft', 'Or', 'Email Address', 'Password', 'Forgot password ?'],
    ],
    ['zh', /^(早上|下午|晚上)好$/, ['登录', '使用 Microsoft 账号继续', '或', '电子邮箱', '密码', '忘记密码？']],
  ] as const)
    test(`shows the seven texts of the specification in ${locale}`, async ({ open }) => {
      const { page, complaints } = await open('/login', { locale })
      await page.getByRole('heading', { level: 1, name: welcome }).waitFor()
      for (const text of texts) expect(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true)
      expect(complaints).toEqual([])
    })
})

test.describe('Continue with Microsoft in the demo', () => {
  for (const look of looks)
    test(`leads through the stand-in and back, signed in as the chosen account (${look.locale}, ${look.theme}, ${look.width})`, async ({
      open,
    }) => {
      const { page, complaints } = await open('/login', look)
      await page.emulateMedia({ colorScheme: look.theme ?? null })
      await continues(page).click()
      await page.getByRole('heading', { name: look.locale === 'zh' ? '选择账号' : 'Choose an account' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(look.locale === 'zh' ? 'zh-CN' : 'en')
      await accessibleNow(page)
      await resize(page, { width: 320, height: 700 })
      await noWider(page)
      await resize(page, { width: look.width ?? wide.width, height: wide.height })
      await choose(page, /admin@school\.example/)
      await page.waitForURL('**/bike/list')
      expect(await emailOf(page)).toBe('admin@school.example')
      await page.emulateMedia({ colorScheme: null })
      expect(complaints).toEqual([])
    })

  test('is over after signing out: the next one chooses an account again', async ({ open }) => {
    const { page, complaints } = await open('/login')
    await continues(page).click()
    await choose(page, /admin@school\.example/)
    await page.waitForURL('**/bike/list')
    await page.getByRole('button', { name: /He Jing/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL('**/login')
    expect(await emailOf(page)).toBeUndefined()
    await continues(page).click()
    await choose(page, /office@school\.example/)
    await page.getByText('Read only').waitFor()
    expect(await emailOf(page)).toBe('office@school.example')
    expect(complaints).toEqual([])
  })

  for (const [locale, button, sentence] of [
    ['en', /visitor@school\.example/, 'There is no account here for this Microsoft account.'],
    ['zh', /visitor@school\.example/, '本系统中没有与此 Microsoft 账号对应的账号'],
    ['en', /^Cancel$/, 'Sign-in with Microsoft was cancelled.'],
    ['zh', /^取消$/, '您已在 Microsoft 取消登录。'],
  ] as const)
    test(`in ${locale} comes back with a sentence after ${button}`, async ({ open }) => {
      const { page, complaints } = await open('/login', { locale })
      await continues(page).click()
      await choose(page, button)
      await page.getByRole('alert').getByText(sentence).waitFor()
      expect(await emailOf(page)).toBeUndefined()
      await page.getByRole('link', { name: /Back to Login|返回登录/ }).click()
      await continues(page).waitFor()
      expect(complaints).toEqual([])
    })

  test('says that Microsoft cannot be reached while the stand-in does not answer', async ({ open, standIn }) => {
    const { page } = await open('/login')
    await page.route('**/.well-known/openid-configuration', (route) => route.abort())
    await continues(page).click()
    await page.getByRole('alert').getByText('Microsoft cannot be reached at the moment.').waitFor()
    await page.unroute('**/.well-known/openid-configuration')
    await continues(page).click()
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor()
    expect(new URL(page.url()).origin).toBe(standIn.env['MICROSOFT_AUTHORITY'])
  })
})
