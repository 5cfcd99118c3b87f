import { coveredTexts } from './covered.ts'
import { expect, test } from './fixtures.ts'
import { accessible, reflows, signIn } from './lib.ts'
import { toast } from './parts.ts'

const kept = (page: import('playwright/test').Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? 'null') as Record<string, unknown> | null)

test.describe('the guard', () => {
  for (const path of ['/', '/upms/menu', '/nowhere', '/settings'] as const)
    test(`sends ${path} to sign in`, async ({ open }) => {
      const { page } = await open(path)
      await page.waitForURL((url) => url.pathname === '/login')
      expect(await kept(page)).toBeNull()
    })

  for (const path of ['/login', '/auth', '/reset-passwd', '/isb-iot/login'] as const)
    test(`lets ${path} pass`, async ({ open }) => {
      const { page, complaints } = await open(path)
      await page.getByRole('main').waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      expect(complaints).toEqual([])
    })
})

test.describe('signing in', () => {
  test('leads to the first menu, and keeps the session in session storage and the language in local storage', async ({ openAndSignIn }) => {
    const { page, complaints } = await openAndSignIn('admin', '/login')
    await page.waitForURL('**/bike/list')
    expect(await kept(page)).toMatchObject({
      authHeaderSchema: 'Bearer',
      token: expect.stringMatching(/^[\w-]{43}$/),
      userInfo: { name: 'He Jing' },
      me: { email: 'admin@school.example' },
      menus: expect.arrayContaining([expect.objectContaining({ code: 'upms:menu' })]),
    })
    expect(await page.evaluate(() => [localStorage.getItem('locale'), document.documentElement.lang])).toEqual(['en', 'en'])
    expect(complaints).toEqual([])
  })

  test('leads to where one was going, inside the console only', async ({ openAndSignIn }) => {
    const { page, context } = await openAndSignIn('admin', '/nowhere?a=1')
    await page.waitForURL('**/nowhere?a=1')
    await page.getByText('No page at this address').waitFor()
    expect(new URL(page.url()).search).toBe('?a=1')
    await context.close()
    const evil = await openAndSignIn('admin', '/login?redirect=https://evil.example/')
    await evil.page.waitForURL('**/bike/list')
  })

  test('takes an address as soon as it stands there', async ({ open }) => {
    const { page } = await open('/login')
    await page.locator('input[name=email]').waitFor()
    await page.keyboard.type('admin@school.example')
    expect(await page.locator('input[name=email]').inputValue()).toBe('admin@school.example')
  })

  test('after a wrong password leaves no word of it on the first screen', async ({ open }) => {
    const { page } = await open('/login')
    await signIn(page, 'admin', 'not this one')
    await toast(page, 'Incorrect email or password').waitFor()
    await signIn(page, 'admin')
    await page.waitForURL('**/bike/list')
    expect(await page.locator('[data-slot=toast]').count()).toBe(0)
  })

  test('with a wrong password says so, once, and keeps what was typed', async ({ open }) => {
    const { page } = await open('/login', { locale: 'zh' })
    await signIn(page, 'front', 'not this one')
    await page.getByText('邮箱或密码不正确，或该账号暂时无法登录').first().waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-slot=toast]').first().waitFor()
    await page.waitForTimeout(800)
    expect(await page.locator('[data-slot=toast]').count()).toBe(1)
    expect(await page.locator('input[name=email]').inputValue()).toBe('front@school.example')
    expect(await page.locator('input[name=password]').inputValue()).toBe('not this one')
  })

  test('says under each field what is missing, and goes to the first', async ({ open }) => {
    const { page } = await open('/login')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByText('Please enter a valid email address').waitFor()
    await page.getByText('Password is required').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  })

  test('without any menu shows the specification’s sentence and a way out', async ({ openAndSignIn }) => {
    const { page } = await openAndSignIn('nobody', '/login')
    await page.getByText('No permission to access the system, please contact the administrator!').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/login**')
    expect(await kept(page)).toBeNull()
  })

  test('without the screen’s code names the page that is closed, and leads home', async ({ openAndSignIn }) => {
    const { page } = await openAndSignIn('front', '/upms/menu')
    await page.getByRole('heading', { name: 'You do not have access to “Menus”' }).waitFor()
    expect(await page.getByRole('treegrid').count()).toBe(0)
  })

  test('while the server is away keeps what was typed and says so', async ({ open }) => {
    const { page } = await open('/login')
    await page.route('**/isb/admin/auth/login', (route) => route.abort())
    await signIn(page, 'admin')
    await page.getByText('The server cannot be reached').first().waitFor()
    expect(await page.locator('input[name=password]').inputValue()).toBe('demo-console-1')
    await page.unroute('**/isb/admin/auth/login')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/bike/list')
  })
})

