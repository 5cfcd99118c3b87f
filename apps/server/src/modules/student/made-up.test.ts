import { expect, test } from 'vitest'
import { madeUpSchool } from './made-up.ts'

const { rows } = madeUpSchool({ students: 400, classes: 26 })
const given = (name = '') => (name.includes(' ') ? name.split(' ') : [name])

test('girls and mothers have other given names than boys and fathers', () => {
  const namesOf = (gender: string, relation: string) =>
    new Set(
      rows.flatMap((row) => [
        ...(row.gender === gender ? [row.givenName] : []),
        // A Chinese given name stands last, a western one first: a surname is in both sets, and taken out below.
        ...(row.relation === relation ? given(row.guardianName) : []),
      ]),
    )
  const surnames = new Set(rows.map(({ familyName }) => familyName))
  const [women, men] = [namesOf('female', 'Mother'), namesOf('male', 'Father')]
  expect([...women].filter((name) => men.has(name) && !surnames.has(name))).toEqual([])
})

test('nobody has the name of somebody in the same family, and addresses have no holes', () => {
  const families = Map.groupBy(rows, ({ studentNumber }) => studentNumber)
  for (const family of families.values()) {
    const names = [family[0]?.name, ...family.map(({ guardianName }) => guardianName)]
    expect(new Set(names).size).toBe(names.length)
  }
  const addresses = rows.flatMap(({ guardianEmail }) => guardianEmail ?? [])
  expect(addresses.filter((address) => address.includes('novak')).length).toBeGreaterThan(0)
  expect(addresses.filter((address) => /nova\.k|\.@|\.\d/.test(address))).toEqual([])
})
