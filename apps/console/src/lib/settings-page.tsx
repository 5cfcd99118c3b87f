import { isIsbError, type Data } from '@isb/sdk'
import { Button, ErrorState, PageHeader, ProgressBar } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { query } from './query.ts'
import { textOf } from './report.ts'
import { SettingsTabs, type SettingsPart } from './settings-tabs.tsx'

/** An operation that reads settings. */
export type SettingsId = 'settings.get' | 'bike.settings' | 'vehicle.settings'

interface SettingsPageProps<Id extends SettingsId> {
  operation: Id
  part: SettingsPart
  title: string
  text: string
  /** Stands beside the title once the settings are there. */
  aside?: ReactNode
  /** Stands there while they load. */
  blank?: ReactNode
  children: (settings: Data<Id>) => ReactNode
}

/** A part of the settings: on its way, failed, there. Its form may be fetched apart. */
export function SettingsPage<Id extends SettingsId>({ operation, part, title, text, aside, blank, children }: SettingsPageProps<Id>) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({ ...query(operation as 'settings.get'), meta: { quiet: true } })
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader title={title} text={text} aside={data && aside} />
      <SettingsTabs value={part} />
      {data ? (
        <Suspense>{children(data as Data<Id>)}</Suspense>
      ) : error ? (
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
      ) : (
        blank
      )}
    </div>
  )
}
