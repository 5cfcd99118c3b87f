// Texts, names and files that mean no good, on every screen of a survey and on the printed page: they are read as text and do nothing.
import type { Page } from 'playwright/test'
import type { Schema } from '@isb/sdk'
import { guardianOf, pupil } from '../lib/absence.ts'
import { naughty } from '../lib/naughty.ts'
import { pixel } from '../lib/pixel.ts'
import { openSurvey } from '../lib/survey.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'

const script = naughty['a script']!
const both = (text: string) => ({ en: text, zh: text })
const texts = Object.values(naughty).map((text) => text.trim())
const markdown = [
  ...texts,
  '[js](javascript:window.hacked=1) [JS](JaVaScRiPt:window.hacked=1) [tab](java\tscript:window.hacked=1) <javascript:window.hacked=1>',
  '![picture](https://evil.example/track.png) <iframe src="https://evil.example"></iframe> <a href="data:text/html,hi">data</a>',
  '[ok](https://school.example/fees)',
].join('\n\n')
const asks = (key: string, text: string, kind: 'Text' | 'File' = 'Text'): Schema<'SurveyQuestion'> => ({
  key,
  text: both(text),
  kind,
  required: false,
  options: [],
})
const hostile: Schema<'SurveyContent'> = {
  yes: {
    tips: both(markdown),
    modules: [
      {
        key: 'm',
        name: both(script),
        description: both(markdown),
        protocolLabel: both(naughty['end of a tag']!),
        protocol: both(markdown),
        questions: [...texts.map((text, at) => asks(`q${at}`, text)), asks('picture', script, 'File')],
      },
    ],
  },
  no: { tips: both(''), modules: [] },
}

let admin: Person
let surveyId: number
let askedId: number
test.beforeAll(async ({ house, database }) => {
  admin = await house.person('admin')
  const [student, silent] = [await pupil(admin, '5A'), await pupil(admin, '5A')]
  const [guardian, other] = [await guardianOf(house, admin, student.id), await guardianOf(house, admin, silent.id)]
  ;({ id: surveyId } = await openSurvey(admin, hostile))
  await database.query('update staff set name = $2, name_zh = $2 where id = any($1)', [
    [student.id, silent.id, guardian.staffId, other.staffId],
    script,
  ])
  await database.query('update survey set title = $2, title_zh = $2 where id = $1', [surveyId, script])
  await database.query('delete from survey_asked where survey_id = $1 and student_id <> all($2)', [surveyId, [student.id, silent.id]])
  askedId = (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)!.id
  // A picture that is a page as well.
  const body = Buffer.concat([pixel, Buffer.from('<script>window.hacked = 1</script>')])
  const { id: fileId } = await guardian.files.upload({ body })
  const replies = [...texts.map((text, at) => ({ question: `q${at}`, values: [text] })), { question: 'picture', values: [String(fileId)] }]
  await guardian.survey.submit({ path: { askedId }, body: { version: 1, decision: 'Yes', replies, accepted: ['m'] } })
})

/** What of a page could do something that nobody has written into the console. */
const harm = (page: Page) =>
  page.evaluate(() => ({
    hacked: 'hacked' in window,
    elements: document.querySelectorAll('body script:not([src]), iframe, object, embed, [onerror], [onload], [onclick]').length,
    pictures: [...document.images].map(({ src }) => src).filter((src) => !/^(blob:|data:image\/|http:\/\/127\.0\.0\.1)/.test(src)),
    // The web, as any Markdown may; what somebody else's page is told is nothing.
    links: [...document.links]
      // The demo's menu leads to the school's own pages.
      .filter(({ hostname }) => hostname !== 'www.school.example')
      .filter(({ protocol, origin, rel }) => !/^https?:$/.test(protocol) || (origin !== location.origin && !/noopener/.test(rel)))
      .map(({ href }) => href),
  }))
const inert = { hacked: false, elements: 0, pictures: [], links: [] }

/** Nothing is on its way any more, but for news: the line that brings them stays open. */
const isAllThere = () =>
  [...document.images].every(({ complete }) => complete) && !document.querySelector('[aria-busy=true], [data-slot=skeleton]')

for (const [title, path] of [
  ['the list of surveys, and the panel of one', () => `/admission/survey?id=${surveyId}`],
  ['the editor with its preview', () => `/admission/form?id=${surveyId}`],
  ['the answers, and the panel of one', () => `/admission/list?surveyId=${surveyId}&answered=true&id=${askedId}`],
  ['an answer on paper', () => `/admission/list/print?id=${askedId}`],
  ['an answer by telephone', () => `/admission/list/enter?id=${askedId}`],
  ['the reminder', () => `/admission/list/remind?surveyId=${surveyId}`],
  ['the call list', () => `/admission/list/calls?surveyId=${surveyId}`],
] as const)
  test(title, async ({ enter }) => {
    const { page, complaints } = await enter('admin', path())
    const asked: string[] = []
    page.on('request', (request) => /evil\.example/.test(request.url()) && asked.push(request.url()))
    page.on('dialog', (shown) => void shown.dismiss().then(() => asked.push(shown.message())))
    await page.getByText('<script>window.hacked', { exact: false }).first().waitFor()
    await expect.poll(() => page.evaluate(isAllThere)).toBe(true)
    expect(await harm(page)).toEqual(inert)
    expect([asked, complaints]).toEqual([[], []])
  })

test('the printed page holds no script, and leads to what the text names on the web alone', async ({ enter }) => {
  const { page } = await enter('admin', `/admission/list/print?id=${askedId}`)
  await page.getByRole('article').getByRole('img').waitFor()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.slice(0, 5)).toBe('%PDF-')
  expect([...paper.matchAll(/\/URI \(([^)]*)\)/g)].map(([, to]) => to)).toEqual([
    // A formula and the fees, in the order of the text.
    'http://evil.example/?x=%22&A1,%22Click',
    'https://school.example/fees',
  ])
  expect(paper).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/EmbeddedFile|javascript:/i)
})
