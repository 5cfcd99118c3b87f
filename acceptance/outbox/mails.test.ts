// Mails as their readers get them: both parts, in their language, with what to do next, and a pass in the mail itself.
import { startSmtp, type TestSmtp } from '@isb/server/test-smtp'
import PostalMime, { type Email } from 'postal-mime'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, password, type Person } from '../lib/house.ts'
import { account } from '../lib/people.ts'
import { passesOf } from '../lib/vehicle.ts'

const env: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://console.school.example' }
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  env['SMTP_URL'] = smtp.url
})
afterAll(() => smtp.stop())
const house = openHouse(env)

let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})
const { apply } = passesOf(() => admin, { mark: '沪M·9', now: Date.now })

/** The mails to an address that have left, once there are so many. */
async function mailsTo(address: string, many = 1): Promise<Email[]> {
  const received = () => smtp.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => received().length).toBe(many)
  return Promise.all(received().map(({ text }) => PostalMime.parse(text)))
}
const only = async (address: string): Promise<Email> => (await mailsTo(address))[0]!

/** What the QR code of a mail holds. */
async function codeIn({ attachments }: Email): Promise<string> {
  const picture = attachments.find(({ contentId }) => contentId === '<code@isb>')
  expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true })
  const { data, info } = await sharp(picture?.content as ArrayBuffer)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

async function rentBy(personId: number, number: string) {
  const { id } = await admin.bike.create({ body: { number, location: 'North rack' } })
  const rent = await admin.bike.requestRent({ body: { bikeId: id, personId } })
  return admin.bike.confirmRent({ path: { rentId: rent.id } })
}

test('a pass comes with its mail: plate, days, and the code that is printed too; sent again it is the same mail', async () => {
  const email = 'li.wei@family.example'
  const asked = await apply({ applicantName: 'Li Wei', email })
  const path = { passId: asked.id }
  await admin.vehicle.confirm({ path, body: { expiresOn: '2099-07-31' } })
  const mail = await only(email)
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(asked.plate)
    expect(part).toContain('31 July 2099')
    expect(part).toContain('2099年7月31日')
    expect(part).toContain('Riverside International School')
  }
  expect(mail.html).toContain('src="cid:code@isb"')
  const { text } = await admin.vehicle.code({ path })
  expect(await codeIn(mail)).toBe(text)

  const { records } = await admin.outbox.list({ query: { search: email } })
  await admin.outbox.resend({ path: { mailId: records[0]?.id ?? 0 } })
  const again = (await mailsTo(email, 2))[1]!
  expect([again.subject, again.text, again.html, await codeIn(again)]).toEqual([mail.subject, mail.text, mail.html, text])
  expect(JSON.stringify(records)).not.toContain('2099')
})

test('what people type is text: nothing of it is read as HTML or as a link', async () => {
  const email = 'mallory@family.example'
  const name = '<img src=x onerror=alert(1)> "&amp; <b>'
  const asked = await apply({ applicantName: name, email, plate: '沪A<i>9</i>' })
  await admin.vehicle.reject({ path: { passId: asked.id }, body: { reason: '</td></table><a href="javascript:alert(1)">here</a>' } })
  const { html = '', text } = await only(email)
  expect(text).toContain(`Hello ${name},`)
  expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt; &quot;&amp;amp; &lt;b&gt;,')
  expect(html).not.toMatch(/<(img|i|b|a)\b/)
})

test('its button leads staff who may open the record into the console, and others into the app where there is one', async () => {
  await admin.settings.update({
    body: { appLink: 'https://app.school.example/open?kind={entity}&id={id}', version: (await admin.settings.get()).version },
  })
  const desk = await account(admin, 'bikes@school.example')
  const parent = await admin.staff.create({ body: { name: 'Wu Tao', email: 'wu.tao@family.example', type: 'parent', invite: false } })
  const [own, theirs] = [await rentBy(desk.id, 'M-1'), await rentBy(parent.id, 'M-2')]
  const [console, app] = [await only('bikes@school.example'), await only('wu.tao@family.example')]
  for (const part of [console.text, console.html]) expect(part).toContain(`https://console.school.example/bike/rent?id=${own.id}`)
  expect(app.text).toContain(`https://app.school.example/open?kind=bike-rent&id=${theirs.id}`)
  expect(app.html).toContain(`href="https://app.school.example/open?kind=bike-rent&amp;id=${theirs.id}"`)

  await admin.settings.update({ body: { appLink: '', version: (await admin.settings.get()).version } })
  const email = 'chen.yu@family.example'
  const other = await admin.staff.create({ body: { name: 'Chen Yu', email, type: 'parent', invite: false } })
  await rentBy(other.id, 'M-3')
  expect((await only(email)).html).not.toContain('<a ')
})

test('it is in the language that its reader last signed in with; in both where nobody knows, the likelier first', async () => {
  const browser = house.stranger('zh')
  await browser.auth.login({ body: { email: 'security@school.example', password } })
  await rentBy((await account(admin, 'security@school.example')).id, 'M-4')
  const known = await only('security@school.example')
  expect(known.subject).toBe('自行车 M-4 的租借已确认')
  expect(known.html).toContain('<html lang="zh-CN">')
  expect(known.text).toMatch(
    /^郭强，您好：\n\n您申请的自行车 M-4 已确认，请于\d{4}年\d+月\d+日星期.前归还。\n\n自行车：M-4\n位置：North rack\n/,
  )
  expect(known.text).not.toContain('Hello')

  const unknown = await admin.staff.create({
    body: { name: 'Chen Xi', nameZh: '陈曦', email: 'chen.xi@family.example', type: 'parent', invite: false },
  })
  await rentBy(unknown.id, 'M-5')
  const both = await only('chen.xi@family.example')
  expect(both.subject).toBe('自行车 M-5 的租借已确认 · Bike M-5 is yours')
  expect(both.text).toMatch(/^陈曦，您好：[^]+\n———\n\nHello Chen Xi,/)
})
