import { ConfirmDialog, Field, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { sharedWord } from '../../base/words/i18n.ts'
import { keep, kept } from '../../base/storage/keep.ts'
import { RefusalNote } from '../form/refusal-note.tsx'
import { useOnce } from '../../base/connection/query.ts'

interface ReasonDialogProps {
  /** The question, naming the thing: “Reject the rent of B-012?”. */
  title: string
  /** What will happen, and who is told. */
  text?: string
  /** The verb. */
  label: string
  /** What is asked for; the reason unless told otherwise. */
  field?: string
  /** It may be left empty, and nothing bad is done by it. */
  optional?: boolean
  /** Nothing bad is done by it, although it must be given. */
  harmless?: boolean
  /** Where what is typed outlives a reload and the end of the session: `roles.remove.12`. Without it nothing is kept. */
  keptAs?: string
  onClose: () => void
  /** Does it; the dialog stays, with what was typed, when it fails. */
  onReason: (reason: string) => Promise<unknown>
}

/** Asks for the reason of a decision, which is told to who asked; or for a note. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, field: name, optional = false, harmless = optional, keptAs, onClose, onReason } = props
  const { t } = useLingui()
  const [before] = useState(() => (keptAs === undefined ? undefined : (kept(keptAs) as string | undefined)))
  const [reason, setReason] = useState(before ?? '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const field = useRef<HTMLTextAreaElement>(null)
  const missing = !optional && reason.trim() === ''
  const put = (next: string | undefined) => {
    if (keptAs !== undefined) keep(keptAs, next)
  }
  const close = () => {
    put(undefined)
    onClose()
  }
  const asked = name ?? sharedWord('field.reason')
  const send = useOnce(async () => {
    setTried(true)
    if (missing) return field.current?.focus()
    setBusy(true)
    setRefused(undefined)
    await onReason(reason.trim()).then(close, (error: unknown) => {
      setRefused(error)
      setBusy(false)
    })
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      tone={harmless ? 'lead' : 'danger'}
      title={title}
      text={text}
      confirmLabel={label}
      confirmKeys={['Ctrl', '⏎']}
      cancelLabel={t`Not now`}
      busy={busy}
      onConfirm={send}
    >
      <Field
        label={asked}
        required={!optional}
        hint={before !== undefined ? t`This is what you typed before. It has not been saved.` : optional && t`Optional`}
        error={tried && missing && sharedWord('invalid.required', { field: asked })}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            maxLength={500}
            value={reason}
            onChange={({ target: { value } }) => {
              setReason(value)
              put(value === '' ? undefined : value)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
            }}
          />
        )}
      </Field>
      <RefusalNote error={refused} className="mt-4" />
    </ConfirmDialog>
  )
}
