import { expect, test } from 'vitest'
import { addressesIn, foreignAddresses } from './mailboxes.ts'

test.each([
  ['nurse@school.example', ['nurse@school.example']],
  [' a@b.example ;b@b.example；c@b.example ', ['a@b.example', 'b@b.example', 'c@b.example']],
  ['Night nurse <nurse@school.example>', ['nurse@school.example']],
  ['"Nurse; night" <nurse@school.example>; "Li, Na" <li.na@school.example>', ['nurse@school.example', 'li.na@school.example']],
  ['李娜 <li.na@School.Example>', ['li.na@school.example']],
  ['"a b"@school.example', ['"a b"@school.example']],
  ['Nurse@school.example;nurse@SCHOOL.example', ['Nurse@school.example']],
  ["o'neil+absence@mail.school.example", ["o'neil+absence@mail.school.example"]],
  ['用户@例子.公司', ['用户@例子.公司']],
  ['; ；', []],
  ['', []],
])('%s', (text, addresses) => expect(addressesIn(text)).toEqual(addresses))

test.each([
  'late.bus@school',
  'nobody',
  '@school.example',
  'a@@school.example',
  'a..b@school.example',
  '.a@school.example',
  'a.@school.example',
  'a b@school.example',
  'a@-school.example',
  'a@school-.example',
  'a@school..example',
  `${'a'.repeat(65)}@school.example`,
  `a@${'b'.repeat(64)}.example`,
  `a@${'b.'.repeat(127)}example`,
  'a@school.example\r\nBcc: c@evil.example',

  'a@school.example\0',
  '"a\nb" <a@school.example>',
  'Nurse <a@school.example> <b@school.example>',
  '<a@school.example',
])('%j is refused', (text) => expect(addressesIn(text)).toHaveProperty('wrong'))

test('an address outside the school’s own domains is marked', () => {
  const addresses = ['a@school.example', 'b@mail.school.example', 'c@bus.example', 'd@myschool.example']
  expect(foreignAddresses(addresses, 'school.example')).toEqual(['c@bus.example', 'd@myschool.example'])
  expect(foreignAddresses(addresses, '')).toEqual([])
})
