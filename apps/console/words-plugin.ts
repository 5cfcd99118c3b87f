// The console's words in three parts, by when they are needed: by the pages before a session, by the frame and the first list behind it,
// and by all the other screens. A word that several files say belongs to the earliest. Ours instead of Lingui's own plugin, which knows
// one part. The words that the server and the terminal say too have the last two parts.
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const asked = /\.po\?(public|first|later)$/
const later =
  /src\/(app\/palette|lib\/((actions|form|impact|record|screen|tokens|upload)\/|list\/(?!export\.))|lib\/image|modules\/(?!auth\/|menus\/))/
const first =
  /src\/(app\/(account-items|layouts\/(?!public)|menu-drawer|not-found|search-everything|side-menu|top-bar)|lib\/(list\/export\.|page\/(level|permitted|skip-link))|modules\/menus\/)/
const sharedAsked = /generated\/\w+\.ts\?(first|later)$/
const sharedFirst = /^(field|invalid|reason\.MENU|value\.MenuType)/
const parts = ['public', 'first', 'later'] as const
const partOf = (file: string) => (later.test(file) ? 'later' : first.test(file) ? 'first' : 'public')

/** Turns `en.po?public`, `en.po?first` and `en.po?later` into compiled catalogs, and cuts `@isb/words/en` in two. */
export function words(configPath: string): Plugin {
  const config = getConfig({ configPath })
  return {
    name: 'isb-words',
    load: {
      filter: { id: sharedAsked },
      async handler(id) {
        const source = await readFile(id.split('?')[0] ?? '', 'utf8')
        const all = JSON.parse(source.slice(source.indexOf('= {') + 2)) as Record<string, unknown>
        const mine = Object.entries(all).filter(([key]) => sharedFirst.test(key) === id.endsWith('first'))
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
          const places = (read[key]?.origin ?? []).map(([file]) => partOf(join('/', file)))
          return part === (parts.find((each) => places.includes(each)) ?? 'public')
        })
        const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(mine), { namespace: 'es' })
        if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'))
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}
