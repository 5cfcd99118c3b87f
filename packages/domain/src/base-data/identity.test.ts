import { expect, test } from 'vitest'
import { identities, type IdentityPair } from './identity.ts'

const pair = (name: string, recordName: string, more: Partial<IdentityPair> = {}): IdentityPair => ({
  kind: 'Student',
  row: 'r1',
  record: 1,
  by: 'Number',
  rowNames: { name },
  recordNames: [{ name: recordName }],
  sameNumber: true,
  sameButZeros: false,
  sameAddress: false,
  sharesContact: false,
  siblings: [],
  rowSiblings: [],
  answer: null,
  ...more,
})
const none = { all: 0, agreed: 0 }
const decide = (pairs: readonly IdentityPair[], known = none, taken: readonly number[] = []) =>
  identities(pairs, known, new Set(taken), () => []).map(
    ({ pair: { row, record }, asked }) => `${row} ${asked ? 'may be' : 'is'} ${record}`,
  )

test('a number needs a second sign', () => {
  expect(decide([pair('Anna Smith', 'Smith, Anna')])).toEqual(['r1 is 1'])
  expect(decide([pair('Tom Baker', 'Anna Smith')])).toEqual(['r1 may be 1'])
  expect(decide([pair('Tom Baker', 'Anna Smith', { sameAddress: true })])).toEqual(['r1 is 1'])
  expect(decide([pair('Tom Baker', 'Anna Smith', { sharesContact: true })])).toEqual(['r1 is 1'])
})

test('guardians are no sign where a brother or sister may be meant', () => {
  const shared = { sharesContact: true }
  expect(decide([pair('Ben Smith', 'Anna Smith', { ...shared, siblings: [{ name: 'Ben Smith' }] })])).toEqual(['r1 may be 1'])
  expect(decide([pair('Ben Smith', 'Anna Smith', { ...shared, rowSiblings: [{ name: 'Anna Smith' }] })])).toEqual(['r1 may be 1'])
})

test('an address needs the same given name', () => {
  const address = { kind: 'Guardian', by: 'Address', sameNumber: false, sameAddress: true } as const
  expect(
    decide([pair('Jane Miller', 'Jane Smith', { ...address, rowNames: { name: 'Jane Miller', givenName: 'Jane', familyName: 'Miller' } })]),
  ).toEqual(['r1 is 1'])
  expect(
    decide([pair('Feng Zhou', 'Lan Zhou', { ...address, rowNames: { name: 'Feng Zhou', givenName: 'Feng', familyName: 'Zhou' } })]),
  ).toEqual(['r1 may be 1'])
})

test('nobody is asked about a record that another row is about', () => {
  expect(decide([pair('Tom Baker', 'Anna Smith')], none, [1])).toEqual([])
  expect(decide([pair('Tom Baker', 'Anna Smith'), pair('Anna Smith', 'Anna Smith', { row: 'r2' })])).toEqual(['r2 is 1'])
})

test('a renamed child of a known system is the child, and of another system is asked about', () => {
  const renamed = pair('Nora Jones', 'Anna Smith', { by: 'Id' })
  expect(decide([renamed], { all: 9, agreed: 9 })).toEqual(['r1 is 1'])
  expect(decide([renamed], { all: 8, agreed: 8 })).toEqual(['r1 may be 1'])
  expect(decide([{ ...renamed, sameNumber: false }], { all: 100, agreed: 100 })).toEqual(['r1 may be 1'])
})

test('an answer holds, and after “two people” the next candidate is asked about', () => {
  expect(decide([pair('Tom Baker', 'Anna Smith', { answer: true })])).toEqual(['r1 is 1'])
  expect(decide([pair('Anna Smith', 'Anna Smith', { answer: false })])).toEqual([])
  const both = [
    pair('Tom Baker', 'Anna Smith', { by: 'Id', sameNumber: false, answer: false }),
    pair('Tom Baker', 'Ben Lee', { record: 2 }),
  ]
  expect(decide(both)).toEqual(['r1 may be 2'])
})

test('a number that lost its zeros counts where nobody has the number as it is', () => {
  const zeros = { record: 2, sameNumber: false, sameButZeros: true }
  expect(decide([pair('Anna Smith', 'Anna Smith', zeros)])).toEqual(['r1 is 2'])
  expect(decide([pair('Anna Smith', 'Tom Baker'), pair('Anna Smith', 'Anna Smith', zeros)])).toEqual(['r1 may be 1'])
})
