// What a bundle comes to by kind, as numbers and as shares of what is there.
import type { Schema } from '@isb/sdk'
import { cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAddress } from '../../lib/engine/rows/page-address.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'

type Bundle = Schema<'BaseDataRun'>
type Count = Schema<'BaseDataCount'>
/** The last column keeps the page's margin; on phones that is the one before. */
const last = (outcome: string) => (outcome === 'unchanged' ? 'pr-4 sm:pr-6' : outcome === 'refused' && 'max-sm:pr-4')
const outcomes = ['created', 'changed', 'deactivated', 'refused', 'unchanged'] as const
const outcomeWord = (outcome: string) =>
  outcome === 'unchanged' ? undefined : enumWord('BaseDataOutcome', outcome.charAt(0).toUpperCase() + outcome.slice(1))

/** The kinds of a bundle as a table. `wide` draws the shares, and lets one narrow the list below by a kind. */
export function Kinds({ run: { id, kinds }, wide = false }: { run: Bundle; wide?: boolean }) {
  const { t } = useLingui()
  const { kind: chosen } = useAddress()
  const table = (
    <table className="w-full text-right tabular-nums">
      <thead className="border-b border-line text-xs text-fg-2">
        <tr>
          <th scope="col" className={cn('py-2 text-left font-bold', wide && 'pl-4 sm:pl-6')}>{t`Kind`}</th>
          {wide && <th scope="col" className="w-2/5 px-3 text-left font-bold max-lg:hidden">{t`Share of existing records`}</th>}
          {outcomes.map((outcome) => (
            <th
              key={outcome}
              scope="col"
              className={cn(
                'py-2 pl-3 font-bold',
                outcome === 'unchanged' && (wide ? 'max-sm:hidden' : '@max-md:hidden'),
                wide && last(outcome),
              )}
            >
              {outcomeWord(outcome) ?? t`Unchanged`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((count) => (
          <tr
            key={count.kind}
            className={cn(
              'border-b border-line last:border-0',
              wide && count.kind === chosen ? 'bg-lead-soft-2' : count.stopped && !wide && 'bg-bad-bg',
            )}
          >
            <th scope="row" className={cn('py-2 text-left font-bold', wide && 'pl-4 sm:pl-6')}>
              {wide ? (
                <Link
                  to="/base-data/changes"
                  search={{ runId: id, ...(count.kind !== chosen && { kind: count.kind }) }}
                  {...(count.kind === chosen && { 'aria-current': 'true' as const })}
                  className="text-fg hover:underline"
                >
                  {enumWord('BaseDataKind', count.kind)}
                </Link>
              ) : (
                enumWord('BaseDataKind', count.kind)
              )}{' '}
              <span className="text-xs font-normal text-fg-2">{count.standing}</span>
            </th>
            {wide && (
              <td className="px-3 max-lg:hidden">
                <Shares count={count} />
              </td>
            )}
            {outcomes.map((outcome) => (
              <td
                key={outcome}
                className={cn(
                  'py-2 pl-3',
                  wide && last(outcome),
                  count[outcome] === 0 || outcome === 'unchanged' ? 'text-fg-2' : 'font-bold',
                  outcome === 'unchanged' && (wide ? 'max-sm:hidden' : '@max-md:hidden'),
                  outcome === 'deactivated' && count.stopped && 'text-bad',
                )}
              >
                {outcome === 'deactivated' && <Share count={count} />}
                {count[outcome] > 0 && outcome === 'created' ? '+' : count[outcome] > 0 && outcome === 'deactivated' ? '−' : ''}
                {count[outcome]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  const [first] = kinds
  if (!wide || !first) return <div className="@container">{table}</div>
  return (
    <div className="border-t border-line pb-4">
      {table}
      <Legend limit={first.limit} />
    </div>
  )
}

/** A bar: what is created and changed from the left, what goes from the right. */
function Shares({ count: { standing, created, changed, deactivated, refused, limit } }: { count: Count }) {
  const whole = Math.max(1, standing, created + changed + deactivated + refused)
  const part = (number: number, look: string) =>
    number > 0 && <span className={cn('h-2 min-w-0.5', look)} style={{ width: `${(100 * number) / whole}%` }} />
  return (
    <span aria-hidden className="relative block">
      <span className="flex h-2 overflow-hidden rounded-full bg-line">
        {part(created, 'bg-good-fill')}
        {part(changed, 'bg-live-dot')}
        {part(refused, 'bg-waiting-dot')}
        {part(deactivated, 'ml-auto bg-bad-fill')}
      </span>
      {standing > 0 && <span className="absolute -inset-y-1 w-0.5 bg-fg" style={{ right: `${limit}%` }} />}
    </span>
  )
}

/** How many in a hundred go, where somebody does. */
function Share({ count: { standing, deactivated } }: { count: Count }) {
  const { t } = useLingui()
  if (deactivated === 0 || standing === 0) return null
  const share = Math.round((1000 * deactivated) / standing) / 10
  return <span className="pr-1.5 text-xs font-normal text-fg-2 max-sm:hidden">{t`${share}%`}</span>
}

/** What the colours and the mark of the bars mean. */
function Legend({ limit }: { limit: number }) {
  const { t } = useLingui()
  const looks = [
    ['bg-good-fill', enumWord('BaseDataOutcome', 'Created')],
    ['bg-live-dot', enumWord('BaseDataOutcome', 'Changed')],
    ['bg-waiting-dot', enumWord('BaseDataOutcome', 'Refused')],
    ['bg-bad-fill', t`Deactivated, from the right`],
  ] as const
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 px-4 text-xs text-fg-2 max-lg:hidden sm:px-6">
      {looks.map(([look, name]) => (
        <span key={look} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cn('h-2 w-4 rounded-full', look)} />
          {name}
        </span>
      ))}
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-0.5 bg-fg" />
        {t`Limit ${limit}%`}
      </span>
    </p>
  )
}

/** The same in the panel of a bundle. */
export const KindsOf = ({ row }: { row: Bundle }) => (row.kinds.length > 0 ? <Kinds run={row} /> : null)
