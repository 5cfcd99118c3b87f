// What is done to an account is told to its owner by mail.
import { createIsb, memorySession } from '@isb/sdk'
import { expect, test } from 'vitest'
import { openHouse, password } from '../lib/house.ts'
import { account } from '../lib/people.ts'

const house = openHouse()
const subjectsTo = (email: string) => house.server.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
const changed = 'Your password was changed'
const newBrowser = 'New sign-in to your account'

/** A browser, which keeps its cookies. */
function browser() {
  let cookie = ''
  const visit: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/142.0')
    if (cookie) headers.set('Cookie', cookie)
    const answer = await fetch(url, { ...init, headers })
    cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie
    return answer
  }
  return createIsb({ host: house.server.url, session: memorySession(), fetch: visit })
}

// S-45
test('a sign-in from a browser that is new to the account, once', async () => {
  const email = 'front@school.example'
  const own = browser()
  for (let time = 0; time < 2; time++) await own.auth.login({ body: { email, password } })
  expect(subjectsTo(email)).toEqual([])
  const other = browser()
  for (let time = 0; time < 3; time++) await other.auth.login({ body: { email, password } })
  await expect.poll(() => subjectsTo(email)).toEqual([newBrowser])
  const mail = house.server.mails.find(({ to }) => to === email)
  for (const text of ['Hello Sun Yue', 'Browser: Firefox · Linux', '127.0.0.1']) expect(mail?.body).toContain(text)
})

test('an administrator too, where several menus have no code', async () => {
  const email = 'admin@school.example'
  const admin = await house.person('admin')
  for (const name of ['Clubs', 'Trips']) await admin.menus.create({ body: { type: 'MENU_DIR', name } })
  await browser().auth.login({ body: { email, password } })
  await expect.poll(() => subjectsTo(email)).toEqual([newBrowser])
})

test('not each sign-in of a program, which keeps no cookie', async () => {
  for (let time = 0; time < 3; time++) await house.person('nobody')
  expect(subjectsTo('nobody@school.example')).toEqual([])
})

test('a new password, set while signed in or by a code', async () => {
  const email = 'office@school.example'
  const office = await house.person('office')
  await office.account.changePassword({ body: { current: password, password: 'a long walk in the rain' } })
  await expect.poll(() => subjectsTo(email)).toEqual([changed])
  await house.stranger().auth.sendResetCode({ body: { email } })
  await expect.poll(() => subjectsTo(email).length).toBe(2)
  const code = /\d{8}/.exec(subjectsTo(email).at(-1) ?? '')?.[0] ?? ''
  await house.stranger().auth.resetPassword({ body: { email, code, password: 'another long walk' } })
  await expect.poll(() => subjectsTo(email).at(-1)).toBe(changed)
})

test('another address, at the one that it was', async () => {
  const admin = await house.person('admin')
  await house.person('it')
  const { id, version } = await account(admin, 'it@school.example')
  await admin.staff.update({ path: { staffId: id }, body: { version, email: 'new.it@school.example' } })
  await expect.poll(() => subjectsTo('it@school.example')).toEqual(['The email address of your account was changed'])
  await expect.poll(() => subjectsTo('new.it@school.example')).toEqual([expect.stringContaining('Your account at')])
})
