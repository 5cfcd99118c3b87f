// What must hold for every form, every answer and every two versions, whatever somebody has written.
import type { Schema } from '@isb/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageReached, problemsOfAnswer, saidIn, valuesOf, visibleQuestions, visibleReplies } from './answer.ts'
import { differencesOf } from './differences.ts'
import { gapsOf, hasSharedKeys, isChoice, questionsOf, readIn, type AnyQuestion } from './form.ts'

const choice = fc.constantFrom('One' as const, 'Several' as const)
const typed = fc.constantFrom('Text' as const, 'Number' as const, 'Date' as const)
const words = fc.record({ en: fc.string({ maxLength: 8 }), zh: fc.string({ maxLength: 8 }) })
/** The shape of a form, before its parts have keys: for each module its questions, for each question its options. */
const optionShape = fc.record({
  text: words,
  opens: fc.array(fc.record({ text: words, kind: typed, required: fc.boolean() }), { maxLength: 2 }),
})
const questionShape = fc.record({
  text: words,
  required: fc.boolean(),
  kind: fc.oneof(choice, typed),
  options: fc.array(optionShape, { minLength: 1, maxLength: 3 }),
})
const formShape = fc.array(fc.record({ agreed: fc.boolean(), questions: fc.array(questionShape, { maxLength: 4 }) }), { maxLength: 3 })

const blank = { en: '', zh: '' }
function formFrom(shape: typeof formShape extends fc.Arbitrary<infer Shape> ? Shape : never, first: string): Schema<'SurveyForm'> {
  let made = 0
  const key = () => `${first}${(made += 1)}`
  return {
    tips: blank,
    modules: shape.map(({ agreed, questions }) => ({
      key: key(),
      name: { en: 'Module', zh: '模块' },
      description: blank,
      protocolLabel: blank,
      protocol: agreed ? { en: 'Agreed', zh: '同意' } : blank,
      questions: questions.map(({ options, ...question }) => ({
        ...question,
        key: key(),
        options: isChoice(question)
          ? options.map(({ text, opens }) => ({
              key: key(),
              text,
              subitems: opens.map((subitem) => ({ ...subitem, key: key(), options: [] })),
            }))
          : [],
      })),
    })),
  }
}
const form = formShape.map((shape) => formFrom(shape, 'y'))
const content = fc.tuple(formShape, formShape).map(([yes, no]) => ({ yes: formFrom(yes, 'y'), no: formFrom(no, 'n') }))

const valueFor = ({ kind, options }: AnyQuestion): fc.Arbitrary<string[]> => {
  if (kind === 'Number') return fc.integer().map((number) => [String(number % 1e9)])
  if (kind === 'Date') return fc.integer({ min: 1, max: 28 }).map((day) => [`2027-02-${String(day).padStart(2, '0')}`])
  if (kind === 'Text') return fc.string({ minLength: 1 }).map((text) => [`x${text}`])
  const keys = options.map((option) => option.key)
  return kind === 'One' ? fc.constantFrom(...keys).map((one) => [one]) : fc.subarray(keys, { minLength: 1 })
}
/** A form, and an answer to every question of it, seen or not. */
const answered = form.chain((made) => {
  const questions = questionsOf(made)
  return fc
    .tuple(...questions.map(valueFor))
    .map((values) => ({ made, replies: questions.map(({ key }, at) => ({ question: key, values: values[at] ?? [] })) }))
})
const partly = answered.chain(({ made, replies }) => fc.subarray(replies).map((some) => ({ made, replies: some })))
const agreed = ({ modules }: Schema<'SurveyForm'>) => modules.map(({ key }) => key)

test('a question that an option opens is seen exactly while the option is chosen', () => {
  fc.assert(
    fc.property(partly, ({ made, replies }) => {
      const seen = new Set(visibleQuestions(made, replies).map(({ key }) => key))
      for (const question of made.modules.flatMap(({ questions }) => questions)) {
        expect(seen.has(question.key)).toBe(true)
        for (const option of question.options)
          for (const { key } of option.subitems) expect(seen.has(key)).toBe(valuesOf(replies, question.key).includes(option.key))
      }
    }),
  )
})

test('what is kept of an answer says the same, shows the same, and keeping it once more changes nothing', () => {
  fc.assert(
    fc.property(partly, ({ made, replies }) => {
      const kept = visibleReplies(made, replies)
      expect(visibleReplies(made, kept)).toEqual(kept)
      expect(visibleQuestions(made, kept)).toEqual(visibleQuestions(made, replies))
      expect(saidIn(made, 'Yes', kept)).toBe(saidIn(made, 'Yes', visibleReplies(made, replies.toReversed())))
      // Nor does it matter that a later version has the modules in another order.
      expect(saidIn(made, 'Yes', kept)).toBe(saidIn({ ...made, modules: made.modules.toReversed() }, 'Yes', kept))
    }),
  )
})

