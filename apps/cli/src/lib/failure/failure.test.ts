import { expect, test } from 'vitest'
import type { Say } from '../speech.ts'
import { failureLines } from './failure.ts'

const say: Say = (key) => key
const plain = (text: string) => text
const of = (message: string, ...errors: { path: string; message: string }[]) =>
  failureLines({ code: 2, reason: 'INVALID', message, errors, requestId: null }, say, plain)

test('what is wrong with one field is said once, with the field', () => {
  const message = 'There is no grade Y15'
  expect(of(message, { path: '/grade', message })).toEqual([message, '  /grade'])
  expect(of('Please check the marked fields', { path: '/grade', message })).toEqual([
    'Please check the marked fields',
    '  /grade: There is no grade Y15',
  ])
})
