import { Button, Form } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { LeaveGuard } from './leave-guard.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SaveButton } from './save-button.tsx'
import { TroubleNote } from './trouble.tsx'
import type { FormState } from './use-form.ts'

interface FormPageProps<Values extends object> {
  form: FormState<Values>
  /** The verb of its button: “Save settings”. */
  verb: string
  /** It was under way before, and is taken up again. */
  restored: boolean
  /** It was opened to be filled in: the focus begins in its first field. */
  begins?: boolean
  /** Takes back what was typed. */
  onDiscard: () => void
  fieldName: (field: keyof Values & string) => string
  show: (field: keyof Values & string, values: Values) => string
  children: ReactNode
}

/** A form that stays, as a page: its buttons at the foot, unsaved changes asked about when one leaves. */
export function FormPage<Values extends object>({
  form,
  verb,
  restored,
  begins = false,
  onDiscard,
  fieldName,
  show,
  children,
}: FormPageProps<Values>) {
  const { dirty, trouble } = form
  // Once it is saved or discarded, what is typed is typed now.
  const [typedBefore, setTypedBefore] = useState(restored)
  if (typedBefore && !dirty) setTypedBefore(false)
  return (
    <Form className="flex flex-1 flex-col" begins={begins} onSubmit={form.submit}>
      {(trouble || typedBefore) && (
        <div className="grid max-w-232 gap-3 px-4 pb-4 sm:px-6">
          {typedBefore && !trouble && (
            <p role="status" className="rounded-md bg-live-bg px-3 py-2 text-live">
              <Trans>This is what you typed before. It has not been saved.</Trans>
            </p>
          )}
          {trouble && <TroubleNote form={form} trouble={trouble} fieldName={fieldName} show={show} />}
        </div>
      )}
      {children}
      <footer className="sticky bottom-0 mt-auto border-t border-line bg-surface px-4 py-3 sm:px-6">
        <RefusalNote error={form.refusal} form={form} className="mb-3" />
        <div className="flex items-center justify-end gap-2">
          <p role="status" className="min-w-0 flex-1 text-fg-2">
            {dirty && <Trans>Not saved yet</Trans>}
          </p>
          {dirty && (
            <Button onClick={onDiscard} disabled={form.busy}>
              <Trans>Discard</Trans>
            </Button>
          )}
          <SaveButton verb={verb} busy={form.busy || form.waiting} idle={form.idle} />
        </div>
      </footer>
      <LeaveGuard dirty={dirty} holds={form.holds} onForget={form.forget} />
    </Form>
  )
}
