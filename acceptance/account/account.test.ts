// What everybody keeps for themselves: the password and the sessions. Tokens have stories of their own.
import { describe, expect, test } from 'vitest'
import { everything } from '../lib/database.ts'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const logged: string[] = []
const house = openHouse({ LOG_LEVEL: 'debug' }, { write: (line) => void logged.push(line) })
const enter = async (email: string, secret: string) => {
  const one = house.stranger()
  await one.auth.login({ body: { email: `${email}@school.example`, password: secret } })
  return one
}

describe('sessions', () => {
  test('are one’s own, and end one at a time or all but this', async () => {
    const [desk, phone, laptop, other] = await Promise.all([
      house.person('it'),
      house.person('it'),
      house.person('it'),
      house.person('office'),
    ])
    const mine = await desk.account.sessions()
    expect(mine.length).toBeGreaterThanOrEqual(3)
    expect(mine.filter(({ current }) => current)).toHaveLength(1)
    const [phoneId = 0, otherId = 0] = await Promise.all(
      [phone, other].map(async (one) => (await one.account.sessions()).find(({ current }) => current)?.id),
    )
    expect(mine.map(({ id }) => id)).toContain(phoneId)
    expect(mine.map(({ id }) => id)).not.toContain(otherId)

    await desk.account.endSession({ path: { sessionId: phoneId } })
    expect(await refusal(phone.auth.me())).toMatchObject({ code: 18 })
    for (const sessionId of [phoneId, otherId, 999_999])
      expect(await refusal(desk.account.endSession({ path: { sessionId } }))).toMatchObject({ code: 2, reason: 'SESSION_NOT_FOUND' })
    await other.auth.me()

    expect((await desk.account.endOtherSessions()).ended).toBe(mine.length - 2)
    expect(await refusal(laptop.auth.me())).toMatchObject({ code: 18 })
    expect(await desk.account.sessions()).toMatchObject([{ current: true }])
    expect(await desk.account.endOtherSessions()).toEqual({ ended: 0, tokensRevoked: 0 })
  })
})

describe('the password', () => {
  const next = 'a long walk in the rain'
  const change = (person: Person, current: string, to: string) => person.account.changePassword({ body: { current, password: to } })

  test('changes for who knows it; the other sessions end, this one stays', async () => {
    const [desk, phone] = await Promise.all([house.person('front'), house.person('front')])
    expect(await refusal(change(desk, 'not my password', next))).toMatchObject({
      code: 1,
      reason: 'CURRENT_PASSWORD_WRONG',
      errors: [{ path: '/current', message: 'The current password is incorrect' }],
    })
    expect(await refusal(change(desk, password, 'password1'))).toMatchObject({ reason: 'PASSWORD_COMMON', errors: [{ path: '/password' }] })
    await phone.auth.me()
    expect(await change(desk, password, next)).toEqual({ ended: 1 })
    await desk.auth.me()
    expect(await refusal(phone.auth.me())).toMatchObject({ code: 18 })
    expect(await refusal(enter('front', password))).toMatchObject({ reason: 'SIGN_IN_FAILED' })
    await enter('front', next)
    expect(await everything(house)).not.toContain(next)
    expect(logged.join('')).not.toContain(next)
    await change(desk, next, password)
  })

  test('is not changed twice by a repeated request, whose answer is the first one', async () => {
    const [desk] = await Promise.all([house.person('front'), house.person('front')])
    const ask = (to: string) =>
      desk.account.changePassword({ body: { current: password, password: to } }, { idempotencyKey: 'lost-answer' })
    const first = await ask(next)
    expect(first.ended).toBeGreaterThan(0)
    expect(await ask(next)).toEqual(first)
    expect(await refusal(ask('another long walk'))).toMatchObject({ code: 3, reason: 'IDEMPOTENCY_KEY_REUSED' })
    await change(desk, next, password)
  })

  test('cannot be guessed from a session that somebody left open', async () => {
    const desk = await house.person('nobody')
    for (let guess = 0; guess < 5; guess++)
      expect(await refusal(change(desk, `guess number ${guess}`, next))).toMatchObject({ reason: 'CURRENT_PASSWORD_WRONG' })
    expect(await refusal(change(desk, password, next))).toMatchObject({ code: 5, reason: 'TOO_MANY_REQUESTS' })
    // Whose account it is comes in elsewhere all the same.
    await enter('nobody', password)
    house.server.pass(61_000)
    expect(await change(desk, password, next)).toEqual({ ended: 1 })
    await change(desk, next, password)
  })
})

describe('from the terminal', () => {
  test('the password comes from standard input or a terminal, never from the command line, and the session goes on', async () => {
    await signIn(house, 'it')
    const change = (input: string, exit = 0) => house.isb(['account', 'change-password', '--password-stdin'], { input, exit })
    expect(await house.isb(['account', 'change-password'], { exit: 64 })).toMatchObject({ out: '' })
    expect(await change(`${password}\n`, 64)).toMatchObject({ out: '' })
    expect((await change('wrong password\na long walk in the rain\n', 1)).err).toContain('The current password is incorrect')
    expect(await change(`${password}\na long walk in the rain\n`)).toMatchObject({ code: 0, out: '' })
    await house.isb(['account', 'sessions', '--json'])
    expect(await change(`a long walk in the rain\n${password}\n`)).toMatchObject({ code: 0 })
  })

  test('sessions are listed and ended', async () => {
    const elsewhere = await house.person('it')
    await signIn(house, 'it')
    const { out } = await house.isb(['account', 'sessions', '--json'])
    expect((JSON.parse(out) as { current: boolean }[]).filter(({ current }) => current)).toHaveLength(1)
    await house.isb(['account', 'end-session', 'x', '--yes'], { exit: 64 })
    expect(await house.isb(['account', 'end-session', '999999', '--lang', 'zh', '--yes'], { exit: 1 })).toMatchObject({
      err: expect.stringContaining('该会话已不存在') as string,
    })
    await elsewhere.auth.me()
    const expiresAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
    await elsewhere.account.createToken({ body: { name: 'Roster', scopes: ['upms:menu'], expiresAt } })
    expect((await house.isb(['account', 'end-other-sessions'])).err).toMatch(/^\d+ sessions? ha(s|ve) ended, 1 token is revoked\n$/)
    expect(await refusal(elsewhere.auth.me())).toMatchObject({ code: 18 })
  })
})
