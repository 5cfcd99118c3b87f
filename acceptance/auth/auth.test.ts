import { SessionError } from '@isb/sdk'
import { describe, expect, test } from 'vitest'
import { password, refusal, openHouse } from '../lib/house.ts'

const house = openHouse()
const minutes = 60_000

describe('signing in', () => {
  test('gives a session that works, says who one is and what one may see', async () => {
    const admin = await house.person('admin')
    expect(admin.session()).toMatchObject({ authHeaderSchema: 'Bearer', userInfo: { name: 'He Jing', userId: expect.any(Number) } })
    expect(await admin.auth.me()).toMatchObject({ email: 'admin@school.example', administrator: true, roles: [{ name: 'Administrator' }] })
    expect((await admin.auth.menus()).map((menu) => menu.name).slice(0, 3)).toEqual(['Bikes', 'Bikes', 'New bike'])
  })

  test('shows each person only the menus and buttons of their roles', async () => {
    const office = await house.person('office')
    expect((await office.auth.menus()).map((menu) => menu.code)).toEqual(['upms', 'upms:menu'])
    expect((await office.auth.me()).permissions).toEqual(['upms', 'upms:menu'])
    const nobody = await house.person('nobody')
    expect(await nobody.auth.menus()).toEqual([])
  })

  test('takes the address without regard to case and spaces', async () => {
    const stranger = house.stranger()
    await stranger.auth.login({ body: { email: 'ADMIN@School.Example', password } })
    expect((await stranger.auth.me()).name).toBe('He Jing')
  })

  test('says the same of a wrong password, an unknown address and a disabled account, in the reader’s language', async () => {
    await house.server.pool.query(
      "insert into staff (name, email, enabled, password_hash) select 'Gone', 'gone@school.example', false, password_hash from staff where email = 'admin@school.example'",
    )
    const zh = house.stranger('zh')
    for (const body of [
      { email: 'front@school.example', password: 'not this one' },
      { email: 'unknown@school.example', password },
      { email: 'gone@school.example', password },
    ])
      expect(await refusal(zh.auth.login({ body }))).toMatchObject({
        code: 1,
        reason: 'SIGN_IN_FAILED',
        message: '邮箱或密码不正确，或该账号暂时无法登录',
      })
    expect(zh.session()).toBeNull()
  })

  test('is locked for a minute after five wrong passwords, even to the right one, and then open again', async () => {
    const stranger = house.stranger()
    const signIn = (secret: string) => stranger.auth.login({ body: { email: 'it@school.example', password: secret } })
    for (let tries = 0; tries < 5; tries++) await refusal(signIn('wrong'))
    expect(await refusal(signIn(password))).toMatchObject({ code: 1, reason: 'SIGN_IN_FAILED' })
    house.server.pass(1 * minutes + 1000)
    await signIn(password)
    expect((await stranger.auth.me()).email).toBe('it@school.example')
  })

  test('tells what is wrong with each field by name', async () => {
    const refused = await refusal(house.stranger('zh').auth.login({ body: { email: 'not an address', password: '' } }))
    expect(refused).toMatchObject({
      code: 1,
      reason: 'INVALID',
      errors: expect.arrayContaining([
        { path: '/email', message: '请输入有效的电子邮箱地址' },
        { path: '/password', message: '请填写密码' },
      ]),
    })
  })
})

describe('a session', () => {
  test('ends by signing out, and what it carried is worth nothing', async () => {
    const admin = await house.person('admin')
    const { token = '' } = admin.session() ?? {}
    await admin.auth.logout()
    expect(admin.session()).toBeNull()
    const again = house.stranger()
    expect(await refusal(again.auth.me({}, { headers: { Authorization: `Bearer ${token}` } }))).toMatchObject({
      code: 18,
      reason: 'SESSION_INVALID',
    })
  })

  test('ends after thirty idle minutes, and slides while it is used', async () => {
    const admin = await house.person('admin')
    house.server.pass(20 * minutes)
    await admin.menus.page()
    house.server.pass(20 * minutes)
    await admin.menus.page()
    house.server.pass(31 * minutes)
    expect(await refusal(admin.auth.me())).toBeInstanceOf(SessionError)
    expect(admin.session()).toBeNull()
  })

  test('is not kept alive by what an open console reads by itself', async () => {
    const admin = await house.person('admin')
    house.server.pass(20 * minutes)
    await Promise.all([admin.auth.me(), admin.auth.menus()])
    // Nor by lists that it reads again because others changed them.
    await admin.call('menus.page', {}, { headers: { 'X-Background': 'true' } })
    house.server.pass(11 * minutes)
    expect(await refusal(admin.auth.me())).toBeInstanceOf(SessionError)
  })

  test('ends after twelve hours, however busy', async () => {
    const admin = await house.person('admin')
    for (let quarter = 0; quarter < 47; quarter++) {
      house.server.pass(15 * minutes)
      await admin.menus.page()
    }
    house.server.pass(16 * minutes)
    expect(await refusal(admin.auth.me())).toMatchObject({ code: 18 })
  })

  // S-30
  test('that has been refused stays ended where the clock is put back', async () => {
    const admin = await house.person('admin')
    const headers = { Authorization: `Bearer ${admin.session()?.token ?? ''}` }
    house.server.pass(31 * minutes)
    expect(await refusal(admin.auth.me())).toMatchObject({ code: 18 })
    house.server.pass(-31 * minutes)
    expect(await refusal(house.stranger().auth.me({}, { headers }))).toMatchObject({ code: 18 })
  })

  test('ends at once when the account is disabled', async () => {
    const front = await house.person('front')
    await front.auth.me()
    await house.server.pool.query("update staff set enabled = false where email = 'front@school.example'")
    expect(await refusal(front.auth.me())).toMatchObject({ code: 18 })
    await house.server.pool.query("update staff set enabled = true where email = 'front@school.example'")
  })

  test('does not begin with a password that is changed while it is checked', async () => {
    const { pool } = house.server
    const change = await pool.connect()
    const waits = async () => (await pool.query("select from pg_stat_activity where wait_event_type = 'Lock'")).rowCount
    try {
      await change.query('begin')
      await change.query("update staff set password_hash = 'another' || password_hash where email = 'front@school.example'")
      const late = refusal(house.stranger().auth.login({ body: { email: 'front@school.example', password } }))
      await expect.poll(waits).toBe(1)
      await change.query('commit')
      expect(await late).toMatchObject({ reason: 'SIGN_IN_FAILED' })
    } finally {
      change.release()
    }
    await pool.query("update staff set password_hash = replace(password_hash, 'another', '') where email = 'front@school.example'")
    await house.person('front')
  })

  test('is kept hashed: nothing in the database signs in', async () => {
    const admin = await house.person('admin')
    const { rows } = await house.server.pool.query<{ all: string }>('select string_agg(s::text, $1) as all from session s', ['\n'])
    expect(rows[0]?.all).not.toContain(admin.session()?.token)
  })
})

