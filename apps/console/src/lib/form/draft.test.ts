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
