import type { Schema } from '@isb/sdk'
import { named, sharedWord } from './i18n.ts'

type Option = Schema<'PersonOption'>
/** A person as one is looked up, or as one is known by the form already. */
export type FoundPerson = Omit<Option, ToldApart> & Partial<Pick<Option, ToldApart>>
/** What tells people of one name apart, where addresses are not told. */
export type ToldApart = 'students' | 'classes'

/** A student beside others of the same name: “5A · S10041”. */
export const studentHint = (place: string, number: string): string => [place, number].filter(Boolean).join(' · ')

/** What tells a person from others of the same name: the address, else number and class, else the children: “Zhou Yichen 5A”, or the classes of a teacher. */
export function personHint({ type, email, students = [], classes = [] }: Omit<FoundPerson, 'id' | 'name' | 'nameZh'>): string {
  const known = students.map((student) =>
    type === 'student'
      ? studentHint(student.homeroom, student.studentNumber)
      : [named(student), student.homeroom].filter(Boolean).join(' '),
  )
  return email ?? ([...known, ...classes].join(', ') || sharedWord(`value.StaffType.${type}`))
}
