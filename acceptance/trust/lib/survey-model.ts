// Surveys in plain TypeScript that knows product.md and nothing of the server: what can be done when, which words were answered, what counts.
import { isDeepStrictEqual } from 'node:util'
import { createHash } from 'node:crypto'
import type { Schema } from '@isb/sdk'
import type { Dice } from './dice.ts'

export type Content = Schema<'SurveyContent'>
type Form = Schema<'SurveyForm'>
type Question = Schema<'SurveyQuestion'> | Schema<'SurveySubitem'>
type Words = Schema<'SurveyWords'>
type Reply = Schema<'SurveyReply'>
export type Decision = Schema<'SurveyDecision'>
/** What a guardian sends, and whether it is right by the version that it names. */
export interface Given {
  readonly version: number
  readonly decision: Decision
  readonly replies: Reply[]
  readonly accepted: string[]
}

/** An answer that is kept, with the words that were answered. */
export interface Kept {
  readonly guardian: number
  readonly version: number
  readonly decision: Decision
  readonly form: Form
  readonly replies: readonly Reply[]
  readonly accepted: readonly { readonly module: string; readonly hash: string }[]
  current: boolean
}
export interface Family {
  readonly answers: Kept[]
  readonly drafts: Set<number>
  /** Of a conflict that was settled. */
  settled: Decision | null
  extended: boolean
}
/** Where today lies between the days of a survey. */
export type Time = 'before' | 'open' | 'over'
export interface Survey {
  readonly id: number
  content: Content
  /** How often the forms were saved, and once more. */
  saved: number
  readonly versions: Content[]
  status: 'Unpublished' | 'Published' | 'Paused' | 'Cancelled'
  time: Time
  readonly families: readonly Family[]
}

export function statusOf({ status, time }: Survey): Schema<'SurveyStatus'> {
  if (status === 'Unpublished' || status === 'Cancelled') return status
  if (time === 'over') return 'Ended'
  return status === 'Published' && time === 'open' ? 'Pending' : status
}
export const isEdited = ({ content, versions }: Survey): boolean => !isDeepStrictEqual(content, versions.at(-1))

/** Publishes the forms or continues with them; answers why not. */
export function publish(survey: Survey, by: 'publish' | 'continue'): string {
  const status = statusOf(survey)
  if (by === 'continue' && status !== 'Paused') return 'SURVEY_NOT_PAUSED'
  if (by === 'publish' && status === 'Paused') return 'SURVEY_PAUSED'
  if (status === 'Ended' || status === 'Cancelled') return 'SURVEY_OVER'
  if (by === 'publish' && !isEdited(survey)) return 'SURVEY_UNCHANGED'
  if (hasGaps(survey.content)) return 'SURVEY_GAPS'
  if (isEdited(survey)) survey.versions.push(structuredClone(survey.content))
  survey.status = 'Published'
  return 'done'
}

export function pause(survey: Survey): string {
  if (!['Published', 'Pending'].includes(statusOf(survey))) return 'SURVEY_NOT_OPEN'
  survey.status = 'Paused'
  return 'done'
}

export function cancel(survey: Survey): string {
  if (['Ended', 'Cancelled'].includes(statusOf(survey))) return 'SURVEY_OVER'
  survey.status = 'Cancelled'
  return 'done'
}

export function save(survey: Survey, content: Content, base: number): string {
  if (survey.status === 'Cancelled') return 'SURVEY_OVER'
  if (survey.saved !== base) return 'SURVEY_EDITED'
  if (isDeepStrictEqual(content, survey.content)) return 'done'
  survey.content = content
  survey.saved++
  return 'done'
}

function whyNotAnswer(survey: Survey, { extended }: Family, version: number): string | null {
  const status = statusOf(survey)
  if (status !== 'Pending' && !(status === 'Ended' && extended)) return 'SURVEY_NOT_OPEN'
  return version === survey.versions.length ? null : 'SURVEY_CHANGED'
}

export function submit(survey: Survey, at: number, guardian: number, given: Given, right: boolean): string {
  const family = survey.families[at]!
  const why = whyNotAnswer(survey, family, given.version) ?? (right ? null : 'SURVEY_ANSWER_WRONG')
  if (why) return why
  for (const kept of family.answers) if (kept.guardian === guardian) kept.current = false
  const form = structuredClone(formIn(survey.versions.at(-1)!, given.decision))
  family.answers.push({
    guardian,
    version: given.version,
    decision: given.decision,
    form,
    replies: given.replies.filter(({ question }) => seenIn(form, given.replies).includes(question)),
    accepted: form.modules.filter(isAgreed).map(({ key, protocol }) => ({ module: key, hash: hashOf(protocol) })),
    current: true,
  })
  family.drafts.delete(guardian)
  family.settled = null
  return 'done'
}

