// Counts the lines of code per package: TypeScript, SQL, YAML and CSS, without comments, blank lines, tests and generated files.
//   node scripts/count-lines.mjs [COMMIT]     the default is HEAD
// Prints also the committed lines that a generator writes, without the message catalogs (.po).
import { execFileSync } from 'node:child_process'
import { parseSync } from 'vite'

const commit = process.argv[2] ?? 'HEAD'
const git = (args, input) => execFileSync('git', args, { input, maxBuffer: 2 ** 30 })

const isGenerated = (path) => path.split('/').includes('generated') || /\bgenerated\.|\.gen\.|core\/database\/tables\.ts$/.test(path)
const isTest = (path) => /^(acceptance|bench)\/|\.test\.tsx?$|\/testing?\//.test(path)

/** Text without its comments; strings that look like comments stay. */
function withoutComments(path, text) {
  if (/\.(ts|tsx|mjs|js)$/.test(path)) {
    let [kept, at] = ['', 0]
    for (const { start, end } of parseSync(path, text).comments) {
      kept += text.slice(at, start) + text.slice(start, end).replaceAll(/[^\n]/g, '')
      at = end
    }
    return kept + text.slice(at)
  }
  if (/\.ya?ml$/.test(path)) return text.replaceAll(/^\s*#.*$/gm, '')
  if (path.endsWith('.sql')) return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*--.*$/gm, '')
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
}

const lines = (text) => text.split('\n').filter((line) => line.trim() !== '').length

/** The texts of many files of a commit, read by one process. */
function textsOf(paths) {
  const out = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''))
  let at = 0
  return paths.map((path) => {
    const end = out.indexOf(10, at)
    const size = Number(out.toString('utf8', at, end).split(' ')[2])
    const text = out.toString('utf8', end + 1, end + 1 + size)
    at = end + 1 + size + 1
    return [path, text]
  })
}

const all = git(['ls-tree', '-r', '--name-only', '-z', commit]).toString('utf8').split('\0').filter(Boolean)
const code = all.filter((path) => /\.(ts|tsx|sql|ya?ml|css)$/.test(path) && !isTest(path) && !isGenerated(path))
const counts = new Map()
for (const [path, text] of textsOf(code)) {
  const [top, second] = path.split('/')
  const name = ['apps', 'packages'].includes(top) ? `${top}/${second}` : top
  counts.set(name, (counts.get(name) ?? 0) + lines(withoutComments(path, text)))
}
const generated = textsOf(all.filter((path) => isGenerated(path) && !path.endsWith('.po')))
const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
for (const [name, count] of [...counts].toSorted((a, b) => b[1] - a[1])) console.log(String(count).padStart(8), name)
console.log(String(total).padStart(8), 'lines of code')
console.log(String(generated.reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0)).padStart(8), 'generated lines in git')
