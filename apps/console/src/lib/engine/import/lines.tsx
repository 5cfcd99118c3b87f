import { StatusChip, type Tone } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { sharedWord } from '../../base/words/i18n.ts'
import { outcomeText } from './outcome-text.ts'
import type { Told } from '../../declare/import.ts'

const tones: Readonly<Record<Told['outcome'], Tone>> = {
  created: 'good',
  changed: 'live',
  unchanged: 'over',
  refused: 'bad',
  noted: 'waiting',
}
/** Lines that are shown; of more only the count is told. */
const most = 200

/** Lines of a file with what becomes of each, and why. */
export function Lines({ told }: { told: readonly Told[] }) {
  const { t } = useLingui()
  const rest = told.length - most
  if (told.length === 0) return null
  // It takes the focus, so that arrows scroll it.
  return (
    <div tabIndex={0} role="group" aria-label={t`Lines`} className="max-h-72 overflow-y-auto rounded-md border border-line">
      <ul className="divide-y divide-line">
        {told.slice(0, most).map(({ line, file, key, outcome, message }, at) => (
          <li key={at} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5">
            <span className="w-16 shrink-0 text-xs text-fg-3 tabular-nums">{line !== undefined && t`Line ${line}`}</span>
            <b className="min-w-0 flex-1 truncate">{key}</b>
            {file !== undefined && <span className="max-w-40 truncate text-xs text-fg-3">{file}</span>}
            <Outcome of={outcome} />
            {message && <span className={`w-full pl-19 break-words ${outcome === 'refused' ? 'text-bad' : 'text-fg-2'}`}>{message}</span>}
          </li>
        ))}
        {rest > 0 && <li className="px-3 py-2 text-fg-2">{t`${plural(rest, { one: 'and # more', other: 'and # more' })}`}</li>}
      </ul>
    </div>
  )
}

function Outcome({ of, count }: { of: Told['outcome']; count?: number }) {
  return <StatusChip tone={tones[of]}>{count === undefined ? sharedWord(`run.outcome.${of}`) : outcomeText(of, count)}</StatusChip>
}

/** How many lines there are of each kind. */
export function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
  return (
    <p className="flex flex-wrap gap-2">
      {(Object.keys(tones) as Told['outcome'][]).map((outcome) => {
        const count = counts[outcome] ?? 0
        return count > 0 && <Outcome key={outcome} of={outcome} count={count} />
      })}
    </p>
  )
}
