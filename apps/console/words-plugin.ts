// The console's words in parts, by when they are needed: by the pages before a session, by the frame and the first list behind it, by what
// several modules share, and by each module. A word that several files say belongs to the earliest, one of two modules to what they share.
// Ours instead of Lingui's own plugin, which knows one part. The words that the server and the terminal say too have two parts;
// those of mails and planted menus nobody says here, nor the reasons that the server alone can give: it says them itself.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const asked = /\.po\?part=([\w-]+)$/
const shared = 'actions|code|form|impact|print|record|screen|tokens|upload'
const later = new RegExp(String.raw`src/(app/palette|modules/[\w-]+/index\.|lib/((${shared})/|image|person-picker|list/(?!export\.)))`)
const first =
  /src\/(app\/(account-items|layouts\/(?!public)|menu-drawer|not-found|search-everything|side-menu|top-bar)|lib\/(list\/export\.|page\/(level|permitted|skip-link))|modules\/menus\/)/
const module = /src\/modules\/(?!auth\/|menus\/)([\w-]+)\//
const early = ['public', 'first', 'later']
/** Cards stand on the first page alone. */
const card = /src\/modules\/[\w-]+\/cards\./
const partOf = (file: string) =>
  first.test(file) ? 'first' : card.test(file) ? 'home' : later.test(file) ? 'later' : (module.exec(file)?.[1] ?? 'public')

/** The part of a word that stands in these files. */
function partOfAll(files: readonly string[]): string {
  const parts = new Set(files.map(partOf))
  return early.find((part) => parts.has(part)) ?? (parts.size > 1 ? 'later' : [...parts][0]) ?? 'public'
}

const root = join(import.meta.dirname, '../..')
const textsOf = (...patterns: string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const sources = textsOf('apps/console/src/**/*.{ts,tsx}', 'packages/domain/src/**/*.ts')
/** The reasons that stand in the console or in domain: it gives no other one. Those of the configuration are the terminal's. */
const given = new Set(
  sources
    .filter(({ path }) => !path.includes(join('domain', 'src', 'config')))
    .flatMap(({ text }) => text.match(/\b[A-Z][A-Z_]+\b/g) ?? []),
)

/** Where each name of a field, an enum or a reason stands: in one module's rooms alone, or elsewhere too. */
const placesOf = new Map<string, Set<string>>()
const placeOf = (path: string): string => {
  if (path.startsWith(join('apps', 'console'))) return partOf(path)
  return /(?:modules|domain[/\\]src)[/\\]([\w-]+)[/\\.]/.exec(path)?.[1] ?? 'later'
}
for (const { path, text } of [...sources, ...textsOf('openapi/generated/modules/*.ts', 'apps/server/src/modules/**/*.ts')])
  for (const name of new Set(text.match(/[A-Za-z_]\w*/g))) placesOf.set(name, (placesOf.get(name) ?? new Set()).add(placeOf(path)))

/** Words that the server or the terminal say too, and of the console one part alone, or one module by what they begin with. */
const ofParts = { audit: /^did\./, explain: /^explain\./, vehicle: /^(gate|pass|plate)\./ }
/** What only the server says. */
const theirs = (key: string) => /^(kept|mail|menu)\./.test(key) || (key.startsWith('reason.') && !given.has(key.slice('reason.'.length)))

/** The module that alone has a field, an enum or a reason. Its words come with its pages; the audit, which shows them all, asks for all. */
function moduleOf(key: string): string | undefined {
  const [, name = ''] = /^(?:field|reason|value)\.(\w+)/.exec(key) ?? []
  const [place, ...more] = placesOf.get(name) ?? []
  return more.length === 0 && place !== undefined && screens.includes(place) ? place : undefined
}
const screens = readdirSync(join(import.meta.dirname, 'src/modules')).filter((name) => !['auth', 'menus', 'home', 'audit'].includes(name))
const sharedParts = ['first', 'later', 'audit', 'explain', ...screens]
const sharedAsked = new RegExp(String.raw`generated/\w+\.ts\?part=(${sharedParts.join('|')})$`)
const sharedPartOf = (key: string) =>
  Object.entries(ofParts).find(([, words]) => words.test(key))?.[0] ??
  (theirs(key) ? 'none' : (moduleOf(key) ?? (/^(field|invalid|reason\.MENU|value\.MenuType)/.test(key) ? 'first' : 'later')))

const table = 'virtual:words'

/** Turns `en.po?part=bike` into a compiled catalog, `@isb/words/en?part=first` into a part of it, and `virtual:words` into a table of all. */
export function words(configPath: string): Plugin {
  const config = getConfig({ configPath })
  const source = join(config.rootDir, 'src')
  const modules = readdirSync(join(source, 'modules')).filter((name) => module.test(join(source, 'modules', name, '/')))
  return {
    name: 'isb-words',
    resolveId: (id) => (id === table ? `\0${table}` : undefined),
    load: {
      filter: { id: [sharedAsked, new RegExp(`^\0${table}$`)] },
      async handler(id) {
        if (id === `\0${table}`) {
          const loader = (catalog: string) => (part: string) =>
            `${JSON.stringify(part)}: (locale) => locale === 'zh' ? import(${JSON.stringify(catalog.replace('LOCALE', 'zh') + part)})
              : import(${JSON.stringify(catalog.replace('LOCALE', 'en') + part)})`
          const own = [...early, ...modules].map(loader(join(source, 'locales/LOCALE.po?part=')))
          const common = sharedParts.map(loader('@isb/words/LOCALE?part='))
          return { code: `export const own = {${own.join()}}; export const common = {${common.join()}}`, map: null, moduleType: 'js' }
        }
        const text = await readFile(id.split('?')[0] ?? '', 'utf8')
        const all = JSON.parse(text.slice(text.indexOf('= {') + 2)) as Record<string, unknown>
        const part = sharedAsked.exec(id)?.[1]
        const mine = Object.entries(all).filter(([key]) => sharedPartOf(key) === part)
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
          return part === partOfAll(files)
        })
        const { source: code, errors } = createCompiledCatalog(locale, Object.fromEntries(mine), { namespace: 'es' })
        if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'))
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
