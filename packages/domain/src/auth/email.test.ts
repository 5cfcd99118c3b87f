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
  ["o'brien+a_b/c=d@mail-1.school.example", true],
  ['xn--a@xn--p1ai.example', true],
  [`${'a'.repeat(64)}@school.example`, true],
  [`${'a'.repeat(65)}@school.example`, false],
  ['.a@school.example', false],
  ['a.@school.example', false],
  ['a..b@school.example', false],
  ['a@-school.example', false],
  ['a@school-.example', false],
  ['a@school.example-', false],
  ['a@[192.0.2.1]', false],
  ['a@192.0.2.1', false],
  ['"a b"@school.example', false],
  ['ａ@school.example', false],
  ['a＠school.example', false],
  // Letters of two scripts that look alike.
  ['\u0430dmin@school.example', false],
  ['admin@scho\u03bfl.example', false],
  ['иван.петров@school.example', true],
  ['小明li@school.example', true],
  ['a@school。example', false],
  ...[0x01, 0x07, 0x1b, 0x7f, 0x80, 0x85, 0xad, 0x200b, 0x200d, 0x202e, 0x2066, 0xfeff, 0xff0e].flatMap((code): [string, boolean][] => {
    const odd = String.fromCodePoint(code)
    return [
      [`${odd}a@school.example`, false],
      [`a${odd}b@school.example`, false],
      [`a@sch${odd}ool.example`, false],
      [`a@school.example${odd}`, false],
    ]
  }),
])('%j is an address: %s', (email, is) => expect(isEmail(email)).toBe(is))

test('addresses are compared without case and outer spaces', () =>
  expect(normalEmail('  He.Jing@School.Example ')).toBe('he.jing@school.example'))
