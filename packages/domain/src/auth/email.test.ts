import { expect, test } from 'vitest'
import { isEmail, normalEmail } from '../index.ts'

test.each([
  ['a@school.example', true],
  ['a.b+c@mail.school.example', true],
  ['李@学校.example', true],
  ['a@school', false],
  ['a@@school.example', false],
  ['a b@school.example', false],
  ['a@school..example', false],
  ['a@school.example\r\nBcc: x@y.example', false],
  ['', false],
])('%j is an address: %s', (email, is) => expect(isEmail(email)).toBe(is))

test('addresses are compared without case and outer spaces', () =>
  expect(normalEmail('  He.Jing@School.Example ')).toBe('he.jing@school.example'))
