import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { CircleCheckBig, CircleHelp, CircleX, WifiOff } from 'lucide-react'
import { useWhen } from '../../../lib/record/when.ts'
import { EnumValue } from '../../../lib/record/values.tsx'
import { enumWord } from '../../../lib/record/values.tsx'
import { alikeText, carText } from '../data.ts'
import { severalPlates, type GateAnswer } from './gate-answer.ts'

/** What is said of the car that stands there: readable from a step away, never by colour alone. */
export function AnswerBox({ answer }: { answer: GateAnswer }) {
  const { t } = useLingui()
  const { day, exact } = useWhen()
  const { admitted, unknown, plate, said, passes, printed, readAt } = answer
  const alike = passes.length > 0 && alikeText(answer.alike ?? [])
  const Icon = admitted ? CircleCheckBig : unknown ? CircleHelp : CircleX
  const look = admitted ? 'bg-good-fill text-on-lead' : unknown ? 'bg-waiting-bg text-waiting' : 'bg-bad-fill text-on-lead'
  const since = readAt === undefined ? '' : exact(new Date(readAt).toISOString())
  return (
    <div className="grid gap-3">
      <div
        data-answer={admitted ? 'yes' : unknown ? 'unknown' : 'no'}
        className={`grid justify-items-center gap-2 rounded-lg px-4 py-6 text-center ${look}`}
      >
        <Icon aria-hidden className="size-16" strokeWidth={2.25} />
        <p className="text-2xl font-bold text-balance">{said}</p>
        {plate && <p className="max-w-full text-3xl font-bold tracking-wider break-all uppercase tabular-nums">{plate}</p>}
        {printed && (
          <p className="text-base">
            {enumWord('PassType', printed.type)} · {t`${day(printed.from)} to ${day(printed.to)}`}
          </p>
        )}
        {readAt !== undefined && (
          <p className="flex items-center justify-center gap-1.5">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {t`Verified offline, as of ${since}`}
          </p>
        )}
      </div>
      {alike ? (
        <Note tone="waiting">{alike}</Note>
      ) : (
        severalPlates(answer) && <Note tone="waiting">{t`Several plates end the same way. Compare the whole plate.`}</Note>
      )}
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
