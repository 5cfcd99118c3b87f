// A mailed link in place of a code: for an account whose codes are guessed at, or asked for by somebody else.
import { expect, test } from 'vitest'
import { openHouse, refusal } from '../lib/house.ts'

const house = openHouse({ PUBLIC_URL: 'https://console.school.example' })
const minutes = 60_000
const wrong = { code: 1, reason: 'RESET_CODE_WRONG' }
const password = 'a long walk in the rain'

const mailsTo = (email: string) => house.server.mails.filter(({ to, body }) => to === email && /code|link/.test(body))
const linkIn = (body = '') => /^https:\/\/console\.school\.example\/reset-passwd#reset=([\w-]{22})$/m.exec(body)?.[1]
const reset = (email: string, code: string) => house.stranger().auth.resetPassword({ body: { email, code, password } })

/** Asks for a code and waits for its mail. */
async function mailed(email: string) {
  const before = mailsTo(email).length
  await house.stranger().auth.sendResetCode({ body: { email } })
  await expect.poll(() => mailsTo(email).length).toBe(before + 1)
  return mailsTo(email).at(-1)
}

test('after twenty wrong codes in a month the mail has a link, which guesses do not spend', async () => {
  const email = 'office@school.example'
  for (let code = 0; code < 4; code++) {
    const mail = await mailed(email)
    expect(mail?.subject).toMatch(/^\d{8} is your verification code$/)
    for (let tries = 0; tries < 5; tries++) expect(await refusal(reset(email, '00000000'))).toMatchObject(wrong)
    house.server.pass(61 * minutes)
  }
  const link = linkIn((await mailed(email))?.body) ?? ''
  for (let tries = 0; tries < 7; tries++) expect(await refusal(reset(email, 'A'.repeat(22)))).toMatchObject(wrong)
  expect(await refusal(reset(email, '00000000'))).toMatchObject(wrong)
  expect(await refusal(reset('front@school.example', link))).toMatchObject(wrong)
  await reset(email, link)
  await house.stranger().auth.login({ body: { email, password } })
  expect(await refusal(reset(email, link))).toMatchObject(wrong)

  house.server.pass(31 * 24 * 60 * minutes)
  expect((await mailed(email))?.subject).toMatch(/^\d{8} is/)
})

test('the last mail of an hour has a link that is good until another may be sent', async () => {
  const email = 'it@school.example'
  for (let code = 0; code < 4; code++) {
    expect(linkIn((await mailed(email))?.body)).toBeUndefined()
    house.server.pass(61_000)
  }
  const mail = await mailed(email)
  expect(mail?.body).toContain('in 56 minutes')
  house.server.pass(55 * minutes)
  await reset(email, linkIn(mail?.body) ?? '')
})
