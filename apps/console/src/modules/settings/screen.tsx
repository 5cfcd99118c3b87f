import { isIsbError, type Schema } from '@isb/sdk'
import { Badge, Button, ErrorState, PageHeader, ProgressBar, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { query } from '../../lib/query.ts'
import { textOf } from '../../lib/report.ts'
import { useCan } from '../../lib/session.ts'
import { SettingsTabs } from '../../lib/settings-tabs.tsx'
import { Shown } from './shown.tsx'
import { SettingsForm } from './form.tsx'

/** What the school decides for itself: to be changed by who may, to be looked at by the others. */
export function SettingsScreen() {
  const { t } = useLingui()
  const mayEdit = useCan('settings:edit')
  const { data, error, isFetching, refetch } = useQuery({ ...query('settings.get'), meta: { quiet: true } })
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader
        title={t`Settings`}
        text={t`What the school decides for itself.`}
        aside={data && !mayEdit && <Badge>{t`Read only`}</Badge>}
      />
      <SettingsTabs value="general" />
      {data ? (
        <Loaded settings={data} mayEdit={mayEdit} />
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
        <Blank />
      )}
    </div>
  )
}

/** Who is given the button meanwhile gets the form, who loses it sees what stands; what was typed is kept as a draft. */
const Loaded = ({ settings, mayEdit }: { settings: Schema<'Settings'>; mayEdit: boolean }) =>
  mayEdit ? <SettingsForm settings={settings} /> : <Shown settings={settings} />

function Blank() {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="grid gap-10 border-t border-line px-4 py-8 sm:px-6 lg:grid-cols-[15rem_minmax(0,40rem)]"
    >
      <Skeleton className="w-24" />
      <div className="grid gap-6">
        {['w-28', 'w-40', 'w-20'].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-9! w-full rounded-md" />
          </div>
        ))}
      </div>
    </div>
  )
}
