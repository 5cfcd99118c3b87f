// How much of a series something is done with: this one, it and those after it, all of them.
import type { Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Field, Textarea } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useId, useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import type { BodyProps } from '../../lib/declare/actions.ts'
import { repeatText } from './repeat-text.ts'

type Part = Schema<'SeriesPart'>
type Row = Pick<Schema<'VenueReservation'>, 'series'>

export function PartChoice({ value, onValueChange }: { value: Part; onValueChange: (part: Part) => void }) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={fieldWord('which')} className="grid gap-2">
      {values.SeriesPart.map((part) => (
        <label
          key={part}
          className="flex min-h-9 items-center gap-2 rounded-md border border-line-2 bg-surface px-3 py-1.5 has-checked:border-lead has-checked:bg-lead-soft"
        >
          <input type="radio" name={name} className="accent-lead" checked={part === value} onChange={() => onValueChange(part)} />
          {enumWord('SeriesPart', part)}
        </label>
      ))}
    </div>
  )
}

/** Asks which of a series, and for a reason where one is wanted. */
const seriesQuestion = (usual: Part, withReason: boolean) =>
  function SeriesQuestion({ title, text, label, rows: [row], onClose, onBody }: BodyProps<Row>) {
    const [which, setWhich] = useState(usual)
    const [reason, setReason] = useState('')
    const [tried, setTried] = useState(false)
    const missing = withReason && !reason.trim()
    const rule = row?.series ? repeatText(row.series.rule) : ''
    return (
      <SendDialog
        title={title}
        text={[rule, text].filter(Boolean).join('. ')}
        verb={label}
        onClose={onClose}
        send={() => {
          setTried(true)
          return missing ? undefined : onBody({ which, ...(withReason && { reason: reason.trim() }) })
        }}
      >
        <PartChoice value={which} onValueChange={setWhich} />
        {withReason && (
          <Field label={fieldWord('reason')} error={tried && missing ? t`A reason is needed` : undefined} required>
            <Textarea rows={3} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        )}
      </SendDialog>
    )
  }

/** Why one reservation is rejected. */
export function Rejection({
  title,
  onClose,
  onReason,
}: {
  title: string
  onClose: () => void
  onReason: (reason: string) => Promise<unknown>
}) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = !reason.trim()
  return (
    <SendDialog
      title={title}
      text={t`The reserver will get the reason by email, and the time becomes free.`}
      verb={t`Reject`}
      onClose={onClose}
      send={() => {
        setTried(true)
        return missing ? undefined : onReason(reason.trim())
      }}
    >
      <Field label={fieldWord('reason')} error={tried && missing ? t`A reason is needed` : undefined} required>
        <Textarea rows={3} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </SendDialog>
  )
}

export const SeriesApproval = seriesQuestion('All', false)
export const SeriesRejection = seriesQuestion('All', true)
export const SeriesCancellation = seriesQuestion('One', false)
export const SeriesMove = seriesQuestion('One', false)
