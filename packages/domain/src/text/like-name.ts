// Whether two records name one person, in English, Chinese or pinyin, in any order of the words.
import { folded, pinyinSpellings, spellings } from './folded.ts'

/** What somebody is called; '' or nothing where it is not known. */
export interface PersonNames {
  readonly name: string
  readonly nameZh?: string | undefined
  readonly familyName?: string | undefined
  readonly givenName?: string | undefined
  readonly preferredName?: string | undefined
}

/** The readings of a Chinese name in pinyin without tones, each a list of syllables. The library is not loaded here. */
export type Readings = (nameZh: string) => readonly (readonly string[])[]

/**
 * - `same`: every word is the same
 * - `like`: initials, or middle names that one of them leaves out
 * - `half`: only the given name is the same
 */
export type Likeness = 'same' | 'like' | 'half' | 'other'

const han = /\p{Script=Han}/u
const notHan = /[^\p{Script=Han}]+/gu
/** More words are compared in one order only. */
const mostWords = 5

/** A syllable of pinyin, without ü: a given name in syllables is no given name and a middle name. */
const syllable =
  /^(?:[bpmfdtnlgkhjqxzcsryw]|[zcs]h)?(?:a|o|e|ai|ei|ao|ou|an|en|ang|eng|ong|er|i|ia|ie|iao|iu|ian|in|iang|ing|iong|u|ua|uo|uai|ui|uan|un|uang|ue|v|ve)$/

const wordsIn = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)

function orders(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length < 2) return [words]
  return words.flatMap((word, at) => orders(words.toSpliced(at, 1)).map((rest) => [word, ...rest]))
}

/** All words written as one, in every order. */
const joined = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.length > mostWords ? [words.toSorted().join('')] : orders(words).map((each) => each.join('')))

const meets = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean => !one.isDisjointFrom(other)

/** A name in the forms in which it is compared. */
class Forms {
  /** Chinese names, in every order of their parts. */
  readonly chinese: ReadonlySet<string>
  /** Words in other letters, for each way to write them. */
  readonly words: readonly (readonly string[])[]
  readonly given: ReadonlySet<string>
  readonly #readingsOf: Readings

  constructor({ name, nameZh = '', familyName = '', givenName = '', preferredName = '' }: PersonNames, readingsOf: Readings) {
    this.#readingsOf = readingsOf
    // Of a name that is not known in parts the family name is the first word or the last one.
    const families = familyName ? [familyName] : [name.split(/\s/)[0] ?? '', name.split(/\s/).at(-1) ?? '']
    const preferred = preferredName ? families.map((family) => `${family} ${preferredName}`) : []
    const texts = [name, nameZh, `${familyName} ${givenName}`, ...preferred].filter((text) => text.trim())
    this.chinese = new Set(texts.flatMap((text) => (han.test(text) ? [...joined(text.split(notHan).filter(Boolean))] : [])))
    const plain = [...new Set(texts)].flatMap((text) => spellings(text.replaceAll(/\p{Script=Han}+/gu, ' ')))
    this.words = [...new Set(plain)].map(wordsIn).filter((words) => words.length > 0)
    this.given = new Set(
      [givenName, preferredName].flatMap((text) =>
        han.test(text) ? [folded(text)] : spellings(text).flatMap((each) => wordsIn(each)[0] ?? []),
      ),
    )
  }

  /** The Chinese names in pinyin as one word, family name first and last. */
  get pinyin(): ReadonlySet<string> {
    return new Set(
      [...this.chinese]
        .flatMap((name) => this.#readingsOf(name))
        .flatMap(pinyinSpellings)
        .flatMap((syllables) =>
          [1, 2].flatMap((surname) => [syllables.join(''), [...syllables.slice(surname), ...syllables.slice(0, surname)].join('')]),
        ),
    )
  }

  /** The words that are not the Chinese name in pinyin again. */
  get ownWords(): readonly (readonly string[])[] {
    const { pinyin } = this
    return this.words.filter((words) => !meets(joined(words), pinyin))
  }
}

const ranks: readonly Likeness[] = ['other', 'half', 'like', 'same']
const best = (all: readonly Likeness[]): Likeness => ranks[Math.max(0, ...all.map((each) => ranks.indexOf(each)))] ?? 'other'

/** Whether two people are called alike. */
export function likeness(one: PersonNames, other: PersonNames, readingsOf: Readings): Likeness {
  const [a, b] = [new Forms(one, readingsOf), new Forms(other, readingsOf)]
  if (meets(a.chinese, b.chinese)) return 'same'
  // Two Chinese names that differ are no likeness by their sound, nor by pinyin in the place of an English name.
  const isChinese = a.chinese.size > 0 && b.chinese.size > 0
  const [wordsA, wordsB] = isChinese ? [a.ownWords, b.ownWords] : [a.words, b.words]
  const found = wordsA.flatMap((words) => wordsB.map((others) => wordsAlike(words, others)))
  if (!isChinese) found.push(...soundAlike(a, b), ...soundAlike(b, a))
  const alike = best(found)
  return alike === 'other' && halfAlike(a, b) ? 'half' : alike
}

/** The Chinese name of one in pinyin, which the other has as words, alone or beside an English given name. */
function soundAlike({ pinyin }: Forms, { words }: Forms): Likeness[] {
  if (pinyin.size === 0) return []
  return words.flatMap((each) => {
    if (meets(joined(each), pinyin)) return ['same']
    const isWithin = each.length <= mostWords && each.some((_, at) => each.length > 2 && meets(joined(each.toSpliced(at, 1)), pinyin))
    return isWithin ? ['like'] : []
  })
}

function wordsAlike(one: readonly string[], other: readonly string[]): Likeness {
  if (meets(joined(one), joined(other))) return 'same'
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  if (few.length < 2) return 'other'
  if (many.length > few.length && many.every((word) => syllable.test(word))) return 'other'
  // Whole words first: an initial must not take the place of one.
  const left = [...many]
  const rest = few.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const hasWhole = few.some((word) => word.length > 1 && !rest.includes(word))
  const isRest = rest.every((word) => {
    const at = left.findIndex((each) => (word.length === 1 || each.length === 1) && each.charAt(0) === word.charAt(0))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return hasWhole && isRest ? 'like' : 'other'
}

/** The given name of one is the given name of the other, or a word of a name that is not known in parts. */
function halfAlike(a: Forms, b: Forms): boolean {
  const given = (one: Forms, other: Forms) =>
    [...one.given].some(
      (name) =>
        name.length > (han.test(name) ? 0 : 1) &&
        (other.given.size > 0
          ? other.given.has(name)
          : other.words.some((words) => words.includes(name)) || [...other.chinese].some((each) => each.endsWith(name))),
    )
  return given(a, b) || given(b, a)
}
