// The seats of a run, one mark each; behind a line those who wait for one.
import { cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { freedIn, type BoardRun } from './board.ts'

const looks = {
  taken: 'bg-lead',
  passedOn: 'bg-good-dot',
  over: 'bg-bad-dot',
  asked: 'border-[1.5px] border-waiting-dot',
  freed: 'border-[1.5px] border-good-dot',
  free: 'bg-line',
  waiting: 'bg-[repeating-linear-gradient(-45deg,currentColor_0_1px,transparent_1px_3px)] text-fg-2',
} as const
type Mark = keyof typeof looks

/** Of more than so many who wait, so many are drawn. */
const mostWaiting = 5

function marksOf(run: BoardRun): readonly Mark[] {
  const { seats, riders, pending, waiting } = run
  const freed = freedIn(run)
  const over = Math.max(0, riders - seats)
  const asked = Math.min(pending, Math.max(0, seats - riders - freed.free))
  const counts: [Mark, number][] = [
    ['taken', riders - freed.passedOn - over],
    ['passedOn', freed.passedOn],
    ['over', over],
    ['asked', asked],
    ['freed', freed.free],
    ['free', seats - riders - asked - freed.free],
    ['waiting', Math.min(waiting, mostWaiting)],
  ]
  return counts.flatMap(([mark, count]) => Array<Mark>(Math.max(0, count)).fill(mark))
}

/** Said in figures beside it. */
export function SeatBar({ run, className }: { run: BoardRun; className?: string }) {
  const marks = marksOf(run)
  const first = marks.indexOf('waiting')
  return (
    <span aria-hidden className={cn('flex min-w-0 gap-px', className)}>
      {marks.map((mark, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its place
        <Fragment key={at}>
          {at === first && <span className="mx-1 w-0.5 shrink-0 bg-fg" />}
          <span className={cn('min-w-0 flex-1 rounded-[2px]', looks[mark])} />
        </Fragment>
      ))}
    </span>
  )
}

/** What the marks stand for. */
export function SeatLegend({ className }: { className?: string }) {
  const { t } = useLingui()
  const words = { taken: t`Taken`, asked: t`Pending`, passedOn: t`Freed, passed on`, freed: t`Freed`, waiting: t`Waiting list` }
  return (
    <ul className={cn('flex flex-wrap gap-x-4 gap-y-1 text-xs text-fg-2', className)}>
      {(['taken', 'asked', 'passedOn', 'freed', 'waiting'] as const).map((mark) => (
        <li key={mark} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('h-3 w-2 rounded-[2px]', looks[mark])} /> {words[mark]}
        </li>
      ))}
    </ul>
  )
}
