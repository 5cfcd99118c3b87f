// A reader who takes nothing of a file any more does not hold it open for ever.
import { expect, test, vi } from 'vitest'
import { serverParty } from '../work/fair-queue.ts'
import { tableFile, type Cell } from './index.ts'

test.each(['csv', 'xlsx'] as const)('a %s that nobody reads on is given up, and its session with it', async (format) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let given = false
  async function* batches(): AsyncGenerator<Cell[][], void> {
    try {
      for (;;) {
        await Promise.resolve()
        yield Array.from({ length: 2000 }, () => ['x'.repeat(200)])
      }
    } finally {
      given = true
    }
  }
  try {
    const file = { name: 'file.staff', format, day: '2026-01-01', locale: 'en', party: serverParty } as const
    const { body } = await tableFile(file, ['field.name'], batches())
    await new Promise((resolve) => void body.once('readable', resolve))
    expect(body.destroyed).toBe(false)
    vi.advanceTimersByTime(11_000)
    expect(body.destroyed).toBe(true)
    await vi.waitFor(() => expect(given).toBe(true))
  } finally {
    vi.useRealTimers()
  }
})
