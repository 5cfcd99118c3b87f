// The console's words in two parts: those of signing in and of the first list, and the others, which come when a screen needs them.
// A word belongs to the first part if any of the files that say it does. Ours instead of Lingui's own plugin, which knows one part.
import { join, relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const asked = /\.po\?(first|later)$/
/** Places whose words can wait. */
const waits = /src\/(app\/palette|lib\/(form|impact|list)\/|modules\/(?!auth\/|menus\/))/

/** Turns `en.po?first` and `en.po?later` into compiled catalogs. */
export function words(configPath: string): Plugin {
  const config = getConfig({ configPath })
  return {
    name: 'isb-words',
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
          const places = read[key]?.origin ?? []
          const later = places.length > 0 && places.every(([file]) => waits.test(join('/', file)))
          return later === (part === 'later')
        })
        const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(mine), { namespace: 'es' })
        if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'))
        return { code: source, map: null, moduleType: 'js' }
      },
    },
  }
}
