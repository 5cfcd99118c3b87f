import { offeredDays, takenBy, whyNotDays, type PassDays } from '@isb/sdk/rules'
import { Field, Input, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { BodyProps } from '../../lib/declare/actions.ts'
import { useStanding, type Pass } from './data.ts'

const none: readonly never[] = []

/** Asks from when and until when a pass is good, offers what fits beside the plate's other passes, and says what does not. */
export default function DaysDialog({ title, text, label, rows, onClose, onBody }: BodyProps<Pass>) {
  const { t } = useLingui()
  // Many are given one last day, and begin today.
  const row = rows.length === 1 ? rows[0] : undefined
  const { day, dayFromNow } = useWhen()
  const { data: settings } = useQuery({ ...query('vehicle.settings'), ...lasting })
  const others = useStanding(row) ?? none
  const [typed, setTyped] = useState<Partial<PassDays>>({})
  const [tried, setTried] = useState(false)

  const today = dayFromNow(0)
  const days = { validFrom: '', expiresOn: '', ...(settings && offeredDays(today, settings.yearEnds, others)), ...typed }
  const missing = (field: keyof PassDays) => (days[field] === '' ? sharedWord('invalid.required', { field: fieldWord(field) }) : undefined)
  const why = days.expiresOn === '' ? null : whyNotDays({ ...days, validFrom: days.validFrom || today }, today)
  const taken = row && !why ? takenBy(days, others) : undefined
  const problems = {
    validFrom: row && missing('validFrom'),
    expiresOn: missing('expiresOn') ?? (why ? sharedWord(`reason.${why}`) : undefined),
  }
  const wrong = Boolean(problems.validFrom ?? problems.expiresOn ?? taken)

  const input = (field: keyof PassDays) => (
    <Input type="date" value={days[field]} onChange={({ target }) => setTyped((old) => ({ ...old, [field]: target.value }))} />
  )
  // Said before it is asked: why the first day that is offered is not today.
  const [last] = taken ? none : others
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
      {row && last && <Note tone="live">{t`${row.plate} has a valid pass until ${day(last.expiresOn)}.`}</Note>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {row && (
          <Field label={fieldWord('validFrom')} error={tried && problems.validFrom} required>
            {input('validFrom')}
          </Field>
        )}
        <Field
          label={fieldWord('expiresOn')}
          error={(tried || why) && problems.expiresOn}
          hint={t`The last day on which it is valid`}
          required
        >
          {input('expiresOn')}
        </Field>
      </div>
    </SendDialog>
  )
}
