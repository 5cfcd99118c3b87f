import type { Schema } from '@isb/sdk'
import { cn, StatusChip, type Tone } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/base/connection/query.ts'

type Oddity = Schema<'BaseDataOddity'>
const weights = ['error', 'warning', 'note'] as const
const tones: Readonly<Record<Oddity['weight'], Tone>> = { error: 'bad', warning: 'waiting', note: 'over' }
const looks = { error: 'text-bad', warning: 'text-waiting', note: 'text-fg-2' }
/** So many of a file are shown at once. */
const few = 8

/** What is odd in the files of a bundle, file by file. */
export function Oddities({ run: { id, files, format } }: { run: Schema<'BaseDataRun'> }) {
  const { t } = useLingui()
  const { data: oddities = [] } = useQuery(query('baseData.oddities', { path: { runId: id } }))
  const rowsOf = new Map(files.map(({ name, rows }) => [name, rows]))
  const clean = files.filter(({ name }) => !oddities.some(({ file }) => file === name))
  const cleanRows = clean.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <section aria-label={t`Odd in the files`}>
      <h2 className="mb-2 flex items-baseline gap-2 font-bold">
        {t`Odd in the files`}
        {format !== '' && oddities.length > 0 && <span className="ml-auto text-xs font-normal text-fg-2">{t`read all the same`}</span>}
      </h2>
      <div className="divide-y divide-line">
        {[...Map.groupBy(oddities, ({ file }) => file)].map(([file, odd]) => (
          <div key={file} className="py-2.5 first:pt-0">
            <FileHead name={file} odd={odd} rows={rowsOf.get(file)} />
            <Lines odd={odd.slice(0, few)} />
            {odd.length > few && (
              <details className="mt-1">
                <summary className="cursor-pointer text-lead-text hover:underline">{t`Show all ${odd.length}`}</summary>
                <Lines odd={odd.slice(few)} />
              </details>
            )}
          </div>
        ))}
        {clean.length > 0 && (
          <p className="flex items-center gap-2 py-2.5 first:pt-0">
            <span className="font-bold">{t`${plural(clean.length, { one: '# file', other: '# files' })}`}</span>
            <StatusChip tone="good">{t`Clean`}</StatusChip>
            <Rows rows={cleanRows} />
          </p>
        )}
      </div>
    </section>
  )
}

/** A file, and the worst that is odd in it. */
function FileHead({ name, odd, rows }: { name: string; odd: readonly Oddity[]; rows: number | undefined }) {
  const { t } = useLingui()
  const count = (weight: Oddity['weight']) => odd.reduce((sum, each) => (each.weight === weight ? sum + 1 + each.more : sum), 0)
  const worst = weights.find((weight) => count(weight) > 0) ?? 'note'
  const number = count(worst)
  const has = (code: string) => odd.some((each) => each.code === code)
  const words = {
    error: t`${plural(number, { one: '# error', other: '# errors' })}`,
    warning: t`${plural(number, { one: '# warning', other: '# warnings' })}`,
    note: t`${plural(number, { one: '# note', other: '# notes' })}`,
  }
  const word = has('FILE_CUT') ? t`Cut off` : has('FILE_MISSING') || has('MANIFEST_MISSING') ? t`Missing` : words[worst]
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {name !== '' && <code className="text-xs font-bold break-all">{name}</code>}
      <StatusChip tone={tones[worst]}>{word}</StatusChip>
      {rows !== undefined && <Rows rows={rows} />}
    </p>
  )
}

function Rows({ rows }: { rows: number }) {
  const { t } = useLingui()
  return <span className="ml-auto text-xs whitespace-nowrap text-fg-2">{t`${plural(rows, { one: '# row', other: '# rows' })}`}</span>
}

function Lines({ odd }: { odd: readonly Oddity[] }) {
  const { t } = useLingui()
  const words = { error: t`Error`, warning: t`Warning`, note: t`Note` }
  return (
    <ul className="mt-1 grid gap-1">
      {odd.map(({ weight, code, line, field, message, more }) => (
        <li key={`${code} ${field} ${line}`} className="grid grid-cols-[3.25rem_1fr] items-baseline gap-2">
          <code className={cn('text-xs', looks[weight])}>{line === undefined ? '–' : `:${line}`}</code>
          <span className="min-w-0 break-words">
            <span className="sr-only">{words[weight]}: </span>
            {message}
            {more > 0 && <span className="text-fg-2"> {t`and ${more} more`}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
