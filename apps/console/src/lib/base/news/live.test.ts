import { afterEach, describe, expect, test } from 'vitest'
import { keepLine, pauseAfter, type Line } from './live.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const alive = ':\n\n'
const access = 'event: access\ndata:\n\n'

/** A server that answers each opening as it is told to, and a clock that stands. */
function stage(...answers: ((to: ReadableStreamDefaultController<Uint8Array>) => void)[]) {
  const heard: string[] = []
  const waits: number[] = []
  let breaks = 0
  let time = 0
  let opened = 0
  let release = () => {}
  const line = keepLine({
    async open(signal) {
      const answer = answers[opened++]
      if (!answer) throw new Error('nobody there')
      return new ReadableStream<Uint8Array>({
        start(to) {
          signal.addEventListener('abort', () => to.error(signal.reason))
          answer(to)
        },
      })
    },
    onOpen: () => heard.push('open'),
    onBreak: () => void breaks++,
    onEvent: ({ event }) => heard.push(event ?? 'message'),
    wait: (ms, signal) => {
      waits.push(ms)
      return new Promise((resolve) => {
        release = resolve
        signal.addEventListener('abort', () => resolve())
      })
    },
    random: () => 1,
    now: () => time,
  })
  open.push(line)
  return { heard, waits, line, opened: () => opened, breaks: () => breaks, pass: (ms: number) => void (time += ms), goOn: () => release() }
}
const open: Line[] = []
afterEach(() => open.splice(0).forEach((line) => line.stop()))

const says =
  (...texts: string[]) =>
  (to: ReadableStreamDefaultController<Uint8Array>) =>
    texts.forEach((text) => to.enqueue(bytes(text)))
const saysAndEnds =
  (...texts: string[]) =>
  (to: ReadableStreamDefaultController<Uint8Array>) => {
    says(...texts)(to)
    to.close()
  }

test('tells that it stands with the first byte, then each event', async () => {
  const { heard } = stage(says(alive, access, alive, access))
  await expect.poll(() => heard).toEqual(['open', 'access', 'access'])
})

test('says that it broke off, and again when it cannot be opened; not when it is stopped', async () => {
  const { line, breaks, waits, goOn } = stage(saysAndEnds(alive))
  await expect.poll(() => waits.length).toBe(1)
  expect(breaks()).toBe(1)
  goOn()
  await expect.poll(() => waits.length).toBe(2)
  line.stop()
  await Promise.resolve()
  expect(breaks()).toBe(2)
})

test('opens again when the server has closed it, and says so', async () => {
  const { heard, waits, goOn, opened } = stage(saysAndEnds(alive, access), says(alive, access))
  await expect.poll(() => waits.length).toBe(1)
  expect(opened()).toBe(1)
  goOn()
  await expect.poll(() => heard).toEqual(['open', 'access', 'open', 'access'])
})

test('waits longer after each failure, up to ten seconds, and briefly again after a line that lasted', async () => {
  const { waits, goOn } = stage(
    ...Array.from({ length: 6 }, () => (to: ReadableStreamDefaultController) => to.error(new Error('reset'))),
    saysAndEnds(alive, alive),
  )
  for (let at = 1; at <= 7; at++) {
    await expect.poll(() => waits.length).toBe(at)
    goOn()
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 1000])
})

test('a line that is cut off at once, again and again, counts as a failure', async () => {
  const { waits, goOn } = stage(saysAndEnds(alive), saysAndEnds(alive), saysAndEnds(alive))
  for (let at = 1; at <= 3; at++) {
    await expect.poll(() => waits.length).toBe(at)
    goOn()
  }
  expect(waits).toEqual([1000, 2000, 4000])
})

test('two clients do not come back in step', () => {
  expect(pauseAfter(0, () => 0)).toBe(500)
  expect(pauseAfter(30, () => 0)).toBe(5000)
})

test('a browser without a network does not try again and again', () => {
  expect(pauseAfter(0, () => 1, true)).toBe(10_000)
})

test('a nudge leaves a line that is alive, ends a silent one, and cuts a pause short', async () => {
  const { heard, line, pass, opened, waits } = stage(says(alive), saysAndEnds(alive), says(alive))
  await expect.poll(() => heard.length).toBe(1)
  pass(9000)
  line.nudge()
  await Promise.resolve()
  expect(opened()).toBe(1)
  pass(2000)
  line.nudge()
  await expect.poll(() => waits.length).toBe(1)
  expect(opened()).toBe(2)
  line.nudge()
  await expect.poll(opened).toBe(3)
})

test('stopped, it neither reads on nor opens again', async () => {
  const { heard, line, opened, waits } = stage(saysAndEnds(alive), says(alive))
  await expect.poll(() => waits.length).toBe(1)
  line.stop()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(opened()).toBe(1)
  expect(heard).toEqual(['open'])
})

/** What is told of a text that comes in pieces of so many bytes. */
async function told(text: string, size = text.length * 3): Promise<(readonly [event: string | undefined, data: string])[]> {
  const events: (readonly [string | undefined, string])[] = []
  const all = bytes(text)
  await new Promise<void>((over) => {
    const line = keepLine({
      async open() {
        return new ReadableStream<Uint8Array>({
          start(to) {
            for (let at = 0; at < all.length; at += size) to.enqueue(all.slice(at, at + size))
            to.close()
          },
        })
      },
      onOpen: () => {},
      onEvent: ({ event, data }) => events.push([event, data]),
      async wait() {
        line.stop()
        over()
      },
    })
  })
  return events
}

describe.each([
  ['line feeds', '\n'],
  ['carriage returns and line feeds', '\r\n'],
  ['carriage returns', '\r'],
])('a stream whose lines end with %s', (_, end) => {
  const text = [':', '', 'event: access', 'data:', '', ': alive', '', 'data: 夏', 'data:  two', '', 'event: end', 'data', '', ''].join(end)
  const all = [
    ['access', ''],
    [undefined, '夏\n two'],
    ['end', ''],
  ]

  test('is told event by event', async () => expect(await told(text)).toEqual(all))
  test.each([1, 2, 3, 5, 7])('is told alike in pieces of %i bytes', async (size) => expect(await told(text, size)).toEqual(all))
})

test('an event is told when its blank line has come, not before, and its name is not the next one’s', async () => {
  expect(await told('event: access\ndata:\n')).toEqual([])
  expect(await told('event: access\ndata:\n\ndata: x\n\n')).toEqual([
    ['access', ''],
    [undefined, 'x'],
  ])
})

test('signs of life, other fields, a byte order mark and an event without data say nothing', async () => {
  expect(await told('\uFEFF:\n\n: hello\n\nid: 7\nretry: 10\n\nevent: access\n\n')).toEqual([])
})
