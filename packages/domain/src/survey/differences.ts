// What two versions of a survey's forms have different.
import type { Schema } from '@isb/contract'
import { movedKeys } from '../order.ts'
import { subitemsOf, type AnyQuestion, type SurveyContent } from './form.ts'

type Difference = Schema<'SurveyDifference'>
type Words = Schema<'SurveyWords'>
/** Something of a form that has words, by its key. */
interface Piece {
  readonly key: string
  readonly words: Words
  /** Its other texts: the description and the agreement of a module. */
  readonly texts: readonly Words[]
  /** All that is compared: its words and whatever else it says. */
  readonly said: string
  /** The piece that it stands in. */
  readonly within: string
}

const blank = { en: '', zh: '' }

const piecesOf = ({ tips, modules }: Schema<'SurveyForm'>): Piece[] => [
  { key: '', words: tips, texts: [], said: JSON.stringify([tips.en, tips.zh]), within: '' },
  ...modules.flatMap(({ questions, ...part }) => [
    piece(part.key, part.name, '', [part.description, part.protocolLabel, part.protocol]),
    ...questions.flatMap((question) => piecesOfQuestion(question, part.key)),
  ]),
]
const piece = (key: string, words: Words, within: string, more: readonly (Words | string | boolean)[] = []): Piece => ({
  key,
  words,
  texts: more.filter((each) => typeof each === 'object'),
  said: JSON.stringify([words, ...more].map((each) => (typeof each === 'object' ? [each.en, each.zh] : each))),
  within,
})
const piecesOfQuestion = ({ key, text, kind, required, options }: AnyQuestion, within: string): Piece[] => [
  piece(key, text, within, [kind, required]),
  ...options.flatMap((option) => [
    piece(option.key, option.text, key),
    ...subitemsOf(option).flatMap((subitem) => piecesOfQuestion(subitem, option.key)),
  ]),
]

/** Those that stand in another order, or elsewhere. */
function movedAmong(before: readonly Piece[], after: readonly Piece[]): ReadonlySet<string> {
  const keysOf = (pieces: readonly Piece[]) => pieces.map(({ key }) => key)
  const within = new Map(before.map((each) => [each.key, each.within]))
  const elsewhere = after.filter((each) => within.has(each.key) && within.get(each.key) !== each.within)
  return new Set([...movedKeys(keysOf(before), keysOf(after)), ...keysOf(elsewhere)])
}

function differencesOfForms(form: Schema<'SurveyDecision'>, before: Schema<'SurveyForm'>, after: Schema<'SurveyForm'>): Difference[] {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  const [oldBy, nowBy] = [new Map(old.map((each) => [each.key, each])), new Map(now.map((each) => [each.key, each]))]
  const moved = movedAmong(old, now)
  const removed = old
    .filter(({ key }) => !nowBy.has(key))
    .map(({ key, words }) => ({ form, kind: 'Removed' as const, key, before: words, after: blank }))
  const others = now.flatMap(({ key, words, texts, said }): Difference[] => {
    const was = oldBy.get(key)
    if (!was) return [{ form, kind: 'Added', key, before: blank, after: words }]
    if (was.said !== said) {
      // Each text that has changed; where none has, what it is called says which one is asked otherwise.
      const [olds, news] = [
        [was.words, ...was.texts],
        [words, ...texts],
      ]
      const pairs = (olds.length > news.length ? olds : news).map((_, at) => ({ before: olds[at] ?? blank, after: news[at] ?? blank }))
      const changed = pairs.filter(({ before, after }) => before.en !== after.en || before.zh !== after.zh)
      return (changed.length > 0 ? changed : pairs.slice(0, 1)).map((pair) => ({ form, kind: 'Changed' as const, key, ...pair }))
    }
    return moved.has(key) ? [{ form, kind: 'Moved', key, before: was.words, after: words }] : []
  })
  return [...others, ...removed]
}

/** What the later version has different, in its order; what it no longer has comes last. None where families see the same. */
export const differencesOf = (before: SurveyContent, after: SurveyContent): Difference[] => [
  ...differencesOfForms('Yes', before.yes, after.yes),
  ...differencesOfForms('No', before.no, after.no),
]