test.describe('a session', () => {
  test('is taken over by a new tab, and its end is everybody’s', async ({ openAndSignIn }) => {
    const { page, context } = await openAndSignIn('admin', '/login')
    await page.waitForURL('**/bike/list')
    const tab = await context.newPage()
    // The tab that is asked for the session has something else to do first.
    await page.evaluate(() =>
      setTimeout(() => {
        for (const begin = performance.now(); performance.now() - begin < 600;);
      }),
    )
    await tab.goto('/upms/menu')
    await tab.getByRole('navigation', { name: 'Main menu' }).waitFor()
    expect(new URL(tab.url()).pathname).toBe('/upms/menu')
    // The other tab hears of the end from the server before this one has its answer.
    await tab.route('**/auth/logout', async (route) => {
      const response = await route.fetch()
      await page.waitForURL('**/login')
      await route.fulfill({ response })
    })
    await tab.getByRole('button', { name: /account of/ }).click()
    await tab.getByRole('menuitem', { name: 'Sign out' }).click()
    // Signed out on purpose: whoever comes next begins anew, in every tab.
    await tab.waitForURL('**/login')
    await tab.unrouteAll({ behavior: 'wait' })
  })

  test('that ends on the server leads to sign-in with one toast, and back to where one was', async ({ openAndSignIn, database }) => {
    const { page } = await openAndSignIn('admin', '/upms/menu?type=MENU')
    await page.waitForURL('**/upms/menu?type=MENU')
    // All that the first screen asks for is there: else one of those requests would be told before the reload.
    await page.getByRole('gridcell').first().waitFor()
    await page
      .getByRole('img', { name: /waiting$/ })
      .first()
      .waitFor()
    await database.query('update session set ended_at = now()')
    // A toast stays for three seconds; who looks for it only after the page has settled may come too late.
    await Promise.all([toast(page, 'Your session has ended, please sign in again').waitFor(), page.reload({ waitUntil: 'commit' })])
    expect(await page.locator('[data-slot=toast]').count()).toBe(1)
    await page.waitForURL('**/login?redirect=**')
    await signIn(page, 'admin')
    await page.waitForURL('**/upms/menu?type=MENU')
  })
})

test('a style that something injects is refused unless it carries the page’s nonce', async ({ open }) => {
  const { page } = await open('/login')
  const inject = (nonce: string) =>
    page.evaluate((carried) => {
      const style = document.createElement('style')
      style.nonce = carried
      style.textContent = 'body { outline: solid red }'
      document.head.append(style)
      const { outlineStyle } = getComputedStyle(document.body)
      style.remove()
      return outlineStyle
    }, nonce)
  const nonce = () => page.locator('meta[name=csp-nonce]').getAttribute('content')
  const first = (await nonce()) ?? ''
  expect([await inject(''), await inject('AAAA'), await inject(first)]).toEqual(['none', 'none', 'solid'])
  await page.reload()
  expect([await inject(first), await inject((await nonce()) ?? '')]).toEqual(['none', 'solid'])
})

