import { Button, Kbd } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'

interface SaveButtonProps {
  verb: string
  /** It is being sent. */
  busy: boolean
  /** Nothing was changed: it is greyed, and says why. */
  idle?: boolean
  disabled?: boolean
}

/** Sends a form. */
export function SaveButton({ verb, busy, idle = false, disabled = false }: SaveButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      type="submit"
      variant="lead"
      loading={busy}
      disabled={disabled}
      {...(idle && { 'aria-disabled': true, title: t`Nothing to save` })}
    >
      {verb}
      <Kbd keys={['Ctrl', '⏎']} inverse className="touch:hidden" />
    </Button>
  )
}