export function begin(survey: Survey, at: number, guardian: number, version: number): string {
  const family = survey.families[at]!
  const why = whyNotAnswer(survey, family, version)
  if (!why) family.drafts.add(guardian)
  return why ?? 'done'
}

export function settle(survey: Survey, at: number, guardian: number): string {
  const family = survey.families[at]!
  if (stateOf(family) !== 'Conflict') return 'SURVEY_NO_CONFLICT'
  family.settled = currentOf(family, guardian)!.decision
  return 'done'
}

export const currentOf = ({ answers }: Family, guardian: number): Kept | undefined =>
  answers.find((kept) => kept.current && kept.guardian === guardian)

export function stateOf({ answers, drafts, settled }: Family): Schema<'SurveyState'> {
  const voices = answers.filter(({ current }) => current)
  if (voices.length === 0) return drafts.size > 0 ? 'Draft' : 'None'
  if (settled) return settled
  const said = voices.map(({ decision, replies }) =>
    JSON.stringify([decision, ...replies.map(({ question, values }) => [question, ...values.toSorted()].join()).toSorted()]),
  )
  return new Set(said).size === 1 ? voices[0]!.decision : 'Conflict'
}

export const formIn = (content: Content, decision: Decision): Form => (decision === 'Yes' ? content.yes : content.no)
const isAgreed = ({ protocol }: { readonly protocol: Words }): boolean => protocol.en !== ''
const hashOf = ({ en, zh }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([en, zh]))
    .digest('hex')
const isChoice = ({ kind }: Question): boolean => kind === 'One' || kind === 'Several'
const opened = (option: object): readonly Question[] => ('subitems' in option ? (option.subitems as Question[]) : [])

/** The keys of the questions that somebody sees who answers this. */
function seenIn(form: Form, replies: readonly Reply[]): string[] {
  const values = (key: string) => replies.find(({ question }) => question === key)?.values ?? []
  return form.modules.flatMap(({ questions }) =>
    questions.flatMap((question) => [
      question.key,
      ...(isChoice(question) ? question.options : [])
        .filter(({ key }) => values(question.key).includes(key))
        .flatMap((option) => opened(option).map(({ key }) => key)),
    ]),
  )
}

/** All words of a form that somebody can see, in their order. */
export const wordsOf = ({ tips, modules }: Form): Words[] => [
  tips,
  ...modules.flatMap((part) => [
    part.name,
    part.description,
    part.protocolLabel,
    part.protocol,
    ...part.questions.flatMap(wordsOfQuestion),
  ]),
]
const wordsOfQuestion = (question: Question): Words[] => [
  question.text,
  ...(isChoice(question) ? question.options : []).flatMap((option) => [option.text, ...opened(option).flatMap(wordsOfQuestion)]),
]
const hasGaps = ({ yes, no }: Content): boolean => [...wordsOf(yes), ...wordsOf(no)].some(({ en, zh }) => (en === '') !== (zh === ''))

let keys = 0
const newKey = () => `k${(keys += 1)}`
const texts = ['Why?', 'Which **line**?', '<b>How</b> many?', '[Rules](javascript:alert(1))', 'Ünïcødé “quoted”', 'a\nb']
const newWords = (dice: Dice): Words => ({ en: `${dice.pick(texts)} ${dice.throw(1000)}`, zh: `多少？${dice.throw(1000)}` })
const kinds = ['One', 'Several', 'Text', 'Number', 'Date'] as const

function newQuestion(dice: Dice): Schema<'SurveyQuestion'> {
  const kind = dice.pick(kinds)
  const options = isChoice({ kind } as Question) ? [newOption(dice), newOption(dice), newOption(dice)] : []
  return { key: newKey(), text: newWords(dice), kind, required: dice.chance(60), options }
}
const newOption = (dice: Dice): Schema<'SurveyOption'> => ({
  key: newKey(),
  text: newWords(dice),
  subitems: dice.chance(30) ? [{ key: newKey(), text: newWords(dice), kind: 'Text', required: dice.chance(50), options: [] }] : [],
})
const blank = { en: '', zh: '' }
const newPart = (dice: Dice): Schema<'SurveyPart'> => ({
  key: newKey(),
  name: newWords(dice),
  description: dice.chance(50) ? newWords(dice) : blank,
  protocolLabel: newWords(dice),
  protocol: dice.chance(40) ? newWords(dice) : blank,
  questions: [newQuestion(dice), newQuestion(dice)],
})
export const newContent = (dice: Dice): Content => ({
  yes: { tips: newWords(dice), modules: [newPart(dice), newPart(dice)] },
  no: { tips: blank, modules: [newPart(dice)] },
})

