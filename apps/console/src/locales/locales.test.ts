// Every word of the console is there in Chinese, with the same blanks to fill in.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const entries = [...readFileSync(join(import.meta.dirname, 'zh.po'), 'utf8').matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)]
  .map(
    ([, id = '', text = '']) =>
      [id, text].map((quoted) => [...quoted.matchAll(/"(.*)"/g)].map(([, part]) => part).join('')) as [string, string],
  )
  .filter(([id]) => id !== '')
const blanks = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g), ...text.matchAll(/<\/?(\d+)/g)].map(([, name = '']) => name))].toSorted((a, b) =>
    a.localeCompare(b),
  )

test('no word is missing', () => {
  expect(entries.length).toBeGreaterThan(50)
  expect(entries.filter(([, text]) => text === '').map(([id]) => id)).toEqual([])
})

test('every translation fills in the same blanks', () => {
  expect(entries.filter(([id, text]) => String(blanks(text)) !== String(blanks(id)))).toEqual([])
})
