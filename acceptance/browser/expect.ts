// Playwright's `expect`, with a `poll` that asks again where its function throws: while a page goes to another, nothing on it can be asked.
import { expect as plain } from 'playwright/test'

type Poll = typeof plain.poll
type Matcher = (...expected: unknown[]) => void

/** Asks until the answer is as expected, also where asking fails. */
const poll = ((ask: () => unknown, options: { timeout?: number; message?: string } = {}) => {
  const { timeout = 60_000, message } = typeof options === 'string' ? { message: options } : options
  const matchers = (isNot: boolean) =>
    new Proxy<Record<string, unknown>>(
      {},
      {
        get: (_, name: string) => {
          if (name === 'not') return matchers(!isNot)
          return (...expected: unknown[]) =>
            plain(async () => {
              const answer = plain(await ask(), message)
              const all = (isNot ? answer.not : answer) as unknown as Record<string, Matcher>
              all[name]!(...expected)
            }).toPass({ timeout, intervals: [50, 100, 250] })
        },
      },
    )
  return matchers(false)
}) as unknown as Poll

export const expect = new Proxy(plain, { get: (target, name, receiver) => (name === 'poll' ? poll : Reflect.get(target, name, receiver)) })
