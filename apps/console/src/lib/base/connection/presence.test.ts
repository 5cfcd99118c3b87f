import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports nobody at the page a minute after the last touch', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  // Another file of this worker may have loaded the module with the real window.
  vi.resetModules()
  const { nobodyThere } = await import('./presence.ts')
  expect(nobodyThere()).toBe(false)
  vi.advanceTimersByTime(61_000)
  expect(nobodyThere()).toBe(true)
  window.dispatchEvent(new Event('keydown'))
  expect(nobodyThere()).toBe(false)
})
