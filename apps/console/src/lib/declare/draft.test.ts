import { expect, test } from 'vitest'
import { isDirty, rebase, type Draft } from './draft.ts'

interface Values {
  name: string
  email: string
  roleIds: number[]
}
const start: Values = { name: 'Li Na', email: 'li@school.example', roleIds: [1] }
const draft = (changes: Partial<Values>): Draft<Values> => ({ start, values: { ...start, ...changes }, id: 3, version: 1 })

test('a form is dirty when something would be lost', () => {
  expect(isDirty(draft({}))).toBe(false)
  expect(isDirty(draft({ roleIds: [1] }))).toBe(false)
  expect(isDirty(draft({ roleIds: [1, 2] }))).toBe(true)
})

test('over a newer version one’s own changes stay, theirs are taken over, and only what both have changed is asked about', () => {
  const theirs: Values = { name: 'Li Na (office)', email: 'office@school.example', roleIds: [1] }
  const { draft: rebased, differences } = rebase(draft({ name: 'Li N.', roleIds: [1, 2] }), theirs, 4)
  expect(rebased).toMatchObject({ start: theirs, version: 4, values: { name: 'Li N.', email: 'office@school.example', roleIds: [1, 2] } })
  expect(differences.map(({ field }) => field)).toEqual(['name'])
})

test('the same change by both is no difference', () => {
  expect(rebase(draft({ name: 'Li N.' }), { ...start, name: 'Li N.' }, 2).differences).toEqual([])
})

test('of rows that go by keys each is kept as whoever changed it wants it', () => {
  const row = (key: number, name: string) => ({ key, name })
  const stood = { classes: [row(1, '1A'), row(2, '2A'), row(3, '3A')] }
  const values = { classes: [row(1, '1A Tiger'), row(3, '3A'), row(4, '4A')] }
  const mine = { start: stood, values, id: 1, version: 1 }
  const { draft: merged, differences } = rebase(mine, { classes: [row(1, '1A'), row(2, '2A'), row(3, '3A Lion')] }, 2)
  expect(differences).toEqual([])
  expect(merged.values.classes.map(({ name }) => name)).toEqual(['1A Tiger', '3A Lion', '4A'])
  const both = { classes: [row(1, '1A Lion'), row(2, '2A'), row(3, '3A')] }
  expect(rebase(mine, both, 2).differences).toMatchObject([{ field: 'classes', theirs: both, yours: values }])
})
