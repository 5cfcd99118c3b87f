import { Trans } from '@lingui/react/macro'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { useId } from 'react'
import { useWhen } from '../../../lib/record/when.ts'
import type { GateAnswer } from './gate-answer.ts'

/** What was checked here before, for as long as the screen stands: nothing of it is kept. */
export function LastChecks({ answers }: { answers: readonly GateAnswer[] }) {
  const { moment } = useWhen()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-bold">
        <Trans>Earlier checks</Trans>
      </h2>
      <ul>
        {answers.map((answer) => {
          const Icon = answer.admitted ? CircleCheck : answer.unknown ? CircleHelp : CircleX
          const tone = answer.admitted ? 'text-good' : answer.unknown ? 'text-waiting' : 'text-bad'
          return (
            <li key={answer.id} className="flex min-h-10 items-center gap-3 border-b border-line py-1.5">
              <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />
              <b className="shrink-0 uppercase tabular-nums">{answer.plate || '—'}</b>
              <span className={`min-w-0 flex-1 truncate ${tone}`} title={answer.said}>
                {answer.said}
              </span>
              <span className="shrink-0 text-xs text-fg-3">{moment(answer.at)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
