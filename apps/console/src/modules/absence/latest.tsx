import type { Data } from '@isb/sdk'
import { StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { enumWord, toneOf } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { New } from './new.tsx'
import { Days } from '../../lib/shared/leave/days.tsx'
import { AbsenceLink, useOpenId } from './parts.tsx'
import { leaveWord, Square } from '../../lib/shared/leave/square.tsx'
import { PersonName } from '../../lib/engine/record/person-name.tsx'

type Latest = Data<'absence.latest'>[number]
/** What somebody has to look after. */
const troubles = ['NoMailbox', 'Failed', 'Retrying'] as const
const hasTrouble = ({ status, mails }: Latest, trouble: Latest['mails']) => status === 'Normal' && mails === trouble

/** What came in last, whichever days it is for, and whether it has reached those who are to be told. */
export function LatestSubmissions({ latest: data }: { latest: readonly Latest[] }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const [only, setOnly] = useState<(typeof troubles)[number]>()
  const found = troubles.flatMap((trouble) => {
    const count = data.filter((absence) => hasTrouble(absence, trouble)).length
    return count > 0 ? [{ trouble, count }] : []
  })
  const chosen = found.some(({ trouble }) => trouble === only) ? only : undefined
  const shown = chosen ? data.filter((absence) => hasTrouble(absence, chosen)) : data.slice(0, 12)
  return (
    <section aria-label={t`Latest submissions`} className="min-w-0 self-start rounded-lg border border-line">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
        <h2 className="mr-auto font-bold">{t`Latest submissions`}</h2>
        {found.map(({ trouble, count }) => (
          <button
            key={trouble}
            type="button"
            aria-pressed={trouble === chosen}
            className="min-h-6 rounded-full aria-pressed:ring-2 aria-pressed:ring-focus"
            onClick={() => setOnly(trouble === chosen ? undefined : trouble)}
          >
            <StatusChip tone={toneOf('AbsenceMail', trouble) ?? 'bad'}>
              {enumWord('AbsenceMail', trouble)} {count}
            </StatusChip>
          </button>
        ))}
      </header>
      <ul className="divide-y divide-line">
        {shown.map((absence) => (
          <Submission key={absence.id} absence={absence} when={moment(absence.submittedAt)} />
        ))}
      </ul>
    </section>
  )
}

function Submission({ absence, when }: { absence: Latest; when: string }) {
  const { student, leaveType, status, mails } = absence
  const gone = status === 'Deleted'
  const isOpen = useOpenId() === absence.id
  return (
    <li className={`grid gap-0.5 px-4 py-2 ${isOpen ? 'bg-lead-soft shadow-[inset_2px_0_0_var(--color-lead)]' : ''}`}>
      <span className={`flex items-baseline gap-2 ${gone ? 'text-fg-3 line-through' : ''}`}>
        <span className="min-w-0 wrap-anywhere">
          <AbsenceLink id={absence.id}>
            <PersonName person={student} />
          </AbsenceLink>
        </span>
        {!gone && <New id={absence.id} />}
        <span className="ml-auto shrink-0 text-xs text-fg-3">{when}</span>
      </span>
      <span className="flex items-start justify-between gap-2 text-xs text-fg-2">
        <span className={`flex min-w-0 flex-wrap items-center gap-1.5 ${gone ? 'text-fg-3 line-through' : ''}`}>
          <Square leaveType={leaveType} /> {leaveWord(leaveType)} · <Days row={absence} />
        </span>
        {gone ? <State kind="AbsenceStatus" value={status} /> : mails && <State kind="AbsenceMail" value={mails} />}
      </span>
    </li>
  )
}

const State = ({ kind, value }: { kind: 'AbsenceStatus' | 'AbsenceMail'; value: string }) => (
  <StatusChip bare tone={toneOf(kind, value) ?? 'over'}>
    {enumWord(kind, value)}
  </StatusChip>
)