test('the styles of an open list carry the page’s nonce', async ({ enter }) => {
  const { page, complaints } = await enter('admin', '/upms/menu')
  await page.getByRole('combobox', { name: 'Filter by type' }).click()
  await page.getByRole('option', { name: 'Module' }).waitFor()
  // Radix keeps the page from scrolling by a style that it injects.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('the language switches the whole screen, and is kept', async ({ openAndSignIn }) => {
  const { page } = await openAndSignIn('admin', '/')
  await page.getByRole('link', { name: 'Students' }).first().waitFor()
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('link', { name: '学生' }).first().waitFor()
  expect(await page.evaluate(() => [localStorage.getItem('locale'), document.documentElement.lang])).toEqual(['zh', 'zh-CN'])
  await page.reload()
  await page.getByRole('link', { name: '学生' }).first().waitFor()
})

test('a forgotten password is set anew by keyboard, with the mailed code', async ({ open, server }) => {
  const { page } = await open('/login')
  await page.getByRole('link', { name: 'Forgot password ?' }).click()
  await page.getByRole('heading', { name: 'Reset password' }).waitFor()
  await page.getByLabel('Email Address').fill('office@school.example')
  await page.getByRole('button', { name: 'Send Code' }).click()
  await page.getByRole('button', { name: /^\d+ s$/ }).waitFor()
  await expect.poll(() => server.mails.at(-1)?.to).toBe('office@school.example')
  await page.getByLabel('Verification Code').fill('00000000')
  await page.getByLabel('New Password').fill('a long walk in the rain')
  await page.keyboard.press('Control+Enter')
  await page.getByText('The code is wrong or has expired').first().waitFor()
  expect(await page.getByLabel('New Password').inputValue()).toBe('a long walk in the rain')
  await page.getByLabel('Verification Code').fill(/\d{8}/.exec(server.mails.at(-1)?.subject ?? '')?.[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByText('The password has been reset successfully. Do you want to log in ?').waitFor()
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/login')
  await signIn(page, 'office', 'a long walk in the rain')
  await page.waitForURL('**/upms/menu')
})

test('a change of path scrolls to the top, a change of search does not', async ({ openAndSignIn }) => {
  const { page } = await openAndSignIn('admin', '/login')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /waiting for you/ }).waitFor()
  await page.setViewportSize({ width: 1440, height: 200 })
  const top = () => page.evaluate(() => document.getElementById('main')?.scrollTop ?? -1)
  await page.evaluate(() => document.getElementById('main')?.scrollTo(0, 60))
  expect(await top()).toBeGreaterThan(0)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Students' }).click()
  // The head of a page stands before its content, and until then one has not left the page before.
  await page.locator('[role=row][data-row]').first().waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /waiting for you/ }).waitFor()
  await expect.poll(top).toBe(0)
})

test.describe('every screen in every look', () => {
  test('without a session is accessible and reflows', async ({ open }) => {
    for (const path of ['/login', '/reset-passwd', '/auth']) {
      const { page, context, complaints } = await open(path)
      await page.getByRole('main').waitFor()
      await accessible(page)
      await reflows(page)
      expect(complaints).toEqual([])
      await context.close()
    }
  })

  test('that is not there is accessible and reflows', async ({ openAndSignIn }) => {
    const { page, complaints } = await openAndSignIn('admin', '/')
    await page.getByRole('navigation').first().waitFor()
    await page.goto('/nowhere')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await accessible(page)
    await reflows(page)
    expect(complaints).toEqual([])
  })
})

test('the sun covers no text on a phone, whatever the time of day', async ({ open }) => {
  const { page } = await open('/login', { locale: 'zh', width: 320 })
  for (const hour of ['06:30', '08:00', '09:34', '12:00', '16:00']) {
    await page.clock.setFixedTime(new Date(`2026-11-30T${hour}:00+08:00`))
    await page.reload()
    await page.getByText(hour).filter({ visible: true }).waitFor()
    expect([hour, await coveredTexts(page)]).toEqual([hour, []])
  }
})
