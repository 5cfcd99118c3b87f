// Every message of the console has a Chinese translation with the same blanks to fill in.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const catalogs = globSync('../**/locales/zh.po', { cwd: import.meta.dirname })
const texts = catalogs.map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
const entries = texts
  .flatMap((text) => [...text.matchAll(/^msgid ((?:".*"\n?)+)msgstr ((?:".*"\n?)+)/gm)])
  .map(
    ([, id = '', text = '']) =>
      [id, text].map((quoted) => [...quoted.matchAll(/"(.*)"/g)].map(([, part]) => part).join('')) as [string, string],
  )
  .filter(([id]) => id !== '')
const blanks = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\s*[,}]/g), ...text.matchAll(/<\/?(\d+)/g)].map(([, name = '']) => name))].toSorted((a, b) =>
    a.localeCompare(b),
  )

test('translates every message', () => {
  expect(entries.length).toBeGreaterThan(2000)
  expect(entries.filter(([, text]) => text === '').map(([id]) => id)).toEqual([])
})

test('fills in the same blanks in every translation', () => {
  expect(entries.filter(([id, text]) => String(blanks(text)) !== String(blanks(id)))).toEqual([])
})
