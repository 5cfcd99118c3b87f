import type { Schema } from '@isb/sdk'
import { sharedWord } from '../../base/words/i18n.ts'
import { bareName, personApart } from './person-name.tsx'

type Option = Schema<'PersonOption'>
/** A person as one is looked up, or as one is known by the form already. */
export type FoundPerson = Omit<Option, ToldApart> & Partial<Pick<Option, ToldApart>>
/** What tells people of one name apart. */
export type ToldApart = 'students' | 'classes'

/** What tells a person from others of the same name: number and class, the children (“Zhou Yichen 5A”), or the classes of a teacher; and the address. */
export function personHint({ type, email, students = [], classes = [] }: Omit<FoundPerson, 'id' | 'name' | 'nameZh'>): string {
  const known = students.map(({ homeroom: place, ...student }) =>
    type === 'student' ? personApart({ ...student, place }) : [bareName(student), place].filter(Boolean).join(' '),
  )
  const apart = [...known, ...classes].join(', ') || sharedWord(`value.StaffType.${type}`)
  return [apart, email].filter(Boolean).join(' · ')
}
