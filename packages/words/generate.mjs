// Compiles catalogs of `{ id: [English, Chinese] }` (ICU MessageFormat) into what @lingui/core reads without a parser.
//   node generate.mjs [out catalogs…] — catalogs are files or folders of them; by default this package's own, to src/generated/catalogs.ts
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { writeChanged } from '../../scripts/write-changed.mjs'

const [into, ...named] = process.argv.slice(2)
const own = join(import.meta.dirname, 'src/catalogs')
const filesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => join(folder, file))
const files = (named.length > 0 ? named.map((name) => resolve(name)) : [own]).flatMap((name) =>
  statSync(name).isDirectory() ? filesIn(name) : [name],
)
const out = resolve(into ?? join(import.meta.dirname, 'src/generated/catalogs.ts'))

/** Catalogs that the console loads with every page; it loads all others behind the sign-in, but for those that only the server says. */
const common = new Set(['access', 'fields', 'invalid', 'messages', 'microsoft', 'people', 'reasons'].map((name) => `${name}.ts`))
const partOf = new Map()
const locales = [{}, {}]
/** The file of each word. */
const places = {}
const twice = []
for (const file of files) {
  const catalog = (await import(file)).default
  for (const [id, pair] of Object.entries(catalog)) {
    if (id in places) twice.push(`${basename(file)}: ${id} is in ${basename(places[id])} already, and serves both`)
    places[id] = file
    if (!/^(kept|mail)\./.test(id)) partOf.set(id, common.has(basename(file)) ? 'common' : 'modules')
    pair.forEach((text, index) => (locales[index][id] = compileMessage(text)))
  }
}
if (twice.length > 0) {
  for (const problem of twice) console.error(`words: ${problem}`)
  process.exit(1)
}
const names = files.map((file) => basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()))
const from = (file) => relative(dirname(out), file).replaceAll('\\', '/')
if (!into) {
  for (const part of ['common', 'modules'])
    for (const [index, locale] of ['en', 'zh'].entries()) {
      const words = Object.fromEntries(Object.entries(locales[index]).filter(([id]) => partOf.get(id) === part))
      writeChanged(
        join(dirname(out), `${part}.${locale}.ts`),
        `// Made by \`npm run generate\`. Not edited by hand.\nexport const words: Readonly<Record<string, unknown>> = ${JSON.stringify(words, null, 1)}\n`,
      )
    }
  locales.forEach((words, index) =>
    writeChanged(
      join(dirname(out), `${['en', 'zh'][index]}.ts`),
      `// Made by \`npm run generate\`. Not edited by hand.\nimport type { WordKey } from './catalogs.ts'\n\nexport const words: Record<WordKey, unknown> = ${JSON.stringify(words, null, 1)}\n`,
    ),
  )
}
writeChanged(
  out,
  `// Made by \`npm run generate\`. Not edited by hand.
${files.map((file, index) => `import type ${names[index]} from '${from(file)}'`).join('\n')}

export type WordKey = ${names.map((name) => `keyof typeof ${name}`).join(' | ')}
${into ? `export const en: Record<WordKey, unknown> = ${JSON.stringify(locales[0], null, 1)}\nexport const zh: Record<WordKey, unknown> = ${JSON.stringify(locales[1], null, 1)}` : "export { words as en } from './en.ts'\nexport { words as zh } from './zh.ts'"}
`,
)
