import { expect, test } from 'vitest'
import { mergedPlan } from './data.ts'

const about = { fromId: null, campus: '', grade: 'G6', division: null, teacherEmail: '', assistantEmail: '', dlTeacherEmail: '' }
const classOf = (key: number, name: string, students: number[]) => ({ ...about, key, name, students })
const start = { classes: [classOf(1, '6A', [11, 12, 13]), classOf(2, '6B', [21, 22])], leaving: [31] }

test('what two planners move stands together, also out of one class and to those who leave', () => {
  const mine = { classes: [classOf(1, '6A', [12, 13]), classOf(2, '6B', [21, 22])], leaving: [31, 11] }
  const theirs = { classes: [classOf(1, '6 Tiger', [11, 13, 31]), classOf(2, '6B', [22])], leaving: [12, 21] }
  expect(mergedPlan(start, mine, theirs)).toEqual({
    classes: [classOf(1, '6 Tiger', [13, 31]), classOf(2, '6B', [22])],
    leaving: [12, 21, 11],
  })
})

test('a class that one planner adds has its students, and those of a class that goes have no place', () => {
  const mine = { classes: [classOf(1, '6A', [12, 13]), classOf(3, '6C', [11, 21, 22])], leaving: [31] }
  const theirs = { classes: [classOf(1, '6A', [11, 12]), classOf(2, '6B', [21, 22, 13])], leaving: [31] }
  expect(mergedPlan(start, mine, theirs)).toEqual({ classes: [classOf(1, '6A', [12]), classOf(3, '6C', [11, 21, 22])], leaving: [31] })
})

test('one student moved to two places, or one class called two names, is asked about', () => {
  const leaves = { ...start, classes: [classOf(1, '6A', [12, 13]), classOf(2, '6B', [21, 22])], leaving: [31, 11] }
  const moves = { ...start, classes: [classOf(1, '6A', [12, 13]), classOf(2, '6B', [21, 22, 11])] }
  expect(mergedPlan(start, leaves, moves)).toBeUndefined()
  expect(mergedPlan(start, leaves, leaves)).toEqual(leaves)
  const named = (name: string) => ({ ...start, classes: [classOf(1, name, [11, 12, 13]), classOf(2, '6B', [21, 22])] })
  expect(mergedPlan(start, named('6 Tiger'), named('6 Lion'))).toBeUndefined()
})
