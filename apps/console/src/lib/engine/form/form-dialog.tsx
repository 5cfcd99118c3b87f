import { Button, ConcernedRecords, ConfirmDialog, Dialog, DialogBody, DialogFooter, Form } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { RefusalNote } from './refusal-note.tsx'
import { SaveButton } from './save-button.tsx'
import { TroubleNote } from './trouble.tsx'
import type { FormState } from './use-form.ts'

interface FormDialogProps<Values extends object> {
  form: FormState<Values>
  title: ReactNode
  /** The verb of its button: “Create account”. */
  verb: string
  /** It was under way before, and is taken up again. */
  restored: boolean
  /** Only shown, to who may not change it. */
  readOnly?: boolean
  /** The field that the focus begins in, and comes back to; else the first. */
  first?: RefObject<HTMLElement | null>
  onClose: () => void
  /** Takes what was typed for a record that is gone as a new one. */
  asNew?: () => void
  /** Names a field and says a value, where two people have changed the same. */
  fieldName: (field: keyof Values & string) => string
  show: (field: keyof Values & string, values: Values) => string
  children: ReactNode
}

/** A form of 520 px: unsaved changes are asked about, Ctrl Enter sends, what came between is told. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { t } = useLingui()
  const { form, readOnly = false, first, onClose } = props
  const [asking, setAsking] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && form.holds(),
    enableBeforeUnload: () => form.dirty,
    withResolver: true,
  })
  const close = () => {
    if (form.busy) return
    if (form.holds()) setAsking(true)
    else onClose()
  }
  // The buttons of the trouble are gone with it.
  const had = useRef(form.trouble)
  useEffect(() => {
    if (had.current && !form.trouble) first?.current?.focus()
    had.current = form.trouble
  }, [form.trouble, first])
  return (
    <Dialog
      open
      onOpenChange={close}
      title={props.title}
      closeLabel={t`Close`}
      onOpenAutoFocus={(event) => {
        if (readOnly || !first?.current) return
        event.preventDefault()
        first.current.focus()
      }}
    >
      <Form className="contents" onSubmit={() => readOnly || form.submit()}>
        <DialogBody>
          {props.restored && !form.trouble && form.dirty && (
            <p role="status" className="rounded-md bg-live-bg px-3 py-2 text-live">
              <Trans>This is what you typed before. It has not been saved.</Trans>
            </p>
          )}
          {form.trouble && (
            <TroubleNote form={form} trouble={form.trouble} fieldName={props.fieldName} show={props.show} asNew={props.asNew} />
          )}
          {props.children}
        </DialogBody>
        <RefusalNote error={form.refusal} form={form} className="px-6 pb-3" />
        <DialogFooter>
          <Button onClick={close}>{readOnly ? t`Close` : t`Cancel`}</Button>
          {!readOnly && <SaveButton verb={props.verb} busy={form.busy || form.waiting} idle={form.idle} />}
        </DialogFooter>
      </Form>
      <ConcernedRecords value={undefined}>
        <ConfirmDialog
          open={asking || blocker.status === 'blocked'}
          onOpenChange={() => {
            setAsking(false)
            blocker.reset?.()
          }}
          tone="danger"
          title={t`Discard what you typed?`}
          text={t`It has not been saved.`}
          cancelLabel={t`Keep editing`}
          confirmLabel={t`Discard`}
          onConfirm={() => {
            form.forget()
            setAsking(false)
            onClose()
            blocker.proceed?.()
          }}
        />
      </ConcernedRecords>
    </Dialog>
  )
}
