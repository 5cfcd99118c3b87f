import { baseName, oddities, RosterCheck, type Oddity, type OddityMet } from '@isb/domain'
import { word, type Locale } from '@isb/words'
import type { Command, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { withBundle, type BundleFile } from './bundle.ts'
import { eachRow, writtenIn, type Written } from './rows.ts'

const manifestName = 'manifest'

/** Reads a roster, and checks all of it. */
async function check(files: readonly BundleFile[], { progress, say }: Context): Promise<RosterCheck> {
  const bar = progress(say('baseData.lint.progress'))
  const all = 2 * files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const read = (bytes: number) => bar.show((done += bytes), all)
  const written: Written[] = []
  for (const file of files) {
    written.push(await writtenIn(file))
    read(file.bytes)
  }
  const [manifest, rosters] = [written.find(isManifest), written.filter((each) => !isManifest(each))]
  const roster = new RosterCheck(
    rosters.map(({ file, heads }) => ({ name: file.name, heads })),
    manifest && (await propertiesOf(manifest)),
  )
  for (const { file, characterSet } of rosters) {
    if (characterSet === null) roster.oddities.add({ code: 'CHARACTERS_BROKEN', file: file.name })
    else if (characterSet !== 'utf-8') roster.oddities.add({ code: 'CHARACTER_SET', file: file.name, value: characterSet.toUpperCase() })
  }
  for (const name of roster.order) {
    const found = rosters.find(({ file }) => file.name === name)
    if (found) await eachRow(found, roster.file({ name, heads: found.heads }), read)
  }
  roster.end()
  bar.end()
  return roster
}

const isManifest = ({ file }: Written): boolean => baseName(file.name) === manifestName

async function propertiesOf(manifest: Written): Promise<ReadonlyMap<string, string>> {
  const properties = new Map<string, string>()
  await eachRow(
    manifest,
    ({ cells: [name = '', value = ''] }) => properties.set(name.trim(), value.trim()),
    () => {},
  )
  return properties
}

const sentence = (locale: Locale, { code, field = '', value = '', other = '' }: Oddity) =>
  word(locale, `odd.${code}`, { field, value, other })

/** The oddities that are told, and how many of each kind are not. */
function told(met: readonly OddityMet[], { locale, say }: Context) {
  return met.flatMap(({ first, count }) =>
    first.map((oddity, at) => {
      const more = at === first.length - 1 ? count - first.length : 0
      const message = sentence(locale, oddity) + (more > 0 ? say('baseData.lint.more', { count: more }) : '')
      return { weight: oddities[oddity.code], ...oddity, message, more }
    }),
  )
}

/** `isb base-data lint` */
export const lint: Command = {
  name: 'lint',
  does: 'baseData.lint.does',
  examples: [
    'isb base-data lint roster.zip',
    'isb base-data lint roster/',
    "isb base-data lint roster.zip --json | jq '.oddities[].message'",
  ],
  args: [{ name: 'FILE', does: 'baseData.lint.file' }],
  more: (say) => say('baseData.lint.exit'),
  async run(context, { args: [path = ''] }): Promise<Result> {
    const { say } = context
    const roster = await withBundle(path, (files) => check(files, context))
    const met = roster.oddities.all(roster.order)
    const count = (weight: string) =>
      met.reduce((sum, { first, count: times }) => (first[0] && oddities[first[0].code] === weight ? sum + times : sum), 0)
    const counts = { errors: count('error'), warnings: count('warning'), notes: count('note') }
    const files = [...roster.rows].map(([name, rows]) => ({ name, rows }))
    const rows = told(met, context)
    return {
      data: { format: roster.format?.name ?? null, files, counts, oddities: rows },
      table: {
        rows,
        columns: [
          { field: 'weight', head: 'baseData.lint.weight', cell: ({ weight }) => say(`baseData.lint.${weight as 'error'}`) },
          { field: 'file', head: 'baseData.lint.in' },
          { field: 'line', head: 'baseData.lint.line' },
          { field: 'message', head: 'baseData.lint.what' },
        ],
      },
      said: say('baseData.lint.said', {
        format: roster.format?.name ?? say('baseData.lint.noFormat'),
        files: files.length,
        rows: files.reduce((sum, each) => sum + each.rows, 0),
        ...counts,
      }),
      exit: counts.errors > 0 ? Exit.error : Exit.done,
    }
  },
}
