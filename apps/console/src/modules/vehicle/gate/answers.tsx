// What the gate says, and what it has said before: readable from a step away, never by colour alone.
import { cn, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { CircleCheckBig, CircleHelp, CircleX, WifiOff } from 'lucide-react'
import { useId } from 'react'
import { EnumValue, enumWord } from '../../../lib/engine/record/values.tsx'
import { useWhen } from '../../../lib/engine/record/when.ts'
import { carText } from '../data.ts'
import type { GateAnswer } from './gate-answer.ts'

const looks = {
  yes: { Icon: CircleCheckBig, box: 'bg-good-fill text-on-lead', text: 'text-good' },
  no: { Icon: CircleX, box: 'bg-bad-fill text-on-lead', text: 'text-bad' },
  unknown: { Icon: CircleHelp, box: 'bg-waiting-bg text-waiting', text: 'text-waiting' },
}

/** The car that stands there now. */
export function AnswerBox({ answer: { verdict, plate, said, warning, passes, printed, readAt } }: { answer: GateAnswer }) {
  const { t } = useLingui()
  const { day, exact } = useWhen()
  const { Icon, box } = looks[verdict]
  const since = readAt === undefined ? '' : exact(new Date(readAt).toISOString())
  return (
    <div className="grid gap-3">
      <div data-answer={verdict} className={cn('grid justify-items-center gap-2 rounded-lg px-4 py-6 text-center', box)}>
        <Icon aria-hidden className="size-16" strokeWidth={2.25} />
        <p className="text-2xl font-bold text-balance">{said}</p>
        {plate && <p className="max-w-full text-3xl font-bold tracking-wider break-all uppercase tabular-nums">{plate}</p>}
        {printed && (
          <p className="text-base">
            {enumWord('PassType', printed.type)} · {t`${day(printed.from)} to ${day(printed.to)}`}
          </p>
        )}
        {since && (
          <p className="flex items-center justify-center gap-1.5">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {t`Verified offline, as of ${since}`}
          </p>
        )}
      </div>
      {warning && <Note tone="waiting">{warning}</Note>}
      {passes.length > 0 && (
        <ul className="grid gap-2">
          {passes.map((pass) => (
            <li key={pass.id} className="grid gap-1 rounded-lg border border-line px-4 py-3 text-base">
              <p className="flex items-center gap-3">
                <b className="min-w-0 flex-1 truncate text-xl tabular-nums">{pass.plate}</b>
                <EnumValue kind="PassStatus" value={pass.status} />
              </p>
              <p>{[carText(pass), pass.driverName].filter(Boolean).join(' · ') || '—'}</p>
              <p className="text-fg-2">
                {enumWord('PassType', pass.type)}
                {pass.validFrom && pass.expiresOn && ` · ${t`${day(pass.validFrom)} to ${day(pass.expiresOn)}`}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The cars before, for as long as the screen stands: nothing of it is kept. */
export function EarlierAnswers({ answers }: { answers: readonly GateAnswer[] }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-bold">
        {t`Earlier checks`}
      </h2>
      <ul>
        {answers.map((answer) => {
          const { Icon, text } = looks[answer.verdict]
          return (
            <li key={answer.id} className="flex min-h-10 items-center gap-3 border-b border-line py-1.5">
              <Icon aria-hidden className={cn('size-5 shrink-0', text)} />
              <b className="shrink-0 uppercase tabular-nums">{answer.plate || '—'}</b>
              <span className={cn('min-w-0 flex-1 truncate', text)} title={answer.said}>
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
