import { nextYearEnd, whyNotDays } from '@isb/sdk/rules'
import { Field, Input, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/form/send-dialog.tsx'
import { sharedWord } from '../../lib/i18n.ts'
import type { BodyProps } from '../../lib/screen/declared-actions.ts'
import { useWhen } from '../../lib/record/when.ts'
import { usePassSettings, useStanding, type Pass } from './data.ts'
import { offeredDays, takenBy, type Days } from './days.ts'

const nobody = { id: 0, plate: '' }
const none: readonly never[] = []

/** Asks from when and until when a pass is good, offers what fits beside the plate's other passes, and says what does not. */
export default function DaysDialog({ title, text, label, rows, onClose, onBody }: BodyProps<Pass>) {
  const { t } = useLingui()
  // Many are given one last day, and begin today.
  const row = rows.length === 1 ? rows[0] : undefined
  const { day, dayFromNow } = useWhen()
  const settings = usePassSettings()
  const standing = useStanding(row ?? nobody, row !== undefined)
  const [typed, setTyped] = useState<Partial<Days>>({})
  const [tried, setTried] = useState(false)

  const today = dayFromNow(0)
  const others = standing ?? none
  const offered =
    settings &&
    (row ? offeredDays(today, settings.yearEnds, others) : { validFrom: today, expiresOn: nextYearEnd(settings.yearEnds, today) })
  const days: Days = { validFrom: '', expiresOn: '', ...offered, ...typed }
  const missing = (field: keyof Days) =>
    days[field] === '' ? sharedWord('invalid.required', { field: sharedWord(`field.${field}`) }) : undefined
  const why = missing('expiresOn') ? null : whyNotDays({ ...days, validFrom: days.validFrom || today }, today)
  const taken = row && !why ? takenBy(days, others) : undefined
  const problems = {
    validFrom: row && missing('validFrom'),
    expiresOn: missing('expiresOn') ?? (why ? sharedWord(`reason.${why}`) : undefined),
  }
  const wrong = Boolean(problems.validFrom ?? problems.expiresOn) || taken !== undefined

  const set = (field: keyof Days) => (event: { target: { value: string } }) => setTyped((old) => ({ ...old, [field]: event.target.value }))
  // Said before it is asked: why the first day that is offered is not today.
  const follows = row && !taken && others.length > 0 && others.toSorted((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1))[0]
  return (
    <SendDialog
      title={title}
      text={text}
      verb={label}
      problem={
        taken && row && sharedWord('reason.PASS_OVERLAPS', { plate: row.plate, from: day(taken.validFrom), to: day(taken.expiresOn) })
      }
      send={() => {
        setTried(true)
        return wrong ? undefined : onBody(row ? days : { expiresOn: days.expiresOn })
      }}
      onClose={onClose}
    >
      {follows && <Note tone="live">{t`${row.plate} has a valid pass until ${day(follows.expiresOn)}.`}</Note>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {row && (
          <Field label={sharedWord('field.validFrom')} error={tried && problems.validFrom} required>
            <Input type="date" value={days.validFrom} onChange={set('validFrom')} />
          </Field>
        )}
        <Field
          label={sharedWord('field.expiresOn')}
          error={(tried || why) && problems.expiresOn}
          hint={t`The last day on which it is valid`}
          required
        >
          <Input type="date" value={days.expiresOn} onChange={set('expiresOn')} />
        </Field>
      </div>
    </SendDialog>
  )
}
