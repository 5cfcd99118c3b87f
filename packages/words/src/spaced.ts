/** Chinese keeps one space to Latin letters, also where a name meets the words around it: `Amara Kim 的角色`, `张伟的角色`. */

/** Part of a compiled message: its text, a value in braces, or a choice with a message for each case. */
type Token = string | readonly [name: string, kind?: string, cases?: Readonly<Record<string, unknown>>]

/** What elements a message marks are not seen: `<0>`. */
const marks = /<\/?\d+\/?>/g
const endsChinese = /\p{Script=Han}$/u
const startsChinese = /^\p{Script=Han}/u
// A class (5A) and a number (B-017) are letters here, a date (11月27日) is not.
const startsLatin = /^\d*\p{Script=Latin}/u
const endsLatin = /\p{Script=Latin}[\d-]*$/u

/** What stands between two parts of a Chinese sentence. */
const between = (left: string, right: string): '' | ' ' =>
  (endsChinese.test(left) && startsLatin.test(right)) || (endsLatin.test(left) && startsChinese.test(right)) ? ' ' : ''

const text = (token: Token | undefined): string => (typeof token === 'string' ? token.replaceAll(marks, '') : '')

/** The values of a compiled Chinese message, with the spaces that its words need beside them. */
export function spaced<Value>(message: unknown, values: Readonly<Record<string, Value>>): Record<string, Value | string> {
  const all: Record<string, Value | string> = { ...values }
  const walk = (tokens: readonly Token[]): void =>
    tokens.forEach((token, at) => {
      if (typeof token === 'string') return
      const [name, kind, cases] = token
      for (const one of Object.values(cases ?? {})) if (Array.isArray(one)) walk(one)
      const value = values[name]
      if (kind === undefined && typeof value === 'string') {
        all[name] = between(text(tokens[at - 1]), value) + value + between(value, text(tokens[at + 1]))
      }
    })
  if (Array.isArray(message)) walk(message)
  return all
}

/** What Intl joins for a Chinese sentence, with its spaces: `李娜、Tom 和 Ann`. */
export const joined = (parts: readonly string[]): string => parts.reduce((sentence, part) => sentence + between(sentence, part) + part, '')
