// Which files of a module are needed by one of its pages alone, as the imports say.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const here = import.meta.dirname
const imported = /(?:from |import\()'(\.[^']*)'/g
const declaredPage = /path: '(\/[^']*)'(?:(?!path: ').)*?screen: \(\) => import\('([^']*)'\)/gs

/** The files of its module that a file fetches, now or later. */
const fetchedBy = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(imported)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => /\.tsx?$/.test(path) && moduleOf(path) === moduleOf(file))
const moduleOf = (file: string) => /src\/modules\/([\w-]+)\//.exec(file)?.[1]

/** The same with what those fetch, and the file itself. */
function reachedFrom(file: string, reached: Set<string> = new Set()): ReadonlySet<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const next of fetchedBy(file)) reachedFrom(next, reached)
  return reached
}

/** The pages that a module's object declares, with all of their files. What else it fetches belongs to no page. */
function pagesOf(object: string) {
  const pages = [...readFileSync(object, 'utf8').matchAll(declaredPage)].map(([, path = '', screen = '']) => ({
    path,
    screen: join(dirname(object), screen),
  }))
  const others = fetchedBy(object).filter((file) => !pages.some(({ screen }) => screen === file))
  return [...pages, ...others.map((screen) => ({ path: undefined, screen }))].map(({ path, screen }) => ({
    path,
    files: reachedFrom(screen),
  }))
}

/** The path of the page that alone needs a file, by the file: `src/modules/bus/replay-screen.tsx`. A module of few pages is not cut. */
export const pageOfFile: ReadonlyMap<string, string> = new Map(
  globSync('src/modules/*/index.ts', { cwd: here })
    .map((name) => pagesOf(join(here, name)))
    .filter((pages) => pages.filter(({ path }) => path !== undefined).length > 2)
    .flatMap((pages) =>
      pages.flatMap(({ path, files }) =>
        [...files]
          .filter((file) => path !== undefined && pages.every((page) => page.path === path || !page.files.has(file)))
          .map((file) => [relative(here, file), path as string] as const),
      ),
    ),
)
