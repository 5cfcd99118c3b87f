// What a bundle comes to by kind, as numbers and as shares of what is there.
import type { Schema } from '@isb/sdk'
import { cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { enumWord } from '../../lib/record/values.tsx'

type Bundle = Schema<'BaseDataRun'>
type Count = Schema<'BaseDataCount'>
const outcomes = ['created', 'changed', 'deactivated', 'refused', 'unchanged'] as const
const outcomeWord = (outcome: string) =>
  outcome === 'unchanged' ? undefined : enumWord('BaseDataOutcome', outcome.charAt(0).toUpperCase() + outcome.slice(1))

/** The kinds of a bundle as a table. `wide` draws the shares. */
export function Kinds({ kinds, wide = false }: Pick<Bundle, 'kinds'> & { wide?: boolean }) {
  const { t } = useLingui()
  const table = (
    <table className="w-full text-right tabular-nums">
      <thead className="border-b border-line text-xs text-fg-2">
        <tr>
          <th scope="col" className="py-2 text-left font-bold">{t`Kind`}</th>
          {wide && <th scope="col" className="w-2/5 px-3 text-left font-bold max-lg:hidden">{t`Share of what is there`}</th>}
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col" className={cn('py-2 pl-3 font-bold', outcome === 'unchanged' && 'max-sm:hidden')}>
              {outcomeWord(outcome) ?? t`Unchanged`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((count) => (
          <tr key={count.kind} className={cn('border-b border-line last:border-0', count.stopped && 'bg-bad-bg')}>
            <th scope="row" className="py-2 text-left font-bold">
              {enumWord('BaseDataKind', count.kind)} <span className="text-xs font-normal text-fg-2">{count.standing}</span>
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
                  count[outcome] === 0 || outcome === 'unchanged' ? 'text-fg-2' : 'font-bold',
                  outcome === 'unchanged' && 'max-sm:hidden',
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
  if (!wide || !first) return table
  return (
    <div>
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
      <span className="flex h-2 overflow-hidden rounded-full bg-sunken">
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
  return <span className="pr-1.5 text-xs font-normal text-fg-2 max-sm:hidden">{t`${share} %`}</span>
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
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-2 max-lg:hidden">
      {looks.map(([look, name]) => (
        <span key={look} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cn('h-2 w-4 rounded-full', look)} />
          {name}
        </span>
      ))}
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-0.5 bg-fg" />
        {t`Limit ${limit} %`}
      </span>
    </p>
  )
}

/** The same in the panel of a bundle. */
export const KindsOf = ({ row: { kinds } }: { row: Bundle }) => (kinds.length > 0 ? <Kinds kinds={kinds} /> : null)
