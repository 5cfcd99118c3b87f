import * as person from './modules/person.ts'
import type { Locale } from './speak.ts'
import { word } from './word.ts'

/** A person in a text, told apart from others of the same name: “Zhou Yichen (5A · S10041)”, “Zhou Lan (Parent of Zhou Yichen 5A)”. */
export const personIn = (locale: Locale, who: person.Person): string =>
  person.personIn(locale, (key, values) => word(locale, key, values), who)
