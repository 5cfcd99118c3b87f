import type { Data, Schema } from '@isb/sdk'
import { importOf, weekdays } from '@isb/sdk/rules'
import { Button, Checkbox, DetailPanel, Segmented, Select, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { fieldErrors } from '../../lib/base/connection/form-errors.ts'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { FileDrop } from '../../lib/engine/import/file-drop.tsx'
import { isb } from '../../lib/base/connection/isb.ts'
import { useListWords } from '../../lib/engine/rows/words.ts'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'
import { Moves } from './moves.tsx'
import { useCalendarWords } from './words.ts'

type Proposed = Schema<'ProposedDay'>

/** Days that a file proposes, and what has been decided about each. */
export type Imported = Data<'calendar.readFile'> & { readonly name: string }

interface ImportPanelProps {
  imported: Imported | null
  onImported: (imported: Imported) => void
  onClose: () => void
}

/** A file of days: read, shown in the calendar before anything is changed, each make-up day asked about. */
export function ImportPanel({ imported, onImported, onClose }: ImportPanelProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const change = useOperation('calendar.change', t`Days imported`)
  const days = imported?.days ?? []
  const [within, outside] = [days.filter(({ inYear }) => inYear), days.filter(({ inYear }) => !inYear)]
  const taken = importOf(days)
  const apply = useOnce(() => change.mutateAsync({ body: taken }).then(onClose))
  const count = taken.days.length
  const unclear = taken.days.filter(({ kind, runsAs }) => kind === 'MakeUp' && !runsAs).length
  const read = async (file: File) => {
    setProblem(undefined)
    try {
      onImported({ name: file.name, ...(await isb.calendar.readFile({ body: { text: await file.text() } })) })
    } catch (error) {
      setProblem(fieldErrors(error)['text'] ?? (error instanceof Error ? textOf(error) : String(error)))
    }
  }
  const decide = (day: Proposed, part: Partial<Proposed>) =>
    imported && onImported({ ...imported, days: days.map((each) => (each === day ? { ...day, ...part } : each)) })
  const proposals = (shown: readonly Proposed[]) => (
    <ul className="grid divide-y divide-line border-y border-line">
      {shown.map((day) => (
        <Proposal key={`${day.kind} ${day.startsOn}`} day={day} onDecide={(part) => decide(day, part)} />
      ))}
    </ul>
  )
  return (
    <DetailPanel
      title={imported ? t`Import ${imported.name}` : t`Import days`}
      status={unclear > 0 && <StatusChip tone="waiting">{t`${unclear} to decide`}</StatusChip>}
      onClose={onClose}
      words={useListWords().panel}
      actions={
        imported && (
          <>
            <Button onClick={onClose}>{count > 0 ? t`Discard` : t`Close`}</Button>
            {count > 0 && (
              <Button variant="lead" className="flex-1" disabled={unclear > 0} loading={change.isPending} onClick={apply}>
                {t`${plural(count, { one: 'Apply # change', other: 'Apply # changes' })}`}
              </Button>
            )}
          </>
        )
      }
    >
      {imported ? (
        <>
          <div className="text-fg-2">
            <p>{t`${plural(within.length, { one: '# entry falls in a school year.', other: '# entries fall in a school year.' })} Dots mark the days to import.`}</p>
            {count === 0 && <p>{t`No day is chosen to import.`}</p>}
            {imported.passedOver > 0 && (
              <p>{t`${plural(imported.passedOver, { one: '# event is not a whole day and was skipped', other: '# events are not whole days and were skipped' })}`}</p>
            )}
          </div>
          {proposals(within)}
          {outside.length > 0 && (
            <details>
              <summary className="cursor-pointer py-1 text-fg-2">
                {t`${plural(outside.length, { one: '# entry outside any school year', other: '# entries outside any school year' })}`}
              </summary>
              {proposals(outside)}
            </details>
          )}
          <Moves change={count > 0 && unclear === 0 ? taken : undefined} />
        </>
      ) : (
        <FileDrop
          problem={problem}
          onFiles={([file]) => void read(file)}
          prompt={t`Drop a calendar file here`}
          accept=".json,.ics,application/json,text/calendar"
        >
          <p className="text-xs text-fg-3">{t`Public holidays as holiday-cn JSON, or an iCalendar file. You see every change before it is made.`}</p>
        </FileDrop>
      )}
    </DetailPanel>
  )
}

/** What stands there already is not asked about again; of a make-up day it is asked what it is. */
function Proposal({ day, onDecide }: { day: Proposed; onDecide: (part: Partial<Proposed>) => void }) {
  const { t } = useLingui()
  const words = useCalendarWords()
  const label = named(day)
  const asked = day.kind === 'MakeUp' && !day.stands
  const facts = [
    words.range(day.startsOn, day.endsOn),
    day.kind !== 'MakeUp' && sharedWord(`value.DayReason.${day.kind}`),
    day.stands && t`already in the calendar`,
  ]
  return (
    <li className="py-3">
      {day.stands ? (
        <p className="flex items-center gap-2 text-fg-2">
          <Check aria-hidden className="size-4 shrink-0 text-good" />
          {label}
        </p>
      ) : asked ? (
        <b>{label}</b>
      ) : (
        <Checkbox checked={day.take} onCheckedChange={(take) => onDecide({ take })} label={label} />
      )}
      <p className={`text-xs text-fg-2 ${asked ? '' : 'pl-6'}`}>{facts.filter(Boolean).join(' · ')}</p>
      {asked && (
        <div className="flex flex-wrap items-center gap-2 pt-2">
          <Segmented
            label={label}
            options={[
              { value: 'off', label: t`Day off` },
              { value: 'school', label: t`School day` },
            ]}
            value={day.take ? 'school' : 'off'}
            onValueChange={(value) => onDecide({ take: value === 'school' })}
          />
          {day.take && (
            <Select
              size="sm"
              className="w-auto"
              aria-label={t`Follows the timetable of`}
              prefix={t`runs as`}
              placeholder={t`choose`}
              options={weekdays.slice(0, 5).map((value) => ({ value, label: sharedWord(`value.Weekday.${value}`) }))}
              value={day.runsAs}
              onValueChange={(runsAs) => onDecide({ runsAs })}
            />
          )}
        </div>
      )}
    </li>
  )
}
