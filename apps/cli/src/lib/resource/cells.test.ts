import { modules } from '@isb/sdk/metadata'
import { expect, test } from 'vitest'
import { sayIn, textOf } from '../speech.ts'
import { columnsOf } from './cells.ts'
import { listsOf } from './contract.ts'
import type { ModuleName } from './declared.ts'

const chinese = { locale: 'zh', say: sayIn('zh') } as const
const lists = Object.keys(modules).flatMap((module) => listsOf(module as ModuleName))

test('every column of every list has a word', () => {
  const wordless = lists.flatMap((list) =>
    columnsOf({ ...list, spec: {} }, chinese)
      .filter(({ field, head }) => textOf(head, chinese) === field.toUpperCase())
      .map(({ field }) => `${list.id}: ${field}`),
  )
  // The terminal tells these two of a change in its own way.
  expect(wordless).toEqual(['audit.list: rowCount', 'audit.list: undoable'])
})

test('people see what a record belongs to by its name, not by its number', () => {
  const venues = lists.find(({ id }) => id === 'venue.list')!
  const fields = columnsOf({ ...venues, spec: {} }, chinese).map(({ field }) => field)
  expect([fields.includes('id'), fields.includes('typeId')]).toEqual([true, false])
})
