import { Button, Popover } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { figure } from '../../lib/base/words/figure.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { fillOf, Range, shareOf, silentIn, type Board } from './parts.tsx'

/** The share of students with an answer, what was answered, and how many are expected to stay. */
export function Answered({ board }: { board: Board }) {
  const { t } = useLingui()
  const { total } = board
  const parts = { yes: total.yes, no: total.no, conflict: total.conflict, none: silentIn(total) }
  const share = shareOf(total)
  const [answered, asked] = [figure(share.answered), figure(share.asked)]
  const shown = (['yes', 'no', 'conflict', 'none'] as const).filter((part) => part !== 'conflict' || parts.conflict > 0)
  return (
    <section aria-label={t`Forecast`} className="grid content-end gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="text-3xl tabular-nums">{share.asked > 0 ? Math.round((share.answered / share.asked) * 100) : 0}%</b>
        <span className="text-fg-2">
          <Trans>
            {answered} of {asked} answered
          </Trans>
        </span>
      </p>
      <span aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full bg-line">
        {shown.map((part) => (
          <span key={part} className={fillOf[part]} style={{ flexGrow: parts[part] }} />
        ))}
      </span>
      <ul className="flex flex-wrap gap-x-3 text-xs text-fg-2 tabular-nums">
        {shown.map((part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden className={`h-2 w-3 rounded-full ${fillOf[part]}`} /> {fieldWord(part)} {figure(parts[part])}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-2">
        <Trans>
          Expected to stay: <Range of={total.expected} />
        </Trans>
        <Popover
          label={t`How this is calculated`}
          trigger={<Button size="sm" variant="ghost" className="-mx-2">{t`How this is calculated`}</Button>}
          className="w-80! p-4!"
        >
          <Reckoning board={board} />
        </Popover>
      </p>
    </section>
  )
}

/** From what the forecast follows. */
function Reckoning({ board: { shares } }: { board: Board }) {
  const { t } = useLingui()
  if (shares.length === 0) return <p>{t`Nobody has answered yet, so there is no forecast.`}</p>
  return (
    <div className="grid gap-3">
      <p className="text-fg-2">
        <Trans>
          Everyone who said yes, plus the lowest and the highest of these shares of the rest. A conflict counts as not answered yet.
        </Trans>
      </p>
      <ul className="grid gap-1">
        {shares.map(({ from, yes, answers }) => (
          <li key={from} className="flex justify-between gap-4">
            <span>{enumWord('SurveyShareFrom', from)}</span>
            <span className="tabular-nums">{t`${yes} yes of ${answers}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
