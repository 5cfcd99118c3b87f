// No module is a copy of another. Files of one kind in two modules of an app are compared line by line: by letter, and by shape, where
// every name and every value counts as the same. docs/decisions/alike-files.md says what counts and why.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const apps = join(import.meta.dirname, '../../apps')
/** A file with fewer lines than that says too little to be a copy. */
const fewest = 20
const [mostByLetter, mostByShape] = [0.3, 0.5]

/** `rents-screen.tsx` and `screen.tsx` are of one kind. */
const kindOf = (path: string) =>
  basename(path)
    .replace(/\.tsx?$/, '')
    .split('-')
    .at(-1)

/** The lines that say something: no imports, no comments, no brackets alone. */
const linesOf = (text: string): string[] =>
  text
    .replaceAll(/^import [^;]*? from '[^']+'$|^import '[^']+'$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(?:\/\/|\/?\*)/.test(line))

/** `label: msg`Bikes`,`: what a declaration says has the shape that its type gives it, whoever says it. */
const declares = (line: string) => /^(?:\{ )?'?[\w:-]+'?: (?!.*=>)|^'?[\w.:-]+'?,$|^(?:\w+, )+\w+,?$/.test(line)

const keywords = new Set(
  (
    'as async await const else export extends false for from function if import in interface let new null number of readonly return ' +
    'satisfies string boolean throw true type typeof undefined'
  ).split(' '),
)
const shapeOf = (line: string): string =>
  line
    .replaceAll(/'[^']*'|`[^`]*`|"[^"]*"/g, 'S')
    .replaceAll(/\b\d[\d_.]*\b/g, 'N')
    .replaceAll(/[a-z_$][\w$]*/gi, (name) => (keywords.has(name) ? name : 'x'))

/** How much of the shorter text stands in the other one, in the same order. */
function alike(one: readonly string[], other: readonly string[]): number {
  let row = [0, ...other.map(() => 0)]
  for (const line of one) {
    const next = [0]
    for (const [at, theirs] of other.entries()) next.push(line === theirs ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!))
    row = next
  }
  return row.at(-1)! / Math.min(one.length, other.length)
}

const files = ['server', 'console', 'cli'].flatMap((app) => {
  const folder = join(apps, app, 'src/modules')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => {
      const letters = linesOf(readFileSync(join(folder, path), 'utf8'))
      const shapes = letters.filter((line) => !declares(line)).map(shapeOf)
      return { app, path, module: path.split(/[/\\]/)[0], kind: kindOf(path), letters, shapes }
    })
})

function pairsOver(most: number, by: 'letters' | 'shapes') {
  const long = files.filter((file) => file[by].length >= fewest)
  const pairs = long.flatMap((one, at) =>
    long
      .slice(at + 1)
      .flatMap((other) => (one.app === other.app && one.kind === other.kind && one.module !== other.module ? [[one, other]] : [])),
  ) as (readonly [(typeof long)[number], (typeof long)[number]])[]
  expect(pairs.length).toBeGreaterThan(100)
  return pairs
    .map(([one, other]) => ({ pair: `${one.app}: ${one.path} ~ ${other.path}`, share: alike(one[by], other[by]) }))
    .filter(({ share }) => share > most)
}

test('no two files of one kind share more than 30 % of their lines', () => {
  expect(pairsOver(mostByLetter, 'letters')).toEqual([])
})

test('nor more than half of their shape', () => {
  expect(pairsOver(mostByShape, 'shapes')).toEqual([])
})
