import { Button } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Difference } from '../../declare/draft.ts'
import type { FormState, Trouble } from './use-form.ts'

interface TroubleNoteProps<Values extends object> {
  form: FormState<Values>
  trouble: Trouble<Values>
  fieldName: (field: keyof Values & string) => string
  show: (field: keyof Values & string, values: Values) => string
  /** Takes what was typed for a record that is gone as a new one. */
  asNew?: (() => void) | undefined
}

/** Somebody else has changed or deleted what is being edited; nothing typed is lost. */
export function TroubleNote<Values extends object>({ form, trouble, fieldName, show, asNew }: TroubleNoteProps<Values>) {
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the focus goes to what has come of it, and stays in the form.
  useEffect(() => {
    note.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each kind puts other buttons here
  }, [trouble.kind])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="grid gap-3 rounded-md bg-waiting-bg p-3 text-waiting outline-none">
      <p className="flex gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {trouble.kind === 'stale' && (
            <>
              {trouble.why} <Trans>What you typed is still here, but not saved.</Trans>
            </>
          )}
          {trouble.kind === 'gone' && <Trans>Somebody else has deleted this. What you typed is still here.</Trans>}
          {trouble.kind === 'choose' && <Trans>This is the latest version. Choose what to keep, then save.</Trans>}
        </span>
      </p>
      {trouble.kind === 'stale' && (
        <Button className="justify-self-start" loading={form.loading} onClick={form.reload}>
          <Trans>Reload</Trans>
        </Button>
      )}
      {trouble.kind === 'gone' && asNew && (
        <Button className="justify-self-start" onClick={asNew}>
          <Trans>Save as new</Trans>
        </Button>
      )}
      {trouble.kind === 'choose' &&
        trouble.differences.map((difference) => (
          <Choice key={difference.field} form={form} difference={difference} name={fieldName(difference.field)} show={show} />
        ))}
    </div>
  )
}

interface ChoiceProps<Values extends object> {
  form: FormState<Values>
  difference: Difference<Values>
  name: string
  show: TroubleNoteProps<Values>['show']
}

function Choice<Values extends object>({ form, difference: { field, theirs, yours }, name, show }: ChoiceProps<Values>) {
  const { t } = useLingui()
  const sides = [
    [t`Theirs`, theirs],
    [t`Yours`, yours],
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">{name}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(([side, values]) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are two levels down
          <label
            key={side}
            className="flex min-h-9 min-w-0 items-center gap-2 rounded-md border border-line-2 bg-surface px-3 py-1.5 text-fg has-checked:border-lead has-checked:bg-lead-soft"
          >
            <input
              type="radio"
              name={`choice-${field}`}
              className="accent-lead"
              checked={JSON.stringify(form.values[field]) === JSON.stringify(values[field])}
              onChange={() => form.set(field, values[field])}
            />
            <span className="min-w-0">
              <span className="block text-xs text-fg-2">{side}</span>
              <span className="block break-words">{show(field, values) || t`(empty)`}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
