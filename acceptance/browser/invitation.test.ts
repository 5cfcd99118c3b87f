// Taking an invitation up: from the mail to the first sign-in.
import type { House } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, reflows, signIn } from './lib.ts'
import { toast } from './parts.ts'

/** Invites somebody new, and gives the link that was mailed to them, below the server under test. */
async function invited(house: House, name: string, nameZh = ''): Promise<string> {
  const admin = await house.person('admin')
  const email = `${name}@school.example`
  await admin.staff.create({ body: { name, nameZh, email, type: 'staff' } })
  await expect.poll(() => house.server.mails.at(-1)?.to).toBe(email)
  return /http\S+(\/reset-passwd#invite=\S+)/.exec(house.server.mails.at(-1)?.body ?? '')?.[1] ?? ''
}

test.describe('an invitation', () => {
  test('sets the first password, by keyboard, and leads to signing in with it', async ({ house, open }) => {
    const link = await invited(house, 'wu.tao')
    const { page, context, complaints } = await open(link)
    await page.getByRole('heading', { name: 'Set your password' }).waitFor()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByLabel('New Password').fill('short')
    await page.keyboard.press('Enter')
    await page.getByText('New Password needs at least 8 characters').waitFor()
    await page.getByLabel('New Password').fill('password123')
    await page.keyboard.press('Enter')
    await page.getByText('This password is too common. Please choose another.').waitFor()
    await page.getByLabel('New Password').fill('a long walk in the rain')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login')
    await toast(page, 'Your password is set. You can now sign in.').waitFor()
    expect(await page.locator('input[name=email]').inputValue()).toBe('wu.tao@school.example')
    await signIn(page, 'wu.tao', 'a long walk in the rain')
    await page.getByText('No permission to access the system, please contact the administrator!').waitFor()
    expect(complaints).toEqual([])
    await context.close()

    const again = await open(link)
    await again.page.getByLabel('New Password').fill('another long walk')
    await again.page.keyboard.press('Enter')
    await again.page.getByText('This link no longer works').waitFor()
    await again.page.getByRole('main').getByText('This link has been used or has expired.').waitFor()
    await again.page.getByRole('button', { name: 'Reset password' }).click()
    await again.page.getByRole('button', { name: 'Send Code' }).waitFor()
  })

  test('is forgotten by the page once it is reloaded, and opened anew from the mail', async ({ house, open }) => {
    const link = await invited(house, 'chen.yu', '陈宇')
    const { page } = await open(link)
    await page.getByRole('heading', { name: 'Set your password' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Reset password' }).waitFor()
    await page.goto(link)
    await page.getByRole('heading', { name: 'Set your password' }).waitFor()
    expect(
      await page.evaluate(() => [location.href, JSON.stringify(history.state), JSON.stringify(Object.entries(sessionStorage))].join(' ')),
    ).not.toContain(link.split('=')[1])
  })
})

test.describe('the invitation’s screen', () => {
  test('is accessible and reflows, also when the link is over', async ({ open }) => {
    const { page, complaints } = await open(`/reset-passwd#invite=${'x'.repeat(43)}`)
    await page.locator('input[name=password]').fill('a long walk in the rain')
    await accessible(page)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByRole('heading').waitFor()
    await accessible(page)
    await reflows(page)
    expect(complaints).toEqual([])
  })
})
