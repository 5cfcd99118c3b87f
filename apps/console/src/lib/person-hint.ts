import type { Schema } from '@isb/sdk'
import { named, sharedWord } from './i18n.ts'

type Person = Pick<Schema<'PersonOption'>, 'type' | 'email'> & Partial<Pick<Schema<'PersonOption'>, 'students'>>

/** A student beside others of the same name: “5A · S10041”. */
export const studentHint = (place: string, number: string): string => [place, number].filter(Boolean).join(' · ')

/** What tells a person from others of the same name: the address, else number and class, else the children: “Zhou Yichen 5A”. */
export function personHint({ type, email, students = [] }: Person): string {
  const known = students.map((student) =>
    type === 'student'
      ? studentHint(student.homeroom, student.studentNumber)
      : [named(student), student.homeroom].filter(Boolean).join(' '),
  )
  return email ?? (known.join(', ') || sharedWord(`value.StaffType.${type}`))
}
