// The board of a morning in the browser: 2,000 students, 300 absent. What drawing it costs the main thread, and how soon a new absence stands
// on every board that is open.
import pg from 'pg'
import { openChromium } from '../scripts/browser.mjs'
import { morning } from './lib/absences.ts'
import { MeasuredPage } from './lib/browser.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { median } from './lib/rounds.ts'
import { demo, embeddedIn, signedIn, startServer } from './lib/server.ts'

const boards = 5

export default async function* absenceScreen(): AsyncIterable<Figure> {
  using folder = newFolder('absence-screen')
  await using server = await startServer(folder.path)
  await using browser = await openChromium()
  const { isb } = await signedIn(server.url)
  const owner = new pg.Client(embeddedIn(folder.path))
  await owner.connect()
  try {
    const day = await morning(isb, owner)
    const open = async () => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
      const measured = await MeasuredPage.open(context)
      const { page } = measured
      await page.goto('/login')
      await page.locator('input[name=email]').fill(demo.email)
      await page.locator('input[name=password]').fill(demo.password)
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => !url.pathname.includes('login'))
      await page.goto('/absence')
      await page.getByText(/^300 absent of/).waitFor()
      return measured
    }
    const pages: MeasuredPage[] = []
    for (let count = 0; count < boards; count++) pages.push(await open())

    const [first] = pages
    const { page } = first!
    const costs: number[] = []
    for (let round = 0; round < 5; round++) {
      await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
      costs.push(
        await first!.cost(async () => {
          await page.getByRole('navigation').getByRole('link', { name: 'Absence', exact: true }).click()
          await page.getByText(/^300 absent of/).waitFor()
        }),
      )
    }
    yield { name: 'the board of 300 absences on screen', unit: 'ms', ours: median(costs), aim: { of: 'ours', most: 100 } }

    const { rows } = await owner.query<{ id: string }>('select id from student where left_on is null order by id limit 5')
    const took: number[] = []
    for (const [at, { id }] of rows.entries()) {
      const began = performance.now()
      await isb.absence.create({ body: { studentId: Number(id), leaveType: 'Sick', startsOn: day } })
      await Promise.all(pages.map((each) => each.page.getByText(new RegExp(`^${301 + at} absent of`)).waitFor()))
      took.push(performance.now() - began)
    }
    yield { name: `a new absence on ${boards} open boards`, unit: 'ms', ours: Math.max(...took), aim: { of: 'ours', most: 1000 } }
  } finally {
    await owner.end()
  }
}
