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
  return (
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
                {count[outcome] > 0 && outcome === 'created' ? '+' : count[outcome] > 0 && outcome === 'deactivated' ? '−' : ''}
                {count[outcome]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A bar: what is created and changed from the left, what goes from the right. */
function Shares({ count: { standing, created, changed, deactivated, refused } }: { count: Count }) {
  const whole = Math.max(1, standing, created + changed + deactivated + refused)
  const part = (number: number, look: string) =>
    number > 0 && <span className={cn('h-2 min-w-0.5', look)} style={{ width: `${(100 * number) / whole}%` }} />
  return (
    <span aria-hidden className="flex h-2 overflow-hidden rounded-full bg-sunken">
      {part(created, 'bg-good-fill')}
      {part(changed, 'bg-live-dot')}
      {part(refused, 'bg-waiting-dot')}
      {part(deactivated, 'ml-auto bg-bad-fill')}
    </span>
  )
}

/** The same in the panel of a bundle. */
export const KindsOf = ({ row: { kinds } }: { row: Bundle }) => (kinds.length > 0 ? <Kinds kinds={kinds} /> : null)
