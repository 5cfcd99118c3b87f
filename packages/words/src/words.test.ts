import { type ListMetadata } from '@isb/contract/metadata'
import * as contract from '@isb/contract/modules'
import { expect, test } from 'vitest'
import { en, zh } from './generated/catalogs.ts'
import { isWord, listOf, localeOf, separatorIn, word } from './index.ts'

test('says a word in either language, in one process, with its numbers in that language', () => {
  expect(word('en', 'invalid.minLength', { field: 'Name', limit: 1 })).toBe('Name needs at least 1 character')
  expect(word('en', 'invalid.minLength', { field: 'Name', limit: 8 })).toBe('Name needs at least 8 characters')
  expect(word('zh', 'invalid.minLength', { field: '名称', limit: 8 })).toBe('名称至少 8 个字符')
})

test.each([
  [undefined, 'en'],
  ['zh-CN', 'zh'],
  ['en-US', 'en'],
  ['fr, zh;q=0.8, en;q=0.9', 'en'],
  ['zh-Hans-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['de', 'en'],
])('Accept-Language %s is read as %s', (header, locale) => expect(localeOf(header)).toBe(locale))

test('lists names as a sentence does', () => {
  expect(listOf('en', ['a', 'b', 'c'])).toBe('a, b and c')
  expect(listOf('zh', ['甲', '乙', '丙'])).toBe('甲、乙和丙')
  expect(['甲', '乙'].join(separatorIn('zh'))).toBe('甲、乙')
})

test('Chinese keeps a space to Latin letters, also where a name meets the words around it, and none to its dates', () => {
  const said = (name: string) => word('zh', 'person.file', { name })
  expect([said('张伟'), said('Amara Kim')]).toEqual(['张伟的全部数据', 'Amara Kim 的全部数据'])
  expect(word('zh', 'mail.survey-reminder.subject', { student: 'Ma One、5A', survey: 'Re-enrollment' })).toBe(
    '请为 Ma One、5A 填写：Re-enrollment',
  )
  expect(listOf('zh', ['李娜', 'Tom', 'Ann'])).toBe('李娜、Tom 和 Ann')
  expect(listOf('zh', ['甲', '乙'], 'disjunction')).toBe('甲或乙')
})

test('a value that a later server has is shown as it came', () => {
  expect(word('zh', `value.MenuType.${'MENU_WIDGET' as 'MENU_DIR'}`)).toBe('MENU_WIDGET')
})

test('every word says something in both languages', () => {
  const empty = (catalog: object) => Object.entries(catalog).filter(([, text]) => text === '')
  expect([...empty(en), ...empty(zh)]).toEqual([])
})

test('whatever narrows a list has a name, which its filter and a message about it show', () => {
  const filters = Object.values(contract).flatMap(({ lists }) =>
    Object.values<ListMetadata>(lists).flatMap((list) => Object.keys(list.filters)),
  )
  expect(filters).toContain('withoutClass')
  expect(filters.filter((name) => !isWord(`field.${name}`))).toEqual([])
})
