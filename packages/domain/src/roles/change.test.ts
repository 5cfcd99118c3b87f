import { expect, test } from 'vitest'
import { exchange, whyNotChangeRole } from './change.ts'

test('only the built-in role stays as it is', () => {
  expect(whyNotChangeRole({ builtin: true })).toBe('ROLE_BUILTIN')
  expect(whyNotChangeRole({ builtin: false })).toBeNull()
})

test('an exchange names what goes and what comes, each once', () => {
  expect(exchange([1, 2, 3], [3, 4, 4])).toEqual({ gone: [1, 2], given: [4] })
  expect(exchange([1], [1])).toEqual({ gone: [], given: [] })
})
