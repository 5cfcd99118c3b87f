// The papers stand: links lead somewhere, lines can be read, and a newcomer is through the README in five minutes.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const papers = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules', '**/dist', '.data'] }).map((path) =>
  path.replaceAll('\\', '/'),
)
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n')

/** The text of a paper: its lines without code, each with its number. */
function textOf(path: string): { line: string; number: number }[] {
  let code = false
  return linesOf(path).flatMap((line, index) => {
    const fence = line.trimStart().startsWith('```')
    if (fence) code = !code
    return fence || code || line.startsWith('    ') ? [] : { line, number: index + 1 }
  })
}

/** The anchors that a host makes of a paper's headings. */
const anchorsOf = (path: string) =>
  textOf(path).flatMap(({ line }) => {
    const heading = /^#+ (.*)$/.exec(line)?.[1]
    if (heading === undefined) return []
    return heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  })

test.each(papers)('every relative link of %s leads to a file, and to a heading of it', (path) => {
  const broken = textOf(path).flatMap(({ line, number }) =>
    [...line.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return []
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      const there = existsSync(join(root, target)) && (anchor === undefined || anchorsOf(target).includes(anchor))
      return there ? [] : `${number}: ${link}`
    }),
  )
  expect(broken).toEqual([])
})

test.each(papers)('no line of %s is over 140 characters, tables and code apart', (path) => {
  const long = textOf(path).filter(({ line }) => !line.startsWith('|') && line.length > 140)
  expect(long.map(({ number }) => number)).toEqual([])
})

test('the README has under 120 lines, none of them over 140 characters', () => {
  const lines = linesOf('README.md')
  expect(lines.length).toBeLessThan(120)
  expect(lines.filter((line) => line.length > 140)).toEqual([])
})

test('the index of decisions names every page', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
  const pages = papers.filter((path) => /^docs\/decisions\/(?!README)/.test(path)).map((path) => path.slice('docs/decisions/'.length))
  expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([])
  expect(pages.length).toBeGreaterThan(20)
})

/** What a row of security.md names, and the titles of tests that it quotes there: “one … end” leaves a middle out. */
const quoted = linesOf('docs/security.md').flatMap((line, at) =>
  [...line.matchAll(/`([\w./-]+)`[^“`|;]*?: ((?:“[^”]+”(?: and |, )?)+)/g)].flatMap(([, name = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ name, title, line: at + 1 })),
  ),
)
const checks = globSync(['acceptance/**/*.ts', 'apps/**/*.test.ts*', 'packages/**/*.test.ts*'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
}).map((path) => path.replaceAll('\\', '/'))
const straight = (text: string) => text.replaceAll('’', "'").replaceAll("\\'", "'")

test('every test that security.md quotes is there, in a file of that name', () => {
  const missing = quoted.filter(({ name, title }) => {
    const files = checks.filter((path) => path.endsWith(`/${name}.test.ts`) || path.endsWith(`/${name}`) || path.includes(`${name}/`))
    const parts = straight(title)
      .split('…')
      .map((part) => part.trim())
    return !files.some((path) => parts.every((part) => straight(readFileSync(join(root, path), 'utf8')).includes(part)))
  })
  expect(missing).toEqual([])
  expect(quoted.length).toBeGreaterThan(120)
})

const tagsIn = (text: string) => text.match(/\bS-\d+\b/g) ?? []
const findings = linesOf('docs/security.md').flatMap((line) => {
  const [, tag, what] = /^\| (S-\d+) \| ([^|]+) \|/.exec(line) ?? []
  return tag && what ? [{ tag, what }] : []
})

test('every tag of security.md is unique, and stands once in the code, beside its proof', () => {
  const tags = findings.map(({ tag }) => tag)
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags.length).toBeGreaterThan(45)
  const sources = globSync(['acceptance/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'bench/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '**/generated'],
  })
  const placed = sources.flatMap((path) => tagsIn(readFileSync(join(root, path), 'utf8')).map((tag) => ({ tag, path })))
  expect(placed.map(({ tag }) => tag).toSorted()).toEqual(tags.toSorted())
  const isProof = (path: string) => /\.test\.tsx?$/.test(path) || path.replaceAll('\\', '/').startsWith('acceptance/trust/')
  expect(placed.filter(({ path }) => !isProof(path))).toEqual([])
})

test('security.md names no finding by the number of a report that its reader cannot open', () => {
  expect(findings.filter(({ what }) => /\b[A-Z]\d{1,2}\b/.test(what))).toEqual([])
  const rest = textOf('docs/security.md').filter(({ line }) => /\bfinding \d|[| (][AHLM]\d{1,2}[ ):,]/.test(line))
  expect(rest).toEqual([])
})

/** The requirements of ASVS 5.0 that level 2 adds to level 1. */
const level2 = `1.1.1–2 1.2.6–9 1.3.3–11 1.4.1–3 1.5.2 2.1.2–3 2.2.3 2.3.2–4 2.4.1 3.3.2–4 3.4.3–6 3.5.4–5 3.7.1–2 4.1.2–3 4.2.1 4.3.1–2
  4.4.2–4 5.1.1 5.2.3 5.4.1–3 6.1.2–3 6.2.9–12 6.3.3–4 6.4.3–4 6.5.1–5 6.6.1–3 6.8.1–4 7.1.1–3 7.3.1–2 7.4.3–5 7.5.1–2 7.6.1–2 8.1.2 8.2.3
  8.4.1 9.2.2–4 10.1.1–2 10.2.1–2 10.3.1–4 10.4.6–11 10.5.1–5 10.6.1–2 10.7.1–3 11.1.1–2 11.2.1–3 11.3.3 11.4.2–4 11.5.1 11.6.1 12.1.2–3
  12.3.1–4 13.1.1 13.2.1–5 13.3.1–2 13.4.2–5 14.1.1–2 14.2.2–4 14.3.2–3 15.1.2–3 15.2.2–3 15.3.2–7 16.1.1 16.2.1–5 16.3.1–4 16.4.1–3
  16.5.1–3 17.1.1 17.2.1–4 17.3.1–2`

/** The numbers of a text: `6.5.1–6.5.3` and `6.5.1–3` are three. */
const numbersIn = (text: string) =>
  [...text.matchAll(/(\d+\.\d+)\.(\d+)(?:–(?:\d+\.\d+\.)?(\d+))?/g)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`),
  )

test('security.md says of every requirement of level 2 once how it is met, that it does not apply, or why it is not met', () => {
  const all = numbersIn(level2)
  expect(all).toHaveLength(183)
  const [, after = ''] = linesOf('docs/security.md').join('\n').split('### Level 2, what applies')
  const [tables = ''] = after.split('### Keys')
  const named = tables.split('\n').flatMap((line) => numbersIn(/^\| ([\d.– ]+) \|/.exec(line)?.[1] ?? ''))
  expect(named.toSorted()).toEqual(all.toSorted())
})
