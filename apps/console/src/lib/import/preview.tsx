import { Note, StatusChip, type Tone } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Stage } from './use-import.ts'
import type { Told } from './types.ts'

const tones: Readonly<Record<Told['outcome'], Tone>> = {
  created: 'good',
  changed: 'live',
  unchanged: 'over',
  refused: 'bad',
  noted: 'waiting',
}
/** Lines that are shown; of more only the count is told. */
const most = 200

/** What becomes of the lines of a file, those that are refused with the reason. */
export function Preview({ stage: { name, told, counts, leftOut } }: { stage: Extract<Stage, { at: 'preview' }> }) {
  const { t } = useLingui()
  const { created = 0, changed = 0, refused = 0 } = counts
  const good = created + changed
  const nothing = refused === 0 && good === 0
  const headings = leftOut.join(t({ message: ', ', comment: 'between headings' }))
  const rest = told.length - most
  return (
    <>
      <Note tone={refused > 0 ? 'bad' : nothing ? 'over' : 'good'} role="status">
        <p>
          {refused > 0
            ? t`${plural(refused, { one: `# line of ${name} cannot be imported.`, other: `# lines of ${name} cannot be imported.` })} Fix the file and choose it again: either everything is imported or nothing.`
            : nothing
              ? t`Everything in ${name} is already here. There is nothing to import.`
              : t`${plural(good, { one: `# line of ${name} can be imported.`, other: `# lines of ${name} can be imported.` })} Nothing has been changed yet.`}
        </p>
        {headings && <p>{t`Not imported: ${headings}`}</p>}
      </Note>
      <Counts counts={counts} />
      {told.length > 0 && (
        // It takes the focus, so that arrows scroll it.
        <div tabIndex={0} role="group" aria-label={t`Lines`} className="max-h-72 overflow-y-auto rounded-md border border-line">
          <ul className="divide-y divide-line">
            {told.slice(0, most).map(({ line, file, key, outcome, message }, at) => (
              <li key={at} className="flex flex-wrap items-center gap-x-3 px-3 py-1.5">
                <span className="w-16 shrink-0 text-xs text-fg-3 tabular-nums">{line !== undefined && t`Line ${line}`}</span>
                <b className="min-w-0 flex-1 truncate">{key}</b>
                {file !== undefined && <span className="max-w-40 truncate text-xs text-fg-3">{file}</span>}
                <Outcome of={outcome} />
                {message && (
                  <span className={`w-full pl-19 break-words ${outcome === 'refused' ? 'text-bad' : 'text-fg-2'}`}>{message}</span>
                )}
              </li>
            ))}
            {rest > 0 && <li className="px-3 py-2 text-fg-2">{t`${plural(rest, { one: 'and # more', other: 'and # more' })}`}</li>}
          </ul>
        </div>
      )}
    </>
  )
}

function Outcome({ of, count }: { of: Told['outcome']; count?: number }) {
  const { t } = useLingui()
  const words: Readonly<Record<Told['outcome'], string>> = {
    created: t({ message: 'new', context: 'a line of a file' }),
    changed: t({ message: 'changed', context: 'a line of a file' }),
    unchanged: t({ message: 'unchanged', context: 'a line of a file' }),
    refused: t({ message: 'refused', context: 'a line of a file' }),
    noted: t({ message: 'noted', context: 'a line of a file' }),
  }
  return (
    <StatusChip tone={tones[of]}>
      {count} {words[of]}
    </StatusChip>
  )
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