describe('a forgotten password', () => {
  const codeIn = (subject: string | undefined) => /\d{8}/.exec(subject ?? '')?.[0] ?? ''
  const lastMail = () => house.server.mails.at(-1)
  const mailsTo = (to: string) => house.server.mails.filter((mail) => mail.to === to)

  test('is set anew with the mailed code, which ends every session of the account', async () => {
    const office = await house.person('office')
    const stranger = house.stranger()
    await stranger.auth.sendResetCode({ body: { email: 'office@school.example' } })
    await expect
      .poll(lastMail)
      .toMatchObject({ to: 'office@school.example', body: expect.stringContaining('Riverside International School') })
    await stranger.auth.resetPassword({
      body: { email: 'office@school.example', code: codeIn(lastMail()?.subject), password: 'a long walk in the rain' },
    })
    expect(await refusal(office.auth.me())).toMatchObject({ code: 18 })
    await stranger.auth.login({ body: { email: 'office@school.example', password: 'a long walk in the rain' } })
    expect(await refusal(house.stranger().auth.login({ body: { email: 'office@school.example', password } }))).toMatchObject({
      reason: 'SIGN_IN_FAILED',
    })
  })

  test('is nothing that a service account has: it gets no code', async () => {
    const admin = await house.person('admin')
    await admin.staff.create({ body: { name: 'App', email: 'app@school.example', type: 'other', service: true } })
    await house.stranger().auth.sendResetCode({ body: { email: 'app@school.example' } })
    expect((await house.server.pool.query("select from outbox where recipient = 'app@school.example'")).rowCount).toBe(0)
  })

  test('has a mail in Chinese for who asks in Chinese', async () => {
    await house.stranger('zh').auth.sendResetCode({ body: { email: 'front@school.example' } })
    await expect.poll(lastMail).toMatchObject({
      to: 'front@school.example',
      subject: expect.stringContaining('您的验证码是'),
      body: expect.stringContaining('河滨国际学校'),
    })
  })

  test('answers the same for an unknown address, and mails nobody', async () => {
    const before = house.server.mails.length
    expect(await house.stranger().auth.sendResetCode({ body: { email: 'unknown@school.example' } })).toEqual({ resendSeconds: 60 })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(house.server.mails.length).toBe(before)
  })

  test('sends one code a minute and five an hour', async () => {
    const stranger = house.stranger()
    const email = 'it@school.example'
    const ask = () => stranger.auth.sendResetCode({ body: { email } })
    await Promise.all([ask(), ask(), ask()])
    await expect.poll(() => mailsTo(email).length).toBe(1)
    for (let more = 0; more < 8; more++) {
      house.server.pass(61_000)
      await ask()
    }
    await expect.poll(() => mailsTo(email).length).toBe(5)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(mailsTo(email).length).toBe(5)
  })

  test('takes a code five times at most, for ten minutes at most, and once', async () => {
    const email = 'nobody@school.example'
    const stranger = house.stranger()
    const reset = (code: string, secret = 'another long walk') => stranger.auth.resetPassword({ body: { email, code, password: secret } })
    const fresh = async () => {
      house.server.pass(61 * minutes)
      const had = mailsTo(email).length
      await stranger.auth.sendResetCode({ body: { email } })
      await expect.poll(() => mailsTo(email).length).toBe(had + 1)
      return codeIn(mailsTo(email).at(-1)?.subject)
    }
    const wrong = { code: 1, reason: 'RESET_CODE_WRONG', errors: [{ path: '/code', message: 'The code is wrong or has expired' }] }

    let code = await fresh()
    for (let tries = 0; tries < 5; tries++) expect(await refusal(reset(code === '00000000' ? '11111111' : '00000000'))).toMatchObject(wrong)
    expect(await refusal(reset(code))).toMatchObject(wrong)

    code = await fresh()
    house.server.pass(10 * minutes + 1000)
    expect(await refusal(reset(code))).toMatchObject(wrong)

    code = await fresh()
    const both = await Promise.allSettled([reset(code, 'first long walk'), reset(code, 'second long walk')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(reset(code))).toMatchObject(wrong)
  })

  test('refuses a password that everybody uses', async () => {
    const refused = await refusal(
      house.stranger().auth.resetPassword({ body: { email: 'nobody@school.example', code: '12345678', password: 'password123' } }),
    )
    expect(refused).toMatchObject({
      reason: 'PASSWORD_COMMON',
      errors: [{ path: '/password', message: expect.stringContaining('too common') }],
    })
  })
})
