// Answers to a form: which questions an answer lets somebody see, and what is wrong with it.
import type { Schema } from '@isb/contract'
import { isDay } from '../days.ts'
import { hasProtocol, isChoice, subitemsOf, type AnyForm, type AnyPart, type AnyQuestion } from './form.ts'

type Form = AnyForm | AnyForm<string>
/** What was answered: the values of each question by its key. Choices are keys of options, files are their ids. */
export type Replies = readonly Schema<'SurveyReply'>[]
/** What is wrong with an answer, at the question or the module that it is about. */
export interface AnswerProblem {
  readonly key: string
  readonly why: 'SURVEY_REPLY_REQUIRED' | 'SURVEY_REPLY_WRONG' | 'SURVEY_NOT_ACCEPTED'
}

const longest = 5000

/** The values that were given to a question. */
export const valuesOf = (replies: Replies, key: string): readonly string[] => replies.find(({ question }) => question === key)?.values ?? []

/** The questions of a module that somebody sees who has answered this much, in their order: options open some. */
export const visibleIn = <Text>({ questions }: Pick<AnyPart<Text>, 'questions'>, replies: Replies): AnyQuestion<Text>[] =>
  questions.flatMap((question) => {
    const chosen = new Set(isChoice(question) ? valuesOf(replies, question.key) : [])
    return [question, ...question.options.filter(({ key }) => chosen.has(key)).flatMap((option) => subitemsOf(option))]
  })

/** The same of the whole form. */
export const visibleQuestions = ({ modules }: Form, replies: Replies): AnyQuestion<unknown>[] =>
  modules.flatMap((part) => visibleIn<unknown>(part, replies))

/** The answer without what belongs to questions that are not seen, and without empty values. */
export function visibleReplies(form: Form, replies: Replies): Schema<'SurveyReply'>[] {
  return visibleQuestions(form, replies).flatMap(({ key }) => {
    const values = valuesOf(replies, key)
      .map((value) => value.trim())
      .filter((value) => value !== '')
    return values.length > 0 ? [{ question: key, values }] : []
  })
}

/** The last page of a form on which something was answered or accepted, the first where nothing was. A page has one module. */
export function pageReached(form: Form, replies: Replies, accepted: readonly string[]): number {
  const touched = form.modules.findLastIndex(
    (part) => accepted.includes(part.key) || visibleIn<unknown>(part, replies).some(({ key }) => valuesOf(replies, key).length > 0),
  )
  return Math.max(touched, 0) + 1
}

/** A form as it is answered by telephone: nobody can sign there. */
export function spokenForm<Asked extends AnyForm<unknown>>(form: Asked): Asked {
  const spoken = (questions: readonly AnyQuestion<unknown>[]): AnyQuestion<unknown>[] =>
    questions
      .filter(({ kind }) => kind !== 'Signature')
      .map((question) => ({
        ...question,
        options: question.options.map((option) => ({ ...option, subitems: spoken(subitemsOf(option)) })),
      }))
  return { ...form, modules: form.modules.map((part) => ({ ...part, questions: spoken(part.questions) })) }
}

/** What is wrong with an answer to a form. The server, the preview and the app all ask this. */
export function problemsOfAnswer(form: Form, replies: Replies, accepted: readonly string[]): AnswerProblem[] {
  const agreed = form.modules.filter((part) => hasProtocol(part) && !accepted.includes(part.key))
  return [
    ...visibleQuestions(form, replies).flatMap((question) => problemOf(question, valuesOf(replies, question.key))),
    ...agreed.map(({ key }) => ({ key, why: 'SURVEY_NOT_ACCEPTED' as const })),
  ]
}

function problemOf({ key, kind, required, options }: AnyQuestion<unknown>, given: readonly string[]): AnswerProblem[] {
  const values = given.filter((value) => value.trim() !== '')
  if (values.length === 0) return required ? [{ key, why: 'SURVEY_REPLY_REQUIRED' }] : []
  const isOption = (value: string) => options.some((option) => option.key === value)
  const fits = {
    One: () => values.length === 1 && isOption(values[0]!),
    Several: () => new Set(values).size === values.length && values.every(isOption),
    Text: () => values.length === 1 && values[0]!.length <= longest,
    Number: () => values.length === 1 && /^-?\d{1,12}(\.\d{1,6})?$/.test(values[0]!),
    Date: () => values.length === 1 && isDay(values[0]),
    File: () => values.length <= 5 && values.every((value) => /^[1-9]\d{0,15}$/.test(value)),
    Signature: () => values.length === 1 && /^[1-9]\d{0,15}$/.test(values[0]!),
  } satisfies Record<Schema<'SurveyQuestionKind'>, () => boolean>
  return fits[kind]() ? [] : [{ key, why: 'SURVEY_REPLY_WRONG' }]
}

/** The ids of the files that an answer names. */
export const filesOf = (form: Form, replies: Replies): number[] =>
  visibleQuestions(form, replies)
    .filter(({ kind }) => kind === 'File' || kind === 'Signature')
    .flatMap(({ key }) => valuesOf(replies, key).map(Number))

/** What somebody says in an answer: the same text for all who say the same, in whichever order. Signatures and files differ anyway. */
export const saidIn = (form: Form, decision: Schema<'SurveyDecision'>, replies: Replies): string =>
  JSON.stringify([
    decision,
    ...visibleQuestions(form, replies)
      .filter(({ kind }) => kind !== 'File' && kind !== 'Signature')
      .flatMap(({ key }) => {
        const values = valuesOf(replies, key)
        return values.length > 0 ? [[key, ...values.toSorted()]] : []
      })
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  ])
