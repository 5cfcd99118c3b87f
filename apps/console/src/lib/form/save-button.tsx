import { Button, Kbd } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { FormState } from './use-form.ts'

/** Sends a form. It is greyed, and says why, where nothing was changed. */
export function SaveButton<Values extends object>({ form, verb }: { form: FormState<Values>; verb: string }) {
  const { t } = useLingui()
  return (
    <Button
      type="submit"
      variant="lead"
      loading={form.busy || form.waiting}
      {...(form.idle && { 'aria-disabled': true, title: t`Nothing to save` })}
    >
      {verb}
      <Kbd keys={['Ctrl', '⏎']} inverse className="touch:hidden" />
    </Button>
  )
}
