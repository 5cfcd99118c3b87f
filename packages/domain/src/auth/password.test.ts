import { expect, test } from 'vitest'
import { isGuessable } from './password.ts'

const known = { email: 'li.na@school.example', schoolNames: ['River Bend School', '河湾学校'] }

test.each([
  ['aaaaaaaa', 'one sign'],
  ['abcabcabc', 'a repeat'],
  ['12345678', 'upwards'],
  ['HGFEDCBA', 'downwards, in capitals'],
  ['asdfghjkl', 'a row of keys'],
  ['poiuytrewq', 'a row of keys from its end'],
  ['school123', 'the word school'],
  ['School2026', 'the same with a year'],
  ['riverbend!', 'the school'],
  ['河湾学校2026', 'the school in Chinese'],
  ['li.na@school.example', 'the address'],
  ['LiNa-1990', 'the name in the address'],
  ['schoolconsole', 'what this is called'],
])('%s is guessed: %s', (password) => {
  expect(isGuessable(password, known)).toBe(true)
})

test.each(['a long walk in the rain', 'Blue-Kettle-41', '12345679', 'river-otter-tea', 'demo-console-1', '窗外的雨下得很大', '48150342'])(
  '%s is not',
  (password) => {
    expect(isGuessable(password, known)).toBe(false)
  },
)
