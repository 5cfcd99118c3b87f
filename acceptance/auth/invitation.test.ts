// Being invited: a mail, a link, a first password.
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse({ PUBLIC_URL: 'https://console.school.example/base' })
const hour = 60 * 60_000
const secret = 'a long walk in the rain'
const invalid = { code: 1, reason: 'INVITATION_INVALID' }

let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

const mailsTo = (to: string) => house.server.mails.filter((mail) => mail.to === to)
const linkIn = (body = '') => /https:\S+/.exec(body)?.[0] ?? ''
const tokenIn = (body?: string) => linkIn(body).split('#invite=')[1] ?? ''

/** Somebody new, and the token that was mailed to them. */
async function invited(name: string, nameZh = ''): Promise<{ id: number; email: string; token: string }> {
  const email = `${name}@school.example`
  const { id } = await admin.staff.create({ body: { name, nameZh, email, type: 'staff' } })
  await expect.poll(() => mailsTo(email).length).toBe(1)
  return { id, email, token: tokenIn(mailsTo(email)[0]?.body) }
}
const accept = async (token: string, secretWord = secret) => house.stranger().auth.acceptInvite({ body: { token, password: secretWord } })
const signIn = async (email: string, secretWord = secret) => {
  const person = house.stranger()
  await person.auth.login({ body: { email, password: secretWord } })
  return person
}

describe('an invitation', () => {
  test('is mailed in both languages, the likelier first, with the token behind the # of its link', async () => {
    const { email } = await invited('wutao', '吴涛')
    const [mail] = mailsTo(email)
    expect(mail?.subject).toBe('您在河滨国际学校的账号 · Your account at Riverside International School')
    expect(mail?.body.indexOf('吴涛，您好')).toBe(0)
    expect(mail?.body).toContain('Hello wutao,')
    expect(linkIn(mail?.body)).toMatch(/^https:\/\/console\.school\.example\/base\/reset-passwd#invite=[\w-]{43}$/)
  })

  test('sets the first password, once', async () => {
    const { email, token } = await invited('once')
    expect(await refusal(signIn(email))).toMatchObject({ reason: 'SIGN_IN_FAILED' })
    const both = await Promise.allSettled([accept(token), accept(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await signIn(email)
    expect(await refusal(accept(token, 'another long walk'))).toMatchObject({
      ...invalid,
      message: expect.stringContaining('has been used or has expired'),
    })
    await signIn(email)
  })

  // S-13
  test('tells the address to sign in with, and ends the sessions and the reset code of whoever was in the account', async () => {
    const { id, email, token } = await invited('twice')
    expect(await accept(token)).toEqual({ email })
    const person = await signIn(email)
    await house.stranger().auth.sendResetCode({ body: { email } })
    await admin.staff.invite({ path: { staffId: id } })
    await expect.poll(() => mailsTo(email).filter(({ body }) => tokenIn(body)).length).toBe(2)
    await accept(tokenIn(mailsTo(email).findLast(({ body }) => tokenIn(body))?.body), 'another long walk')
    expect(await refusal(person.auth.me())).toMatchObject({ code: 18 })
    expect((await house.server.pool.query('select from reset_code where staff_id = $1', [id])).rowCount).toBe(0)
  })

  // S-26
  test('takes no password that is easy to guess, and stays good for another', async () => {
    const { email, token } = await invited('guessed')
    for (const [password, reason] of [
      ['password1', 'PASSWORD_COMMON'],
      ['guessed-2026', 'PASSWORD_GUESSABLE'],
      ['hijklmnopq', 'PASSWORD_GUESSABLE'],
    ] as const)
      expect(await refusal(accept(token, password))).toMatchObject({ code: 1, reason, errors: [{ path: '/password' }] })
    await accept(token)
    await signIn(email)
  })

  test('is replaced by a newer one', async () => {
    const { id, email, token } = await invited('newer')
    await admin.staff.invite({ path: { staffId: id } })
    await expect.poll(() => mailsTo(email).length).toBe(2)
    expect(await refusal(accept(token))).toMatchObject(invalid)
    await accept(tokenIn(mailsTo(email)[1]?.body))
  })

  test('is good for 72 hours', async () => {
    const [early, late] = [await invited('early'), await invited('late')]
    house.server.pass(71 * hour)
    await accept(early.token)
    house.server.pass(2 * hour)
    expect(await refusal(accept(late.token))).toMatchObject(invalid)
    house.server.pass(-73 * hour)
  })

  test('says the same when it is unknown and when the account is disabled', async () => {
    const { id, token } = await invited('gone')
    await house.server.pool.query('update staff set enabled = false where id = $1', [id])
    const [disabled, unknown] = [await refusal(accept(token)), await refusal(accept('x'.repeat(43)))]
    expect(disabled).toMatchObject(invalid)
    expect({ code: disabled.code, reason: disabled.reason, message: disabled.message }).toEqual({
      code: unknown.code,
      reason: unknown.reason,
      message: unknown.message,
    })
  })

  test('is not spent by a password that everybody uses or that is too short', async () => {
    const { token } = await invited('common')
    expect(await refusal(accept(token, 'password123'))).toMatchObject({ reason: 'PASSWORD_COMMON', errors: [{ path: '/password' }] })
    expect(await refusal(accept(token, 'short'))).toMatchObject({ reason: 'INVALID', errors: [{ path: '/password' }] })
    await accept(token)
  })

  test('is kept hashed, and written into the audit without its token', async () => {
    const { token } = await invited('hashed')
    await accept(token)
    const { rows } = await house.server.pool.query<{ kept: string; audited: object }>(
      `select (select string_agg(i::text, ' ') from invitation i) || (select string_agg(a::text, ' ') from audit a) as kept,
        (select jsonb_agg(r -> 'after') from audit, jsonb_array_elements(rows) r where r -> 'after' ? 'invitation') as audited`,
    )
    expect(rows[0]?.kept).not.toContain(token)
    expect(rows[0]?.audited).toEqual(expect.arrayContaining([{ invitation: 'sent' }, { invitation: 'accepted', password: 'changed' }]))
  })
})
