import type { Isb, Schema } from '@isb/sdk'
import { Refusal } from '../../lib/failure/refusal.ts'

/** The student of a number, in whatever case. */
export async function findStudent(isb: Isb, typed: string): Promise<Schema<'Student'>> {
  const number = typed.trim()
  const found = isb.student.list.each({ query: { search: number } })
  for await (const student of found) if (student.studentNumber.toLowerCase() === number.toLowerCase()) return student
  throw new Refusal('student.noNumber', { number }, { hint: 'isb student list', reason: 'NO_STUDENT' })
}
