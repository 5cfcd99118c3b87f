// The editor of a survey with 200 questions in one module: a keystroke, how soon the preview follows, a frame of a drag.
import { openChromium } from '../scripts/browser.mjs'
import { MeasuredPage } from './lib/browser.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { median } from './lib/rounds.ts'
import { demo, signedIn, startServer } from './lib/server.ts'
import { formOf } from './lib/surveys.ts'

const keys = 25

export default async function* surveyScreen(): AsyncIterable<Figure> {
  using folder = newFolder('survey-screen')
  await using server = await startServer(folder.path)
  await using browser = await openChromium()
  const { isb } = await signedIn(server.url)
  const { id } = await isb.survey.create({ body: { title: 'Two hundred', admissionYear: '2027-28' } })
  const { modules, tips } = formOf(200)
  const yes = { tips, modules: [{ ...modules[0]!, questions: modules.flatMap(({ questions }) => questions) }] }
  await isb.survey.saveForm({ path: { surveyId: id }, body: { content: { yes, no: { tips, modules: [] } }, version: 1 } })
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const measured = await MeasuredPage.open(context)
  const { page } = measured
  await page.goto('/login')
  await page.locator('input[name=email]').fill(demo.email)
  await page.locator('input[name=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.includes('login'))
  await page.goto(`/admission/form?id=${id}`)
  await page.getByRole('button', { name: /^Module 0/ }).click()
  await page.getByRole('group', { name: 'Question 200' }).waitFor()
  await page.getByRole('group', { name: 'Question 100' }).getByRole('button').click()
  await page.getByLabel('Question 100, EN').waitFor()

  /** What a keystroke keeps the page from: its handlers, what is drawn for it, and the layout of that. And until the preview has it. */
  const typed = await page.evaluate(async (count) => {
    const field = document.querySelector<HTMLInputElement>('[aria-label="Question 100, EN"]')!
    const preview = document.querySelector('aside')!
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    const seen: [number, number][] = []
    for (let nth = 0; nth < count; nth++) {
      await new Promise((resolve) => void setTimeout(resolve, 250))
      const text = `Typed ${nth}?`
      const began = performance.now()
      write.call(field, text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await Promise.resolve()
      field.getBoundingClientRect()
      const drawn = performance.now() - began
      while (!preview.textContent.includes(text)) await new Promise(requestAnimationFrame)
      seen.push([drawn, performance.now() - began])
    }
    return seen
  }, keys)
  yield { name: 'a keystroke among 200 questions', unit: 'ms', ours: median(typed.map(([drawn]) => drawn)), aim: { of: 'ours', most: 16 } }
  yield { name: 'until the preview follows', unit: 'ms', ours: median(typed.map(([, shown]) => shown)), aim: { of: 'ours', most: 100 } }

  const grip = page.locator('[data-slot=drag-handle]').nth(3)
  await grip.scrollIntoViewIfNeeded()
  const { x, y } = (await grip.boundingBox())!
  await page.mouse.move(x + 5, y + 5)
  await page.mouse.down()
  if ((await grip.locator('xpath=ancestor::*[contains(@style, "opacity")]').count()) === 0) throw new Error('Nothing is dragged')
  let frames = 0
  const cost = await measured.cost(async () => {
    frames = await page.evaluate(
      async ([from, ms]) => {
        const handle = document.querySelectorAll('[data-slot=drag-handle]')[3]!
        let counted = 0
        for (const end = performance.now() + ms; performance.now() < end; counted++) {
          handle.dispatchEvent(new PointerEvent('pointermove', { clientY: from + (counted % 40) * 10 }))
          await new Promise(requestAnimationFrame)
        }
        return counted
      },
      [y, 2000] as const,
    )
    await page.mouse.up()
  })
  yield { name: 'a frame of a drag among 200 questions', unit: 'ms', ours: cost / frames, aim: { of: 'ours', most: 16 } }
}
