import { Button, ErrorState, ProgressBar } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { textOf } from '../lib/report.ts'

/** A screen is on its way. */
export function Loading() {
  const { t } = useLingui()
  return <ProgressBar active label={t`Loading`} />
}

/** A screen that could not be loaded or has broken. */
export function Failed({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  return (
    <ErrorState
      className="m-auto"
      level={1}
      title={t`The page did not load`}
      text={textOf(error)}
      action={<Button onClick={() => { reset(); void router.invalidate() }}><Trans>Retry</Trans></Button>}
    />
  )
}
