// Who guesses at passwords is slowed down, and nobody can use that to keep the owner out.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, password, refusal } from '../lib/house.ts'

const house = openHouse({ TRUST_PROXY: 'yes' })
const minutes = 60_000
const failed = { code: 1, reason: 'SIGN_IN_FAILED' }
const tooMany = { status: 429, retryAfter: expect.any(Number) }

/** A browser at an address. It keeps what the server gives it to keep. */
function browserAt(address: string): Isb {
  let cookie = ''
  const visit: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('X-Forwarded-For', address)
    if (cookie) headers.set('Cookie', cookie)
    const answer = await fetch(url, { ...init, headers })
    cookie = answer.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie
    return answer
  }
  return createIsb({ host: house.server.url, session: memorySession(), fetch: visit })
}
const signIn = (browser: Isb, name: string, secret = password) =>
  browser.auth.login({ body: { email: `${name}@school.example`, password: secret } })
const guess = async (browser: Isb, name: string, times: number) => {
  for (let time = 0; time < times; time++) expect(await refusal(signIn(browser, name, `guess ${time}`))).toMatchObject(failed)
}

describe('somebody guesses at an account', () => {
  // S-11
  test('and it is locked for a minute, which the owner does not make longer by trying', async () => {
    await guess(browserAt('203.0.113.1'), 'office', 5)
    const owner = browserAt('198.51.100.1')
    for (let time = 0; time < 10; time++) expect(await refusal(signIn(owner, 'office'))).toMatchObject(failed)
    house.server.pass(minutes + 1000)
    await signIn(owner, 'office')
  })

  test('with many guesses side by side, and not even the right one behind them is let in', async () => {
    const stranger = browserAt('203.0.113.9')
    const guesses = [...Array.from({ length: 30 }, (_, at) => `guess ${at}`), password]
    for (const refused of await Promise.all(guesses.map((secret) => refusal(signIn(stranger, 'security', secret)))))
      expect(refused).toMatchObject(failed)
    const { rows } = await house.server.pool.query('select max(locks)::int as locks from sign_in_throttle')
    expect(rows).toEqual([{ locks: 1 }])
    house.server.pass(minutes + 1000)
    await signIn(stranger, 'security')
  })

  test('and the browser that the owner has signed in with before is let in', async () => {
    const owner = browserAt('198.51.100.2')
    await signIn(owner, 'it')
    await guess(browserAt('203.0.113.2'), 'it', 7)
    await signIn(owner, 'it')
    expect(await refusal(signIn(browserAt('198.51.100.2'), 'it'))).toMatchObject(failed)
    house.server.pass(16 * minutes)
  })

  test('from such a browser, which alone is locked', async () => {
    const shared = browserAt('198.51.100.3')
    await signIn(shared, 'front')
    await guess(shared, 'front', 5)
    expect(await refusal(signIn(shared, 'front'))).toMatchObject(failed)
    await signIn(browserAt('198.51.100.4'), 'front')
    house.server.pass(2 * minutes)
    await signIn(shared, 'front')
  })

  test('a hundred times in a month, and only the mail opens it to a browser that it does not know', async () => {
    for (let round = 0; round < 20; round++) {
      await guess(browserAt(`203.0.113.${round + 10}`), 'bikes', 5)
      house.server.pass(16 * minutes)
    }
    const owner = browserAt('198.51.100.5')
    expect(await refusal(signIn(owner, 'bikes'))).toMatchObject(failed)
    await owner.auth.sendResetCode({ body: { email: 'bikes@school.example' } })
    const mail = () => house.server.mails.findLast(({ to }) => to === 'bikes@school.example')
    await expect.poll(mail).toBeDefined()
    const code = /\d{8}/.exec(mail()?.subject ?? '')?.[0] ?? ''
    await owner.auth.resetPassword({ body: { email: 'bikes@school.example', code, password: 'a long walk in the rain' } })
    await signIn(owner, 'bikes', 'a long walk in the rain')
    expect(await refusal(signIn(browserAt('198.51.100.6'), 'bikes', 'a long walk in the rain'))).toMatchObject(failed)
    house.server.pass(31 * 24 * 60 * minutes)
    await signIn(browserAt('198.51.100.6'), 'bikes', 'a long walk in the rain')
  })
})

// S-12
describe('somebody guesses at a hundred accounts', () => {
  beforeAll(async () => {
    await signIn(browserAt('192.0.2.1'), 'security')
    await signIn(browserAt('2001:db8:7:7::1'), 'security')
    house.server.pass(minutes)
    const now = (await house.server.pool.query<{ at: Date }>('select max(started_at) as at from session')).rows[0]?.at
    await house.server.pool.query(
      `insert into sign_in_failure (at, address, network, account_key)
       select $1::timestamptz, network, network, 'account ' || n
       from generate_series(1, 101) n, unnest(array['192.0.2.1', '2001:db8:7:7::/64']) network`,
      [new Date((now?.getTime() ?? 0) + minutes)],
    )
    // What another network has done is no matter here.
    await house.server.pool.query(
      "insert into sign_in_failure (at, address, network, account_key) values ($1, '203.0.113.200', '203.0.113.200', 'another')",
      [new Date((now?.getTime() ?? 0) - 2 * minutes)],
    )
  })

  test.each(['192.0.2.1', '2001:db8:7:7:ffff::2'])(
    'and whoever is new at %s has to wait, but not who has signed in there',
    async (address) => {
      const refused = await refusal(signIn(browserAt(address), 'front'))
      expect(refused).toMatchObject(tooMany)
      expect((refused as { retryAfter?: number }).retryAfter).toBeGreaterThan(240)
      await signIn(browserAt(address), 'security')
      await signIn(browserAt('192.0.2.77'), 'front')
    },
  )

  test('neither are codes mailed from there, nor tried', async () => {
    const there = browserAt('192.0.2.1')
    const email = 'front@school.example'
    const mails = house.server.mails.length
    expect(await refusal(there.auth.sendResetCode({ body: { email } }))).toMatchObject(tooMany)
    expect(
      await refusal(there.auth.resetPassword({ body: { email, code: '12345678', password: 'a long walk in the rain' } })),
    ).toMatchObject(tooMany)
    expect(house.server.mails.length).toBe(mails)
  })

  test('for five minutes', async () => {
    house.server.pass(5 * minutes)
    const { token } = await signIn(browserAt('192.0.2.1'), 'front')
    expect(token).toMatch(/^[\w-]{43}$/)
  })
})

// S-05
test('wrong codes count as tries at accounts, and are seen among the failed sign-ins', async () => {
  const admin = await house.person('admin')
  const before = await admin.staff.signInFailures()
  const stranger = browserAt('203.0.113.99')
  const body = { code: '00000000', password: 'a long walk in the rain' }
  for (const name of ['office', 'nobody-there'])
    expect(await refusal(stranger.auth.resetPassword({ body: { ...body, email: `${name}@school.example` } }))).toMatchObject({
      reason: 'RESET_CODE_WRONG',
    })
  expect((await admin.staff.signInFailures()).total).toBe(before.total + 2)
})
