import type { Schema } from '@isb/sdk'
import { StatusChip, type Tone } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/query.ts'

type Oddity = Schema<'BaseDataOddity'>
const tones: Readonly<Record<Oddity['weight'], Tone>> = { error: 'bad', warning: 'waiting', note: 'over' }

/** What is odd in the files of a bundle, file by file. */
export function Oddities({ run: { id, files } }: { run: Schema<'BaseDataRun'> }) {
  const { t } = useLingui()
  const { data: oddities = [] } = useQuery(query('baseData.oddities', { path: { runId: id } }))
  const rowsOf = new Map(files.map(({ name, rows }) => [name, rows]))
  const weights = { error: t`Error`, warning: t`Warning`, note: t`Note` }
  const clean = files.length - new Set(oddities.map(({ file }) => file)).size
  return (
    <section aria-label={t`Odd in the files`} className="grid gap-3">
      <h3 className="font-bold">{t`Odd in the files`}</h3>
      {[...Map.groupBy(oddities, ({ file }) => file)].map(([file, odd]) => (
        <div key={file}>
          <p className="flex gap-2">
            <code className="text-xs font-bold">{file}</code>
            <span className="ml-auto text-xs text-fg-2">{t`${plural(rowsOf.get(file) ?? 0, { one: '# row', other: '# rows' })}`}</span>
          </p>
          <ul className="mt-1 grid gap-1">
            {odd.map(({ weight, code, line, field, message, more }) => (
              <li key={`${code} ${field} ${line}`} className="grid grid-cols-[3.5rem_1fr_auto] items-baseline gap-2">
                <code className="text-xs text-fg-2">{line === undefined ? '–' : `:${line}`}</code>
                <span className="min-w-0 break-words">
                  {message}
                  {more > 0 && <span className="text-fg-2"> {t`and ${more} more`}</span>}
                </span>
                <StatusChip tone={tones[weight]}>{weights[weight]}</StatusChip>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {clean > 0 && <p className="text-fg-2">{t`${plural(clean, { one: '# file is clean', other: '# files are clean' })}`}</p>}
    </section>
  )
}
