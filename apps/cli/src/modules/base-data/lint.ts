import { oddities, type Oddity, type OddityMet } from '@isb/domain'
import { readRoster, withBundle } from '@isb/tables/bundles'
import { word, type Locale } from '@isb/words'
import type { Command, Result } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { leftOutIn } from './bundles.ts'
import { refuseBundle } from './refuse-bundle.ts'

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
    const bar = context.progress(say('baseData.lint.progress'))
    const progress = (done: number, all: number) => bar.show(done, all)
    const { check: roster } = await withBundle(path, (files) => readRoster(files, { progress })).catch(refuseBundle(path))
    bar.end()
    const met = roster.oddities.all(roster.order)
    const count = (weight: string) =>
      met.reduce((sum, { first, count: times }) => (first[0] && oddities[first[0].code] === weight ? sum + times : sum), 0)
    const counts = { errors: count('error'), warnings: count('warning'), notes: count('note') }
    const files = [...roster.rows].map(([name, rows]) => ({ name, rows }))
    const rows = told(met, context)
    return {
      data: { format: roster.format?.name ?? null, files, counts, leftOut: roster.leftOut.all(), oddities: rows },
      table: {
        rows,
        columns: [
          { field: 'weight', head: 'baseData.lint.weight', cell: ({ weight }) => say(`baseData.lint.${weight as 'error'}`) },
          { field: 'file', head: 'baseData.lint.in' },
          { field: 'line', head: 'baseData.lint.line' },
          { field: 'message', head: 'baseData.lint.what' },
        ],
      },
      said: [
        ...leftOutIn([...roster.leftOut.all()], context),
        say('baseData.lint.said', {
          format: roster.format?.name ?? say('baseData.lint.noFormat'),
          files: files.length,
          rows: files.reduce((sum, each) => sum + each.rows, 0),
          ...counts,
        }),
      ].join('\n'),
      exit: counts.errors > 0 ? Exit.error : Exit.done,
    }
  },
}
