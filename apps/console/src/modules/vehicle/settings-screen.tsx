import { isIsbError } from '@isb/sdk'
import { Button, ErrorState, PageHeader, ProgressBar } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loadSchemas } from '../../lib/form/check.ts'
import { query } from '../../lib/query.ts'
import { textOf } from '../../lib/report.ts'
import { SettingsTabs } from '../../lib/settings-tabs.tsx'

const SettingsForm = lazy(() => Promise.all([import('./settings-form.tsx'), loadSchemas()]).then(([form]) => form))

/** Until when passes are given, and when who has one is reminded. */
export function PassSettingsScreen() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({ ...query('vehicle.settings'), meta: { quiet: true } })
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader title={t`Settings of passes`} text={t`Until when passes are given, and when who has one is reminded.`} />
      <SettingsTabs value="passes" />
      {data ? (
        <Suspense>
          <SettingsForm settings={data} />
        </Suspense>
      ) : (
        error && (
          <ErrorState
            className="m-auto"
            title={t`The settings did not load`}
            text={textOf(error)}
            reference={isIsbError(error) && error.requestId}
            action={
              <Button loading={isFetching} onClick={() => void refetch()}>
                <RefreshCw aria-hidden />
                <Trans>Retry</Trans>
              </Button>
            }
          />
        )
      )}
    </div>
  )
}
