import { expect, test } from 'vitest'
import {
  farPlaced,
  isFarGrade,
  movedInPlan,
  nextClassName,
  nextSchoolYear,
  oddSteps,
  placeAfter,
  proposedRollOver,
  rollOverGaps,
  withNewcomers,
} from './roll-over.ts'

const grades = [
  { code: 'K2', division: 'Elementary' },
  { code: 'G1', division: 'Elementary' },
  { code: 'G9', division: 'Middle' },
  { code: 'G10', division: 'High' },
] as const
const blank = { campus: '', division: null, teacherEmail: 'a@b.example', assistantEmail: '', dlTeacherEmail: '' }
const class1A = { ...blank, id: 1, name: '1A', grade: 'G1' }
const student = (id: number, homeroomId: number) => ({ id, grade: 'G1', division: null, homeroom: { id: homeroomId, name: '' } })

test('a school year is followed by the next, also across a century', () => {
  expect([nextSchoolYear('2026-27'), nextSchoolYear('2098-99')]).toEqual(['2027-28', '2099-00'])
})

test('a class is called by its new grade, as classes of that grade are called', () => {
  expect(nextClassName('5A', 'G5', 'G6', [])).toBe('6A')
  expect(nextClassName('G5-Panda', 'G5', 'G6', [])).toBe('G6-Panda')
  expect(nextClassName('K2A', 'K2', 'G1', ['1A', '1B'])).toBe('1A')
  expect(nextClassName('9A', 'G9', 'G10', ['10A'])).toBe('10A')
  expect(nextClassName('Pandas', 'G5', 'G6', [])).toBe('Pandas')
})

test('grades that stand in another order than their numbers are told by the steps that are odd', () => {
  const steps = (codes: string) => oddSteps(codes.split(' ').map((code) => ({ code, division: 'Elementary' as const })))
  expect(steps('N K1 K2 G1 G2 G4 R LC1 LC2')).toEqual([])
  expect(steps('K1 K2 G3 G1 G2 G4')).toEqual([
    ['K2', 'G3'],
    ['G3', 'G1'],
    ['G2', 'G4'],
  ])
})

test('a grade is looked for as it is spelled, whatever signs stand in it', () => {
  expect(nextClassName('YoxA', 'Y.x', 'Z', [])).toBe('YoxA')
  expect(nextClassName('Y.xA', 'Y.x', 'Z', [])).toBe('ZA')
  expect(nextClassName('(C+A', '(C+', '$&', [])).toBe('$&A')
})

test('classes go up with their students, support stays in its division, the last grade leaves', () => {
  const classes = [
    class1A,
    { ...blank, id: 2, name: '9 L', grade: 'G9', division: 'LifeCentered' as const },
    { ...blank, id: 3, name: '10A', grade: 'G10' },
    { ...blank, id: 4, name: 'Choir', grade: '' },
  ]
  const plan = proposedRollOver(classes, grades, [student(11, 1), student(12, 3)])
  expect(plan.classes.map(({ name, grade, division, students }) => [name, grade, division, students])).toEqual([
    ['9A', 'G9', 'Middle', [11]],
    ['10 L', 'G10', 'LifeCentered', []],
    ['Choir', '', null, []],
  ])
  expect(plan.leaving).toEqual([12])
})

test('who comes later goes with their class, and what is missing is told', () => {
  const plan = proposedRollOver([class1A], grades, [student(11, 1)])
  const later = withNewcomers(plan, [student(13, 1), student(14, 9)])
  expect(later.classes[0]!.students).toEqual([11, 13])
  const gaps = rollOverGaps({ ...later, classes: [...later.classes, { ...later.classes[0]!, key: 7, name: ' 9a ', teacherEmail: '' }] }, [
    student(13, 1),
    student(14, 9),
  ])
  expect(gaps).toEqual({ unplaced: [14], withoutTeacher: [7], sameName: [1, 7] })
})

test('students are moved between classes, leave, or have no place', () => {
  const plan = { classes: [{ ...blank, key: 1, fromId: null, name: '9A', grade: 'G9', students: [1, 2] }], leaving: [3] }
  expect(movedInPlan(plan, [2, 3], 'leaving')).toMatchObject({ classes: [{ students: [1] }], leaving: [2, 3] })
  expect(movedInPlan(plan, [3], 1)).toMatchObject({ classes: [{ students: [1, 2, 3] }], leaving: [] })
  expect(movedInPlan(plan, [1, 2, 3], 'unplaced')).toMatchObject({ classes: [{ students: [] }], leaving: [] })
})

test('a student takes the grade and division of the class, else their own goes up', () => {
  const planned = { ...blank, key: 1, fromId: null, name: '9A', grade: 'G9', division: 'Middle' as const, students: [] }
  expect(placeAfter(student(1, 1), planned, 5, grades)).toEqual({ division: 'Middle', grade: 'G9', homeroomId: 5, alsoInId: null })
  const supported = { ...student(1, 1), division: 'LifeCentered' as const }
  expect(placeAfter(supported, { ...planned, grade: '' }, 5, grades)).toEqual({
    division: 'LifeCentered',
    grade: 'G9',
    homeroomId: 5,
    alsoInId: null,
  })
})

test('a student is placed far away in a class more than one grade from their own, up or down', () => {
  const codes = ['K2', 'G1', 'G2', 'G3'].map((code) => ({ code, division: 'Elementary' as const }))
  const far = (from: string) => codes.filter(({ code }) => isFarGrade(from, code, codes)).map(({ code }) => code)
  expect(far('G1')).toEqual(['G3'])
  expect(far('G3')).toEqual(['K2', 'G1'])
  expect(far('')).toEqual([])
  const placed = { ...blank, key: 1, fromId: null, name: '3A', grade: 'G3', students: [1, 2] }
  const students = [
    { ...student(1, 1), grade: 'G1' },
    { ...student(2, 1), grade: 'G2' },
  ]
  expect(farPlaced({ classes: [placed, { ...placed, key: 2, grade: '', students: [1] }], leaving: [] }, students, codes)).toEqual([1])
})
