// The page of examples/ that answers a survey with the SDK alone: a mother of three on a phone, in Chinese, with a poor connection.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guardianOf, pupil } from '../lib/absence.ts'
import { forms, openSurvey } from '../lib/survey.ts'
import { password, type Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessibleNow } from './lib.ts'

const folder = join(import.meta.dirname, '../../examples/survey')
let admin: Person
let address = ''
let end = () => {}
test.beforeAll(async ({ house, server }) => {
  admin = await house.person('admin')
  const program = spawn(process.execPath, [join(folder, 'serve.ts'), server.url, '0'])
  end = () => program.kill()
  const [line] = (await once(program.stdout, 'data')) as [Buffer]
  address = line.toString().trim()
})
test.afterAll(() => end())

test('the page has fewer than 150 lines', () =>
  expect(readFileSync(join(folder, 'survey.ts'), 'utf8').split('\n').length).toBeLessThan(150))

test('a mother of three answers for all in one go, and changes the answer of one', async ({ house, open }) => {
  const pupils: { id: number }[] = []
  for (const name of ['Mo Yan', 'Mo Li', 'Mo An']) pupils.push(await pupil(admin, '5A', { name }))
  const mother = await guardianOf(house, admin, ...pupils.map(({ id }) => id))
  const { email } = await admin.staff.get({ path: { staffId: mother.staffId } })
  const content = structuredClone(forms)
  content.yes.tips.zh =
    '请看[**收费说明**](https://school.example/fees)。\n\n- 一\n- 二\n\n<img src=x onerror=alert(1)> [登出](javascript:alert(1))'
  const { id: surveyId } = await openSurvey(admin, content)
  const stateOf = async (studentId: number) => (await admin.survey.answers({ query: { surveyId, studentId } })).records[0]?.state
  const states = () => Promise.all(pupils.map(({ id }) => stateOf(id)))
  const { page, context, complaints } = await open('/healthz', { locale: 'zh', width: 390 })
  await page.goto(address)
  await page.getByLabel('邮箱').fill(email!)
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('button', { name: /^Mo Yan · 尚未填写/ }).click()
  await page.getByLabel('续读', { exact: true }).check()
  await page.getByLabel('校车').check()
  await page.getByText('草稿已保存').waitFor()
  await expect.poll(states).toEqual(['Draft', 'None', 'None'])
  await accessibleNow(page)
  // What the school has written in Markdown is drawn, and does nothing.
  expect(await page.getByRole('link').evaluateAll((links) => links.map((link) => [link.innerHTML, link.getAttribute('href')]))).toEqual([
    ['<strong>收费说明</strong>', 'https://school.example/fees'],
  ])
  expect([await page.getByRole('listitem').allTextContents(), await page.locator('main img').count()]).toEqual([['一', '二'], 0])
  await page.getByText('<img src=x onerror=alert(1)> 登出').waitFor()
  await page.locator('strong', { hasText: '缴费' }).waitFor()

  // What is missing is told at its place, in her language.
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('group', { name: '哪条线路？' }).getByText('请回答该问题').waitFor()
  await page.getByLabel('3 号线').check()
  await page.getByLabel('我接受').check()
  await page.getByLabel('Mo Li').check()
  await page.getByLabel('Mo An').check()

  // Without a connection nothing is lost.
  await context.setOffline(true)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByText('网络连接失败').waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByRole('button', { name: /^Mo An · 续读/ }).waitFor()
  expect(await states()).toEqual(['Yes', 'Yes', 'Yes'])

  // She reads on in English, and changes what she has said for one child.
  await page.getByRole('button', { name: '中文 / English' }).click()
  await page.getByRole('button', { name: /^Mo Li · We stay/ }).click()
  await page.getByLabel('We leave').check()
  await page.getByLabel('Why?').fill('We move')
  // The connection breaks once the answer has arrived: the page asks again, and it is there once.
  let broken = 0
  await page.route(/surveys\/mine\/\d+$/, async (route) => {
    if (route.request().method() !== 'POST' || broken++ > 0) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('button', { name: /^Mo Li · We leave/ }).waitFor()
  expect(broken).toBe(2)
  const { id: askedId } = (await admin.survey.answers({ query: { surveyId, studentId: pupils[1]!.id } })).records[0]!
  expect((await admin.survey.said({ path: { askedId } })).map(({ decision }) => decision)).toEqual(['No', 'Yes'])
  expect(await states()).toEqual(['Yes', 'No', 'Yes'])
  expect(complaints.filter((one) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/.test(one))).toEqual([])

  // The terminal reads the same, with her session.
  const { out } = await house.isb(['api', 'survey.mine', '--ndjson'], { env: { ISB_TOKEN: mother.session()!.token } })
  expect(out).toContain('"decision":"No"')
})
