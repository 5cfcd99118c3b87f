import { expect, test } from 'vitest'
import { canMean, proposed, type MeaningMet } from './meaning.ts'

const grades = [
  { code: 'K2', name: 'Kindergarten 2', nameZh: '幼二' },
  { code: 'G9', name: 'Grade 9', nameZh: '九年级' },
]
const met = (kind: MeaningMet['kind'], source: string, count = 1, name = ''): MeaningMet => ({ kind, source, name, count })
const said = (...all: MeaningMet[]) =>
  proposed(all, { grades, years: new Map([['y1', '2026-27']]) }).map(({ source, target, sure }) => [source, target, sure])

test('a grade, a session and the homerooms are told by themselves; what nobody can tell is asked again', () => {
  expect(said(met('Grade', '09'), met('Grade', '九年级'), met('Grade', 'Prep'), met('Session', 'y1'), met('Homerooms', '', 12))).toEqual([
    ['09', 'G9', true],
    ['九年级', 'G9', true],
    ['Prep', '', false],
    ['y1', '2026-27', true],
    ['', 'Marked', true],
  ])
  expect(said(met('Homerooms', '', 0))).toEqual([['', 'PerGrade', false]])
})

test('one organization is the school; of several a name tells the division; each is asked when it is new', () => {
  expect(said(met('Org', '1', 9, 'Riverside Middle School'))).toEqual([['1', '', false]])
  expect(said(met('Org', '1', 9, '河滨小学'), met('Org', '2', 9, 'Lakeside High School'), met('Org', '3', 1, 'District'))).toEqual([
    ['1', 'Elementary', false],
    ['2', 'High', false],
    ['3', '', false],
  ])
})

test('of columns with names the one with most of them holds the Chinese name, once somebody agrees', () => {
  expect(said(met('NameColumn', 'middleName', 3), met('NameColumn', 'metadata.localName', 40))).toEqual([
    ['middleName', '', true],
    ['metadata.localName', 'nameZh', false],
  ])
})

test.each([
  ['Org', 'Elsewhere', true],
  ['Org', 'Nursery', false],
  ['Grade', 'K2', true],
  ['Grade', 'K3', false],
  ['Session', '2026-27', true],
  ['Session', '2026-28', false],
  ['Homerooms', 'PerGrade', true],
  ['Homerooms', '', false],
  ['NameColumn', 'nameZh', true],
  ['NameColumn', 'name', false],
] as const)('%s can mean “%s”: %s', (kind, target, can) => {
  expect(canMean(kind, target, grades)).toBe(can)
})