test('an answer to everything is whole; without a required answer or an agreement it says so at that place alone', () => {
  fc.assert(
    fc.property(answered, fc.nat(), ({ made, replies }, which) => {
      expect(problemsOfAnswer(made, replies, agreed(made))).toEqual([])
      const seen = visibleQuestions(made, replies)
      const left = seen.slice(which % Math.max(seen.length, 1)).slice(0, 1)
      // What a choice opens is seen no more once nothing is chosen.
      const without = replies.filter(({ question }) => question !== left[0]?.key)
      const expected = left.filter(({ required }) => required).map(({ key }) => ({ key, why: 'SURVEY_REPLY_REQUIRED' }))
      expect(problemsOfAnswer(made, without, agreed(made))).toEqual(expected)
      const protocols = made.modules.filter(({ protocol }) => protocol.en !== '')
      expect(problemsOfAnswer(made, replies, [])).toEqual(protocols.map(({ key }) => ({ key, why: 'SURVEY_NOT_ACCEPTED' })))
    }),
  )
})

test('a form is checked and shown alike in both languages and where it is edited', () => {
  fc.assert(
    fc.property(partly, fc.constantFrom('en' as const, 'zh' as const), ({ made, replies }, locale) => {
      const read = readIn(locale, made)
      expect(problemsOfAnswer(read, replies, [])).toEqual(problemsOfAnswer(made, replies, []))
      expect(visibleReplies(read, replies)).toEqual(visibleReplies(made, replies))
    }),
  )
})

test('a version differs from itself in nothing, and from another by exactly what was added, removed and rewritten', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      expect(differencesOf(before, before)).toEqual([])
      const [there, back] = [differencesOf(before, after), differencesOf(after, before)]
      const keysOf = (all: typeof there, kind: string) =>
        all.flatMap((one) => (one.kind === kind ? [`${one.form} ${one.key}`] : [])).toSorted()
      expect(keysOf(there, 'Added')).toEqual(keysOf(back, 'Removed'))
      expect(keysOf(there, 'Changed')).toEqual(keysOf(back, 'Changed'))
      expect(there.length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after))
    }),
  )
})

test('of a module that has changed each text is told that differs', () => {
  const both = (text: string) => ({ en: text, zh: text })
  const part = {
    key: 'fees',
    name: both('Fees'),
    description: both('How much'),
    protocolLabel: both('I accept'),
    protocol: both('Pay'),
    questions: [],
  }
  const of = (modules: (typeof part)[]) => ({ yes: { tips: both(''), modules }, no: { tips: both(''), modules: [] } })
  const after = { ...part, protocolLabel: both('I agree'), protocol: both('Pay by August') }
  expect(differencesOf(of([part]), of([after]))).toEqual([
    { form: 'Yes', kind: 'Changed', key: 'fees', before: both('I accept'), after: both('I agree') },
    { form: 'Yes', kind: 'Changed', key: 'fees', before: both('Pay'), after: both('Pay by August') },
  ])
})

test('modules in another order have moved, and nothing else has', () => {
  fc.assert(
    fc.property(content, (before) => {
      const { modules } = before.yes
      const after = { ...before, yes: { ...before.yes, modules: [...modules.slice(1), ...modules.slice(0, 1)] } }
      expect(differencesOf(before, after).every(({ kind }) => kind === 'Moved')).toBe(true)
      expect(differencesOf(before, after).length > 0).toBe(modules.length > 1)
    }),
  )
})

test('what is missing stands at a place that the forms have, and no two parts of a made form share a key', () => {
  fc.assert(
    fc.property(content, (made) => {
      expect(hasSharedKeys(made)).toBe(false)
      const holds = (path: string) =>
        path
          .split('/')
          .slice(1)
          .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], made)
      for (const { path, kind } of gapsOf(made)) {
        const there = holds(path)
        const isEmpty = typeof there === 'string' && there.trim() === ''
        expect(kind === 'Missing' || kind === 'Untranslated' ? isEmpty : typeof there === 'object').toBe(true)
      }
    }),
  )
})

test('a draft has come to the last page with an answer or an acceptance, and is on the first page without any', () => {
  const page = (key: string, question: string) => ({
    key,
    protocol: blank,
    questions: [{ key: question, text: blank, kind: 'Text' as const, required: false, options: [] }],
  })
  const three = { modules: [page('m1', 'q1'), page('m2', 'q2'), page('m3', 'q3')] }
  const reached = (questions: string[], accepted: string[] = []) =>
    pageReached(
      three,
      questions.map((question) => ({ question, values: ['x'] })),
      accepted,
    )
  expect([reached([]), reached(['q1']), reached(['q2']), reached(['q3', 'q1']), reached(['q1'], ['m2']), reached(['gone'])]).toEqual([
    1, 1, 2, 3, 2, 1,
  ])
})
