import { Button, ErrorState, ProgressBar } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { textOf } from '../lib/base/connection/report.ts'

export const loadComing = () => import('./coming-page.tsx')
// What cannot be fetched leaves the progress alone to be seen.
const ComingPage = lazy(() => loadComing().catch(() => ({ default: () => null })))

/** A screen is on its way. */
export function Loading() {
  return (
    <>
      <OnItsWay />
      <Suspense>
        <ComingPage />
      </Suspense>
    </>
  )
}

function OnItsWay() {
  const { t } = useLingui()
  return <ProgressBar active label={t`Loading`} />
}

/** A screen that could not be loaded or has broken. Retry begins anew: after a new deployment the old page's files are gone. */
export function Failed({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  return (
    <ErrorState
      className="m-auto"
      level={1}
      title={t`The page did not load`}
      text={textOf(error)}
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}
