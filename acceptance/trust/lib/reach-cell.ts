// What a cell of the matrix asks and answers, and what cells of several modules ask alike.
import type { ApiError, Isb } from '@isb/sdk'
import type { Dice } from './dice.ts'
import type { Caller, Cast, Student } from './reach-cast.ts'

export interface Asked extends Caller {
  readonly cast: Cast
  readonly dice: Dice
  /** Whom the caller may read, and whom they may change. */
  readonly reads: readonly Student[]
  readonly changes: readonly Student[]
}
/** What is wrong with what a caller is shown; nothing where all is well. */
export type Cell = (asked: Asked) => Promise<string[]>

export const numbers = (students: readonly { readonly studentNumber: string }[]) => students.map(({ studentNumber }) => studentNumber)

/** The same students, however they are ordered. */
export function same(what: string, shown: readonly string[], wanted: readonly string[]): string[] {
  const [there, due] = [new Set(shown), new Set(wanted)]
  const more = [...there.difference(due)]
  const less = [...due.difference(there)]
  const twice = shown.length - there.size
  return more.length + less.length + twice === 0
    ? []
    : [`${what}: ${more.length} too many (${more.slice(0, 3).join()}), ${less.length} missing (${less.slice(0, 3).join()}), ${twice} twice`]
}

export const reasonOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: ApiError) => error.reason ?? error.message,
  )

/** How many students a cell tries one by one. */
const sample = 3
export function some(dice: Dice, from: readonly Student[]): Student[] {
  return from.length === 0 ? [] : Array.from({ length: sample }, () => dice.pick(from))
}

/** A record: who is within reach is there, whatever else is said; who is not, is not. */
export const record =
  (kind: 'reads' | 'changes', call: (isb: Isb, studentId: number) => Promise<unknown>, missing = 'STUDENT_NOT_FOUND'): Cell =>
  async (asked) => {
    const within = asked[kind]
    const inside = new Set(within)
    const outside = asked.cast.students.filter((student) => !inside.has(student))
    const wrong: string[] = []
    for (const student of some(asked.dice, within)) {
      const reason = await reasonOf(call(asked.isb, student.id))
      if ([missing, 'NO_PERMISSION'].includes(reason)) wrong.push(`${student.studentNumber} is within reach: ${reason}`)
    }
    for (const student of some(asked.dice, outside)) {
      const reason = await reasonOf(call(asked.isb, student.id))
      if (reason !== missing) wrong.push(`${student.studentNumber} is out of reach: ${reason}`)
    }
    return wrong
  }

/** What shows nobody: it is enough that it answers. */
export const showsNobody =
  (call: (isb: Isb) => Promise<unknown>): Cell =>
  async ({ isb }) => {
    const reason = await reasonOf(call(isb))
    return reason === 'done' ? [] : [reason]
  }

export async function numbersIn(listed: AsyncIterable<{ readonly studentNumber: string }>): Promise<string[]> {
  const shown: string[] = []
  for await (const { studentNumber } of listed) shown.push(studentNumber)
  return shown
}
export const firstColumn = (csv: string): string[] =>
  csv
    .split('\r\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split(',')[0] ?? '')
