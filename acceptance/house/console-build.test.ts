// The files of the console's build that every first screen loads: none of them may pull in a library that only later screens need.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

const root = join(import.meta.dirname, '../../apps/console')
let chunks: readonly Rolldown.OutputChunk[] = []

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  // Lingui's macros look for their configuration in the folder of the process.
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  const built = (await build({ root, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  chunks = built.output.filter((file) => file.type === 'chunk')
}, 120_000)

const first = ['index', 'frame', 'lists', 'inside']
const chunk = (name: string) => chunks.filter((one) => one.name === name)

test.each(first)('builds one file %s', (name) => {
  expect(chunk(name)).toHaveLength(1)
})

/** Libraries of dialogs, forms, maps and texts, and the sign-in with Microsoft. */
const later =
  /node_modules\/(@radix-ui\/react-(?!slot|compose-refs)|@azure|leaflet|papaparse|react-markdown|micromark|mdast|@floating-ui)|zod\/v4\/classic|zod\.gen/

test.each(first)('keeps libraries of later screens out of %s', (name) => {
  expect(chunk(name).flatMap(({ moduleIds }) => moduleIds.filter((id) => later.test(id.replaceAll('\\', '/'))))).toEqual([])
})

test('finds the libraries of later screens in other files', () => {
  const elsewhere = chunks.filter(({ name }) => !first.includes(name)).flatMap(({ moduleIds }) => moduleIds)
  for (const library of ['@radix-ui/react-dialog', '@azure/msal', 'leaflet', 'zod.gen'])
    expect(
      elsewhere.some((id) => id.includes(library)),
      library,
    ).toBe(true)
})

/** kB after gzip. A library that gets into a file by a new import takes more than what is left below these. */
test.each([
  ['index', 170],
  ['frame', 30],
  ['lists', 60],
  ['inside', 15],
])('keeps %s below %i kB', (name, most) => {
  expect(chunk(name).reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length / 1000, 0)).toBeLessThan(most)
})
