import type { Data, OperationId } from '@isb/sdk'
import { PageHeader, ProgressBar } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { NotLoaded } from './not-loaded.tsx'
import { query } from './query.ts'
import { SettingsTabs } from './settings-tabs.tsx'

/** An operation that reads settings. */
export type SettingsId = Extract<OperationId, 'settings.get' | `${string}.settings`>

interface SettingsPageProps<Id extends SettingsId> {
  operation: Id
  title: string
  text: string
  /** Stands beside the title once the settings are there. */
  aside?: ReactNode
  /** Stands there while they load. */
  blank?: ReactNode
  children: (settings: Data<Id>) => ReactNode
}

/** A part of the settings: on its way, failed, there. Its form may be fetched apart. */
export function SettingsPage<Id extends SettingsId>({ operation, title, text, aside, blank, children }: SettingsPageProps<Id>) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({ ...query(operation as 'settings.get'), meta: { quiet: true } })
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader title={title} text={text} aside={data && aside} />
      <SettingsTabs />
      {data ? (
        <Suspense>{children(data as Data<Id>)}</Suspense>
      ) : error ? (
        <NotLoaded className="m-auto" title={t`The settings did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        blank
      )}
    </div>
  )
}
