// Every person that is shown. Two people of one name are told apart by class and number, or by the child.
import type { Schema } from '@isb/sdk'
import { apartIn, nameOf, personIn, type Person } from '@isb/words/modules/person'
import { locale, sharedWord } from '../../base/words/i18n.ts'
import { Beside } from './beside.tsx'

/** A person in a text, such as a title or a toast: “Zhou Yichen (5A · S10041)”. Says too that there is nobody any more. */
export const personName = (person: Person | null): string => (person ? personIn(locale(), sharedWord, person) : '—')

/** Tells people of one name apart, beside the name: “5A · S10041”. */
export const personApart = (person: Person): string => apartIn(locale(), sharedWord, person)

/** The name by itself, for a control that shows `personApart` in a place of its own, and to sort by. */
export const bareName = (person: Person): string => nameOf(locale(), person)

interface PersonNameProps {
  person: (Person & { readonly type?: Schema<'StaffType'> }) | null
}

/** A person where there is room for both: the name, and small beside it what tells people apart, else what kind of person it is. */
export function PersonName({ person }: PersonNameProps) {
  if (!person) return '—'
  const kind = person.type === undefined || person.type === 'student' ? '' : sharedWord(`value.StaffType.${person.type}`)
  const apart = personApart(person) || kind
  return (
    <>
      {bareName(person)}
      {apart && <Beside>{apart}</Beside>}
    </>
  )
}
