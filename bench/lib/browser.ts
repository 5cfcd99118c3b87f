// Chromium, and what its page has cost: CPU of the main thread and the heap after a collection.
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { wait } from './rounds.ts'

/** How long a page must be left alone until its timers and its drawing are done. */
const restMs = 1200

export class MeasuredPage {
  readonly page: Page
  readonly #cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page
    this.#cdp = cdp
  }

  static async open(context: BrowserContext): Promise<MeasuredPage> {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    // CPU of the thread, not time on the wall: other processes want the machine too.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new MeasuredPage(page, cdp)
  }

  async #spent(): Promise<number> {
    const { metrics } = await this.#cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }

  /** Milliseconds of the main thread from an action until the page rests. It rests before, too: what came earlier is not counted here. */
  async cost(act: () => Promise<unknown>): Promise<number> {
    await wait(restMs)
    const before = await this.#spent()
    await act()
    await wait(restMs)
    return (await this.#spent()) - before
  }

  /** Bytes that are alive after a collection. */
  async heap(): Promise<number> {
    for (let pass = 0; pass < 3; pass++) await this.#cdp.send('HeapProfiler.collectGarbage')
    return (await this.#cdp.send('Runtime.getHeapUsage')).usedSize
  }
}
