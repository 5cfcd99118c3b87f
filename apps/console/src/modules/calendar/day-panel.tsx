import { type Schema } from '@isb/sdk'
import { divisions } from '@isb/sdk/rules'
import { Button, DetailPanel, Fields, type DayRange } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { useListWords } from '../../lib/engine/rows/words.ts'
import type { ShownDay, SpecialDay } from './data.ts'
import { Removal } from './moves.tsx'
import { useCalendarWords } from './words.ts'
import { History } from '../../lib/engine/record/late-history.ts'

interface DayPanelProps {
  range: DayRange
  days: readonly SpecialDay[]
  showFor: (division: Schema<'Division'>) => (day: string) => ShownDay
  mayEdit: boolean
  onAdd: () => void
  onEdit: (day: SpecialDay) => void
  onClose: () => void
}

/** Some days: what they are for each division, and the special days that say so. */
export function DayPanel({ range, days, showFor, mayEdit, onAdd, onEdit, onClose }: DayPanelProps) {
  const { t } = useLingui()
  const words = useCalendarWords()
  const { from, to } = range
  /** The day whose deletion is asked about, also when somebody else deletes it meanwhile. */
  const [leaving, setLeaving] = useState<SpecialDay>()
  const title = from === to ? words.fullDay(from) : words.range(from, to)
  return (
    <DetailPanel
      title={title}
      onClose={onClose}
      words={useListWords().panel}
      actions={
        mayEdit && (
          <Button variant="lead" className="flex-1" onClick={onAdd}>
            <Plus aria-hidden />
            {from === to ? t`Add a special day` : t`Add special days`}
          </Button>
        )
      }
    >
      {from === to && (
        <Fields
          className="border-b border-line pb-3"
          items={divisions.map((each) => ({
            id: each,
            label: sharedWord(`value.Division.${each}`),
            value: words.day(showFor(each)(from)),
          }))}
        />
      )}
      {days.length === 0 && <p className="text-fg-2">{t`An ordinary day: its weekday and the terms apply.`}</p>}
      <ul className="grid gap-4">
        {days.map((day) => (
          <Entry key={day.id} day={day} mayEdit={mayEdit} onEdit={() => onEdit(day)} onDelete={() => setLeaving(day)} />
        ))}
      </ul>
      {leaving && (
        <Removal
          name={leaving.name}
          text={t`Deleted data cannot be recovered.`}
          removal={{ removeDays: [{ id: leaving.id, version: leaving.version }] }}
          gone={!days.some(({ id }) => id === leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </DetailPanel>
  )
}

interface EntryProps {
  day: SpecialDay
  mayEdit: boolean
  onEdit: () => void
  onDelete: () => void
}

/** A special day with what may be done with it. */
function Entry({ day, mayEdit, onEdit, onDelete }: EntryProps) {
  const { t } = useLingui()
  const words = useCalendarWords()
  const [told, setTold] = useState(false)
  const facts = [
    sharedWord(`value.DayReason.${day.kind}`),
    words.range(day.startsOn, day.endsOn),
    day.part !== 'Whole' && sharedWord(`value.DayPart.${day.part}`),
    day.runsAs && t`runs as ${sharedWord(`value.Weekday.${day.runsAs}`)}`,
    words.whom(day),
  ]
  return (
    <li className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-3">
      <div>
        <h3 className="font-bold break-words">{named(day)}</h3>
        <p className="text-xs text-fg-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <>
            <Button size="sm" onClick={onEdit} aria-label={t`Edit ${day.name}`}>
              <Pencil aria-hidden />
              {t`Edit`}
            </Button>
            <Button size="sm" variant="danger" onClick={onDelete} aria-label={t`Delete ${day.name}`}>
              <Trash2 aria-hidden />
              {t`Delete`}
            </Button>
          </>
        )}
        <Button size="sm" variant="ghost" aria-expanded={told} onClick={() => setTold(!told)}>
          {t`History`}
        </Button>
      </div>
      {told && (
        <Suspense>
          <History operation="calendar.history" path={{ dayId: day.id }} />
        </Suspense>
      )}
    </li>
  )
}
