import { expect, test } from 'vitest'
import { mergedChanges, valueAt, withPlaceOf } from './merge.ts'

const both = (en: string, zh = en) => ({ en, zh })
const question = (key: string, text = key) => ({ key, text: both(text), required: false })
const form = (...questions: ReturnType<typeof question>[]) => ({ tips: both('Hello'), questions })
type Form = ReturnType<typeof form>
const changed = (value: Form, change: (copy: Form) => void): Form => {
  const copy = structuredClone(value)
  change(copy)
  return copy
}
const order = ({ questions }: Form) => questions.map(({ key }) => key).join('')
const base = form(question('a'), question('b'), question('c'))
const none: Form = form()

test('keeps the changes of both in different questions, and in two fields of one question', () => {
  const mine = changed(base, (own) => {
    own.questions[0]!.text.en = 'Mine'
    own.tips.zh = '你好'
  })
  const theirs = changed(base, (own) => {
    own.questions[0]!.text.zh = '他们'
    own.questions[2]!.required = true
  })
  const { value, clashes } = mergedChanges(base, mine, theirs)
  expect(clashes).toEqual([])
  expect(value.tips).toEqual({ en: 'Hello', zh: '你好' })
  expect(value.questions[0]!.text).toEqual({ en: 'Mine', zh: '他们' })
  expect(value.questions[2]!.required).toBe(true)
})

test('reports one text that both have changed as a clash, and holds mine there', () => {
  const mine = changed(base, (own) => void (own.questions[1]!.text.en = 'Mine'))
  const theirs = changed(base, (own) => void (own.questions[1]!.text.en = 'Theirs'))
  const { value, clashes } = mergedChanges(base, mine, theirs)
  expect(clashes).toEqual([['questions', 'b', 'text', 'en']])
  expect(value.questions[1]!.text.en).toBe('Mine')
  expect(valueAt(theirs, clashes[0]!)).toBe('Theirs')
  expect(withPlaceOf(value, theirs, clashes[0]!)).toEqual(theirs)
})

test('reports no clash where both have made the same change', () => {
  const same = changed(base, (own) => void (own.questions[1]!.text.en = 'Same'))
  expect(mergedChanges(base, same, structuredClone(same))).toEqual({ value: same, clashes: [] })
})

test('does not take another order of the fields for a change', () => {
  const theirs = { questions: base.questions, tips: { zh: 'Hello', en: 'Hello' } }
  const mine = changed(base, (own) => void (own.tips.en = 'Mine'))
  expect(mergedChanges<Form>(base, mine, theirs)).toEqual({ value: mine, clashes: [] })
})

test('removes what one has removed and the other one has left as it was', () => {
  const mine = changed(base, (own) => void own.questions.splice(0, 1))
  const theirs = changed(base, (own) => void own.questions.splice(2, 1))
  const { value, clashes } = mergedChanges(base, mine, theirs)
  expect([order(value), clashes]).toEqual(['b', []])
})

test('reports a question that one has removed and the other one has changed, from both sides', () => {
  const without = changed(base, (own) => void own.questions.splice(1, 1))
  const edited = changed(base, (own) => void (own.questions[1]!.text.en = 'Edited'))
  const removing = mergedChanges(base, without, edited)
  expect([order(removing.value), removing.clashes]).toEqual(['ac', [['questions', 'b']]])
  expect(withPlaceOf(removing.value, edited, ['questions', 'b'])).toEqual(edited)
  const editing = mergedChanges(base, edited, without)
  expect([order(editing.value), editing.clashes]).toEqual(['abc', [['questions', 'b']]])
  expect(withPlaceOf(editing.value, without, ['questions', 'b'])).toEqual(without)
})

test('keeps the questions that both have added and moved', () => {
  const mine = changed(base, (own) => {
    own.questions.push(question('m'))
    own.questions.unshift(own.questions.splice(2, 1)[0]!)
  })
  const theirs = changed(base, (own) => void own.questions.splice(1, 0, question('t')))
  expect(order(mine)).toBe('cabm')
  expect(order(theirs)).toBe('atbc')
  const { value, clashes } = mergedChanges(base, mine, theirs)
  expect([order(value), clashes]).toEqual(['catbm', []])
})

test('merges a question that both have added under one key by its fields', () => {
  const mine = form(question('a', 'Typed on'))
  const theirs = form(question('a', 'Typed'))
  const { value, clashes } = mergedChanges(none, mine, theirs)
  expect(order(value)).toBe('a')
  expect(clashes).toEqual([
    ['questions', 'a', 'text', 'en'],
    ['questions', 'a', 'text', 'zh'],
  ])
})

test('reports a list without keys that both have changed as one clash', () => {
  const value = (grades: readonly string[]) => ({ grades })
  expect(mergedChanges(value(['1']), value(['1', '2']), value(['1', '3'])).clashes).toEqual([['grades']])
})

test('puts a question that is taken over at its place, and leaves a place alone whose parent is gone', () => {
  const shorter = changed(base, (own) => void own.questions.splice(0, 1))
  expect(order(withPlaceOf(shorter, base, ['questions', 'a']))).toBe('abc')
  expect(withPlaceOf(shorter, base, ['questions', 'a', 'text', 'en'])).toEqual(shorter)
})
