import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that is read by nobody says so after a minute, until it is touched again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const { nobodyThere } = await import('./presence.ts')
  expect(nobodyThere()).toBe(false)
  vi.advanceTimersByTime(61_000)
  expect(nobodyThere()).toBe(true)
  window.dispatchEvent(new Event('keydown'))
  expect(nobodyThere()).toBe(false)
})
