import { beside, nameIn, type Locale, type Values, type WordKey } from '../speak.ts'

/** A person to be shown: `PersonRef` of the contract, or a record of a student that names class and grade itself. */
export interface Person {
  readonly name: string
  readonly nameZh: string
  readonly place?: string
  readonly studentNumber?: string
  readonly parentOf?: Person | null
  /** The address that an account signs in with. */
  readonly email?: string | null
  readonly homeroom?: { readonly name: string } | null
  readonly className?: string
  readonly grade?: string
}
type Word = (key: WordKey, values?: Values) => string

const placeOf = ({ place, homeroom, className, grade }: Person): string => place || homeroom?.name || className || grade || ''

/** What tells people of one name apart: “5A · S10041”, “Parent of Zhou Yichen 5A”, else the address of an account. */
export function apartIn(locale: Locale, word: Word, { parentOf, email, ...person }: Person): string {
  if (parentOf) return word('person.parentOf', { child: [nameOf(locale, parentOf), placeOf(parentOf)].filter(Boolean).join(' ') })
  const student = person.studentNumber === undefined ? '' : [placeOf(person), person.studentNumber].filter(Boolean).join(' · ')
  return student || (email ?? '')
}

/** A person in a text: “Zhou Yichen (5A · S10041)”. */
export function personIn(locale: Locale, word: Word, person: Person): string {
  const apart = apartIn(locale, word, person)
  return apart ? beside(locale, nameOf(locale, person), apart) : nameOf(locale, person)
}

/** The name by itself, where what tells people apart stands beside it. */
export const nameOf = (locale: Locale, { name, nameZh }: Person): string => nameIn(locale, { name, nameZh })
