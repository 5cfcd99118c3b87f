// The console's words in parts, by when they are needed: by every page (`public`), by the frame and the first list behind the sign-in, by
// what several modules share, by what of that is fetched when it is opened (`late`), by each module, signing in among them, and by each of
// its pages. A word that several files say belongs to the earliest part; one of a few modules comes with each of them.
// Ours instead of Lingui's own plugin, which knows one part. The words that the server and the terminal say too have two parts;
// those of mails and planted menus nobody says here, nor the reasons that the server alone can give: it says them itself.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { pageOfFile } from './page-files.ts'

const asked = /\.po\?part=([\w-]+)$/
const late = new RegExp(
  'src/(app/palette|lib/((code|impact|import|person|upload)/|actions/(action|reason)-dialog|feed-address' +
    '|form/(form-dialog|form-page|leave-guard|record-dialog|settings-form|trouble|use-fields)' +
    '|list/(export-items|keys-sheet|name-view|views-menu)|person-picker|print/print-screen' +
    String.raw`|record/(history|show-value|story)|second-factor/(answer|step-up-dialog)))\b`,
)
const shared = 'actions|form|print|record|screen'
/** What of the library a few modules share. */
const ofFew: readonly [file: RegExp, modules: readonly string[]][] = [
  [/src\/lib\/tokens\//, ['account', 'staff']],
  [/src\/lib\/leave\//, ['absence', 'attendance']],
  [/src\/lib\/page\/statistics-/, ['attendance', 'venue']],
  [/src\/lib\/page\/day-/, ['absence', 'bus', 'bus-booking', 'venue']],
]
const index = /src\/modules\/[\w-]+\/index\./
const later = new RegExp(String.raw`src/lib/((${shared})/|end-sessions|image|list/(?!export\.))`)
const first =
  /src\/(app\/(account-items|layouts\/(?!public)|menu-drawer|not-found|search-everything|side-menu|top-bar)|lib\/(list\/export\.|page\/(level|permitted|skip-link)))/
const module = /src\/modules\/([\w-]+)\//
const early = ['public', 'first', 'later']
/** Cards stand on the first page alone. */
const card = /src\/modules\/[\w-]+\/cards\./
const partOf = (file: string) =>
  first.test(file)
    ? 'first'
    : card.test(file)
      ? 'home'
      : late.test(file)
        ? 'late'
        : later.test(file)
          ? 'later'
          : (module.exec(file)?.[1] ?? 'public')

/** What a module's object says the palette says, and the pages of the module themselves. */
const partsOf = (file: string): readonly string[] =>
  index.test(file) ? ['late', module.exec(file)?.[1] ?? 'first'] : (ofFew.find(([part]) => part.test(file))?.[1] ?? [partOf(file)])

/** The same, but of what one page alone needs that page: `at-bus-route`. */
function ownPartsOf(file: string): readonly string[] {
  const page = pageOfFile.get(file.slice(file.indexOf('src/')))
  return page && partOf(file) === module.exec(file)?.[1] ? [partOfPage(page)] : partsOf(file)
}
const partOfPage = (path: string) => `at${path.replaceAll('/', '-')}`
const moduleOfPage = new Map([...pageOfFile].map(([file, page]) => [partOfPage(page), module.exec(file)?.[1] ?? '']))
/** Of pages of one module the module, which comes with each of them. */
const together = (parts: readonly string[]): readonly string[] => [
  ...new Set(
    parts.map((part) => {
      const name = moduleOfPage.get(part)
      return name && parts.some((other) => other !== part && (other === name || moduleOfPage.get(other) === name)) ? name : part
    }),
  ),
]

/** Where so many parts have a word, each brings it along: otherwise every first page would. */
const few = 6
/** The parts that bring a word that stands in these files. */
function partsOfFiles(files: readonly string[]): readonly string[] {
  const parts = files.length > 0 ? together([...new Set(files.flatMap(ownPartsOf))]) : ['public']
  const earliest = early.find((part) => parts.includes(part)) ?? (parts.length > few ? 'later' : undefined)
  return earliest ? [alsoInMenus(files.flatMap(partsOf), earliest)] : parts
}
/** The list of menus does without what other lists share: what it says too comes with the frame. */
const alsoInMenus = (places: readonly string[], part: string) => (part === 'later' && places.includes('menus') ? 'first' : part)

const root = join(import.meta.dirname, '../..')
const textsOf = (...patterns: string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
/** What the console is made of. The configuration is the terminal's. */
const sources = textsOf('apps/console/src/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts', 'packages/words/src/modules/*.ts').filter(
  ({ path }) => !path.includes(join('domain', 'src', 'config')),
)
/** The reasons that stand in the console, in domain, or in what reads rosters, whose rows keep theirs: it gives no other one. */
const given = new Set(
  [...sources, ...textsOf('apps/server/src/modules/base-data/{wanted,differences}.ts')].flatMap(
    ({ text }) => text.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
  ),
)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const screens = readdirSync(join(import.meta.dirname, 'src/modules')).filter((name) => !['auth', 'home'].includes(name))

/** Where each name stands: in the rooms of which modules, and elsewhere too. */
type Places = Map<string, Set<string>>
function placesOf(path: string): readonly string[] {
  if (!path.startsWith(join('apps', 'console'))) return [kebab(/(?:modules|domain[/\\]src)[/\\]([\w-]+)[/\\.]/.exec(path)?.[1] ?? 'later')]
  return partsOf(path)
}
/** What stands in quotes: in a room that several modules share any other name may be something else. */
const quoted = /(?<=['"`](?:(?:field|reason|value)\.)?)[A-Za-z_]\w*(?=['"`.])/g
function placesIn(texts: typeof sources): Places {
  const places: Places = new Map()
  for (const { path, text } of texts)
    for (const place of placesOf(path))
      for (const name of new Set(text.match(screens.includes(place) ? /[A-Za-z_]\w*/g : quoted)))
        places.set(name, (places.get(name) ?? new Set()).add(place))
  return places
}
const shown = [...sources, ...textsOf('openapi/generated/modules/*.ts')]
/** A field or an enum is told by who shows it, a reason by who gives it too. */
const shownIn = placesIn(shown)
const givenIn = placesIn([...shown, ...textsOf('apps/server/src/modules/**/*.ts')])
/** Where any other word is said: by its whole key, or by how it begins (`unread.${reason}`). */
const saidIn: Places = new Map()
const begunIn: Places = new Map()
for (const { path, text } of sources)
  for (const [, key = '', rest] of text.matchAll(/['"`]([a-z]\w*\.[\w.:-]*)(['"`]|\$\{)/g)) {
    const places = rest === '${' ? begunIn : saidIn
    places.set(key, new Set([...(places.get(key) ?? []), ...placesOf(path)]))
  }

/** Words that the server or the terminal say too, and of the console a few parts alone, by what they begin with. */
const ofParts: readonly [begin: RegExp, ...parts: string[]][] = [
  [/^audit\.value\./, 'audit'],
  [/^did\./, 'audit', 'runs'],
  [/^run\.outcome\./, 'late', 'runs'],
  [/^audit\.entity\./, 'audit', 'outbox'],
  [/^explain\./, 'explain'],
  [/^(gate|pass|plate)\./, 'vehicle'],
]
/** What only the server says. */
const theirs = (key: string) => /^(kept|mail)\./.test(key) || (key.startsWith('reason.') && !given.has(key.slice('reason.'.length)))

/** Pages before a session say none of these words: a refusal comes with its own there. */
const behindSignIn = (places: ReadonlySet<string> | undefined) => [...(places ?? [])].filter((place) => place !== 'auth')

/** The places that a word is said in; none where nobody here does. */
function placesOfKey(key: string): readonly string[] {
  const [, kind, name = ''] = /^(do|field|reason|value)\.(\w+)/.exec(key) ?? []
  // The forms of a module are called by what they do.
  if (kind === 'do') return [kebab(name), ...(saidIn.get(key) ?? [])]
  if (kind === 'reason') return givenIn.has(name) ? behindSignIn(givenIn.get(name)) : ['later']
  if (kind) {
    // What no screen shows stands in histories alone.
    const places = behindSignIn(shownIn.get(name))
    return places.length > 0 ? places : ['audit']
  }
  return [...(saidIn.get(key) ?? []), ...[...begunIn].flatMap(([begin, places]) => (key.startsWith(begin) ? [...places] : []))]
}
/** The few parts that say a word: it comes with their pages; the audit, which shows all, asks for all. */
const partsOfKey = (places: readonly string[]): readonly string[] =>
  new Set(places).size <= manyParts && places.every((place) => place === 'late' || screens.includes(place)) ? places : []
const manyParts = 6
const sharedParts = ['first', 'later', 'late', 'explain', ...screens]
const sharedAsked = new RegExp(String.raw`generated/\w+\.ts\?part=(${sharedParts.join('|')})$`)
function sharedPartsOf(key: string): readonly string[] {
  const places = placesOfKey(key)
  const [, ...own] = ofParts.find(([begin]) => begin.test(key)) ?? []
  if (theirs(key) || (own.length === 0 && key.includes('.') && places.length === 0)) return []
  const parts = own.length > 0 ? own : partsOfKey(places)
  return parts.length > 0 ? parts : [alsoInMenus(places, 'later')]
}

/** The tables of the parts that pages before a session may ask for, and of all others. A part is one file for each language. */
const tables: Readonly<Record<string, (part: string) => boolean>> = {
  'virtual:words': (part) => outside.includes(part),
  'virtual:words/inside': (part) => !outside.includes(part),
}
const outside = ['public', 'auth', 'late']
const onePart = /^\0virtual:words\/([\w-]+)\.(en|zh)$/

/** Turns `en.po?part=bike` into a compiled catalog, `@isb/words/en?part=first` into a part of it, and `virtual:words` into tables of both. */
export function words(configPath: string): Plugin {
  const config = getConfig({ configPath })
  const source = join(config.rootDir, 'src')
  const modules = readdirSync(join(source, 'modules'))
  const ownParts = [...early, 'late', ...modules, ...moduleOfPage.keys()]
  return {
    name: 'isb-words',
    resolveId: (id) => (id.startsWith('virtual:words') ? `\0${id}` : undefined),
    load: {
      filter: { id: [sharedAsked, /^\0virtual:words/] },
      async handler(id) {
        const isIn = tables[id.slice(1)]
        if (isIn) {
          const loaders = [...new Set([...ownParts, ...sharedParts])]
            .filter(isIn)
            .map((part) => `'${part}': (zh) => zh ? import('virtual:words/${part}.zh') : import('virtual:words/${part}.en')`)
          return { code: `export const table = {${loaders.join()}}`, map: null, moduleType: 'js' }
        }
        const [, of = '', locale] = onePart.exec(id) ?? []
        if (locale) {
          const own = ownParts.includes(of) ? `export { messages } from '${join(source, `locales/${locale}.po?part=${of}`)}';` : ''
          const common = sharedParts.includes(of) ? `export { words } from '@isb/words/${locale}?part=${of}';` : ''
          return { code: own + common, map: null, moduleType: 'js' }
        }
        const text = await readFile(id.split('?')[0] ?? '', 'utf8')
        const all = JSON.parse(text.slice(text.indexOf('= {') + 2)) as Record<string, unknown>
        const part = sharedAsked.exec(id)?.[1]
        const mine = Object.entries(all).filter(([key]) => part !== undefined && sharedPartsOf(key).includes(part))
        return { code: `export const words = ${JSON.stringify(Object.fromEntries(mine))}`, map: null, moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: asked },
      async handler(_source, id) {
        const part = asked.exec(id)?.[1]
        const found = getCatalogForFile(relative(config.rootDir, id.split('?')[0] ?? ''), await getCatalogs(config))
        if (!found) throw new Error(`${id} is no catalog of ${configPath}`)
        const { catalog, locale } = found
        const read = (await catalog.read(locale)) ?? {}
        const { messages } = await catalog.getTranslations(locale, {
          fallbackLocales: config.fallbackLocales,
          sourceLocale: config.sourceLocale,
          missingBehavior: 'resolved',
        })
        const mine = Object.entries(messages).filter(([key]) => {
          const files = (read[key]?.origin ?? []).map(([file]) => join('/', file))
          return part !== undefined && partsOfFiles(files).includes(part)
        })
        const { source: code, errors } = createCompiledCatalog(locale, Object.fromEntries(mine), { namespace: 'es' })
        if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'))
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
