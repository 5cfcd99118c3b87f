import { Button, Dialog, DialogBody, DialogFooter, Form, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useOnce } from '../../base/connection/query.ts'
import { RefusalNote } from './refusal-note.tsx'
import { SaveButton } from './save-button.tsx'

interface SendDialogProps {
  title: string
  text?: string
  /** The verb of its button: “Save reach”. */
  verb: string
  disabled?: boolean
  /** Sends what was filled in; answers nothing where something is missing. */
  send: () => Promise<unknown> | undefined
  /** What is wrong before it is sent. */
  problem?: string | undefined
  onClose: () => void
  className?: string
  children: ReactNode
}

/** A few fields that are sent, once. It closes when that is done; when it is refused it stays, and says why. */
export function SendDialog({ title, text, verb, disabled = false, send, problem, onClose, className, children }: SendDialogProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const submit = useOnce(async () => {
    setRefused(undefined)
    const sent = send()
    if (!sent) return
    setBusy(true)
    await sent.then(onClose, (error: unknown) => {
      setRefused(error)
      setBusy(false)
    })
  })
  return (
    <Dialog
      open
      onOpenChange={() => busy || onClose()}
      title={title}
      closeLabel={t`Close`}
      {...(text && { description: text })}
      {...(className && { className })}
    >
      <Form className="contents" onSubmit={submit}>
        <DialogBody>
          {problem && (
            <Note tone="bad" role="alert">
              {problem}
            </Note>
          )}
          {children}
        </DialogBody>
        <RefusalNote error={problem ? undefined : refused} className="px-6 pb-3" />
        <DialogFooter>
          <Button onClick={onClose} disabled={busy}>{t`Cancel`}</Button>
          <SaveButton verb={verb} busy={busy} disabled={disabled} />
        </DialogFooter>
      </Form>
    </Dialog>
  )
}