/** The forms after somebody has changed one thing in them; now and then its translation is left for later, and now and then made up for. */
export function edited(dice: Dice, before: Content): Content {
  const content = structuredClone(before)
  const form = formIn(content, dice.chance(70) ? 'Yes' : 'No')
  const part = dice.pick(form.modules)
  const question = dice.pick(part.questions)
  const put = <T>(list: T[], one: T) => void list.splice(dice.throw(list.length + 1), 0, one)
  const changes: (() => unknown)[] = [
    () => (question.text = newWords(dice)),
    () => (question.text.zh = ''),
    () => (question.required = !question.required),
    () => part.questions.length < 6 && put(part.questions, newQuestion(dice)),
    () => part.questions.length > 1 && part.questions.splice(part.questions.indexOf(question), 1),
    () => put(part.questions, part.questions.splice(part.questions.indexOf(question), 1)[0]!),
    () => form.modules.length < 4 && put(form.modules, newPart(dice)),
    () => form.modules.length > 1 && form.modules.splice(form.modules.indexOf(part), 1),
    () => (part.protocol = dice.chance(50) ? newWords(dice) : blank),
    () => (form.tips = newWords(dice)),
    () => isChoice(question) && question.options.length < 6 && put(question.options, newOption(dice)),
    () => isChoice(question) && question.options.length > 1 && question.options.pop(),
    () => isChoice(question) && (question.options[0]!.text = newWords(dice)),
  ]
  const gaps = [...wordsOf(content.yes), ...wordsOf(content.no)].filter(({ en, zh }) => en !== '' && zh === '')
  if (gaps.length > 0 && dice.chance(70)) for (const words of gaps) words.zh = `补译 ${dice.throw(1000)}`
  else dice.pick(changes)()
  return content
}

/** A right answer to a form; or, with `right` false, one that is wrong in one place. Null where nothing can be wrong in it. */
export function answerTo(dice: Dice, content: Content, version: number, right: boolean): Given | null {
  const decision = dice.chance(75) ? 'Yes' : 'No'
  const form = formIn(content, decision)
  const replies = form.modules.flatMap(({ questions }) => questions.flatMap((question) => fill(dice, question)))
  const accepted = form.modules.filter(isAgreed).map(({ key }) => key)
  if (right) return { version, decision, replies: [...replies, ...hidden(dice, form, replies)], accepted }
  const required = form.modules.flatMap(({ questions }) => questions.filter((question) => question.required)).map(({ key }) => key)
  if (required.length > 0) {
    const left = dice.pick(required)
    return { version, decision, replies: replies.filter(({ question }) => question !== left), accepted }
  }
  return accepted.length > 0 ? { version, decision, replies, accepted: accepted.slice(1) } : null
}

function fill(dice: Dice, question: Question): Reply[] {
  if (!question.required && dice.chance(50)) return []
  const chosen = question.kind === 'Several' ? question.options.filter(() => dice.chance(50)) : [dice.pick([...question.options, null])]
  const options = (chosen.length > 0 ? chosen : question.options.slice(0, 1)).map((option) => option ?? question.options[0])
  const values = {
    One: () => [options[0]!.key],
    Several: () => options.map((option) => option!.key),
    Text: () => [dice.pick(['<script>alert(1)</script>', '我们搬家', 'Line 3', "'; drop table survey; --"])],
    Number: () => [String(dice.throw(9))],
    Date: () => [`2031-0${1 + dice.throw(9)}-11`],
  }[question.kind as (typeof kinds)[number]]()
  const opens = isChoice(question) ? question.options.filter(({ key }) => values.includes(key)) : []
  return [{ question: question.key, values }, ...opens.flatMap((option) => opened(option).flatMap((each) => fill(dice, each)))]
}

/** Answers to questions that nobody has opened; they are not kept. */
function hidden(dice: Dice, form: Form, replies: readonly Reply[]): Reply[] {
  const all = form.modules.flatMap(({ questions }) => questions.flatMap(({ options }) => options.flatMap((option) => opened(option))))
  const unseen = all.filter(({ key }) => !seenIn(form, replies).includes(key))
  return dice.chance(20) ? unseen.slice(0, 1).map(({ key }) => ({ question: key, values: ['Unseen'] })) : []
}
