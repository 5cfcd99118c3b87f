// How things of the contract are called where a module has no word of its own for them.
import { summaries } from '@isb/sdk/summaries'
import { isWord, word } from '@isb/words'
import { isSaid, type Speaker, type Text, type WordKey } from '../speech.ts'
import type { Described } from './declared.ts'

/** As it stands within a sentence. DL teacher stays so, and so does Chinese name. */
export const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}{2}|Chinese|English|Microsoft)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** What a record of a list is called within a sentence. */
export function kindOf({ metadata }: Described, { locale }: Pick<Speaker, 'locale'>): string {
  const key = `audit.entity.${metadata.entity}`
  return isWord(key) ? lowerFirst(word(locale, key)) : metadata.of
}

/** What a field is called within a sentence. */
export const fieldIn = (field: string, { locale }: Pick<Speaker, 'locale'>): string => {
  const key = `field.${field}`
  return isWord(key) ? lowerFirst(word(locale, key)) : field
}

/** What stands above a field's column. */
export const headOf =
  (field: string): Text =>
  ({ locale, say }) => {
    const [own, shared] = [`head.${field}`, `field.${field}`]
    return isSaid(own) ? say(own) : isWord(shared) ? word(locale, shared).toUpperCase() : field.toUpperCase()
  }

/** A module's own word for something, else what is said of all. */
export const ownOr = (key: string, otherwise: Text): Text => (isSaid(key) ? key : otherwise)

/** What help says of an operation, by the contract. */
export const summaryOf =
  (operation: keyof typeof summaries): Text =>
  ({ locale }) =>
    lowerFirst(summaries[operation][locale])

/** The same, unless the terminal says it otherwise (`bike.import.does`); what is said of all lists where the contract says it in English only. */
export const doesOf = (operation: string, otherwise: Text): Text =>
  ownOr(`${operation}.does`, operation in summaries ? summaryOf(operation as keyof typeof summaries) : otherwise)

/** The same in a module that has its own word for it: people have a 姓名, things a 名称. */
export const headIn = ({ module }: Pick<Described, 'module'>, field: string): Text => ownOr(`${module}.head.${field}`, headOf(field))

/** What is said of every list, with the name of its records in it. */
export const ofKind =
  (key: WordKey, list: Described): Text =>
  (speaker) =>
    speaker.say(key, { kind: kindOf(list, speaker) })
