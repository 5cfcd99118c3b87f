// The papers stand: links lead somewhere, lines can be read, and a newcomer is through the README in five minutes.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
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
