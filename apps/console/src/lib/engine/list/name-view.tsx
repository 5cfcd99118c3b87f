import { Field, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../form/send-dialog.tsx'

interface NameViewProps {
  /** Names that stand for views already. */
  taken: readonly string[]
  onClose: () => void
  onName: (name: string) => void
}

/** Asks under which name a view is saved. */
export default function NameView({ taken, onClose, onName }: NameViewProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const name = typed.trim()
  return (
    <SendDialog
      title={t`Save this view`}
      verb={t`Save view`}
      className="max-w-104"
      send={() => {
        setTried(true)
        return name ? Promise.resolve(onName(name)) : undefined
      }}
      onClose={onClose}
    >
      <Field
        label={t`View name`}
        required
        error={tried && !name && t`Please give the view a name`}
        hint={
          taken.includes(name)
            ? t`This replaces the view with the same name.`
            : t`Only you see it. To share what you see, copy the address.`
        }
      >
        <Input value={typed} maxLength={60} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
      </Field>
    </SendDialog>
  )
}
