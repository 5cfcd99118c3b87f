import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('a name that comes in parts stands in the school’s order, a Chinese one family name first', () => {
  const wei = { givenName: 'Wei', familyName: 'Wang' }
  expect(fullName(wei, 'GivenFirst')).toBe('Wei Wang')
  expect(fullName(wei, 'FamilyFirst')).toBe('Wang Wei')
  expect(fullName({ givenName: '伟', familyName: '王' }, 'GivenFirst')).toBe('王伟')
  expect(fullName({ givenName: 'Suharto' }, 'FamilyFirst')).toBe('Suharto')
})
