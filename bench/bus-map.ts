// The map of 60 buses on 40 lines, each way, in the browser: what showing it costs the main thread, what it costs while all buses glide, and
// the code that only the map loads.
import pg from 'pg'
import { openChromium } from '../scripts/browser.mjs'
import { MeasuredPage } from './lib/browser.ts'
import { gzipped } from './lib/bundle.ts'
import { busesOf, reports } from './lib/buses.ts'
import { startClient } from './lib/client.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { median, wait } from './lib/rounds.ts'
import { demo, embeddedIn, signedIn, startServer } from './lib/server.ts'

/** Milliseconds of a frame, at sixty a second. */
const frameMs = 1000 / 60
const gliding = 5000

export default async function* busMap(): AsyncIterable<Figure> {
  using folder = newFolder('bus-map')
  await using server = await startServer(folder.path)
  await using browser = await openChromium()
  const { isb, headers } = await signedIn(server.url)
  const owner = new pg.Client(embeddedIn(folder.path))
  await owner.connect()
  try {
    await busesOf(isb, owner)
    await using client = startClient()
    let round = 0
    const report = () => {
      const bodies = reports((round += 1) / 5000).slice(0, 60)
      return client.send({ url: `${server.url}/isb/admin/bus/positions`, headers, count: bodies.length, inFlight: 16, bodies })
    }
    await report()
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
    const measured = await MeasuredPage.open(context)
    const { page } = measured
    await page.goto('/login')
    await page.locator('input[name=email]').fill(demo.email)
    await page.locator('input[name=password]').fill(demo.password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.includes('login'))
    const code: Promise<number>[] = []
    page.on('response', (response) => {
      if (/(bus-map|map-box|leaflet|gcoord)[^/]*\.(js|css)$/.test(new URL(response.url()).pathname))
        code.push(response.body().then(gzipped))
    })
    const home = async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    const show = async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Bus', exact: true }).click()
      await page.locator('.bus-disc').nth(59).waitFor()
    }
    await show()
    const sizes = await Promise.all(code)
    yield { name: 'code of the map alone', unit: 'kB', ours: sizes.reduce((sum, size) => sum + size, 0), aim: { of: 'ours', most: 80 } }
    const costs: number[] = []
    for (let time = 0; time < 5; time++) {
      await home()
      costs.push(await measured.cost(show))
    }
    yield { name: 'the map of 60 buses and 40 lines on screen', unit: 'ms', ours: median(costs), aim: { of: 'ours', most: 200 } }
    const frames: number[] = []
    for (let time = 0; time < 3; time++)
      frames.push(
        (await measured.cost(async () => {
          for (const end = performance.now() + gliding; performance.now() < end; await wait(1000)) await report()
        })) /
          (gliding / frameMs),
      )
    yield { name: 'a frame while 60 buses glide', unit: 'ms', ours: median(frames), aim: { of: 'ours', most: 8 } }
  } finally {
    await owner.end()
  }
}
