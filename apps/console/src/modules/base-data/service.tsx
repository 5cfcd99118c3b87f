// The service that rosters are fetched from, over the list of bundles: when it is asked next, and the button that asks it now.
import type { Schema } from '@isb/sdk'
import { Button } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CloudDownload } from 'lucide-react'
import { lasting, query, useOperation } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { useWhen } from '../../lib/engine/record/when.ts'

/** Nothing where the school has none. */
export function Service() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { may } = useCaller()
  const { data } = useQuery({ ...query('baseData.settings'), ...lasting })
  const pull = useOperation('baseData.pull', false)
  const rhythm = useRhythm(data)
  if (!data || data.address === '') return null
  const fetch = () => pull.mutate({}, { onSuccess: ({ id }) => void navigate({ to: '/base-data/changes', search: { runId: id } }) })
  return (
    <section aria-label={t`Roster service`} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <p className="min-w-0">
        <span className="font-bold break-all">{new URL(data.address).host}</span> <span className="text-fg-2">{rhythm}</span>
      </p>
      {may('baseData.pull') && (
        <Button className="ml-auto" disabled={!data.hasCredential} loading={pull.isPending} onClick={fetch}>
          <CloudDownload aria-hidden />
          {t`Fetch now`}
        </Button>
      )}
    </section>
  )
}

/** When it is asked, in words. */
function useRhythm(settings: Schema<'BaseDataSettings'> | undefined): string {
  const { t } = useLingui()
  const when = useWhen()
  if (!settings) return ''
  const { pullsAt, pausedFrom, pausedUntil, applies, hasCredential } = settings
  if (!hasCredential) return t`No secret or token is stored`
  if (pullsAt === '') return t`Fetched manually`
  const today = when.dayFromNow(0)
  if (pausedFrom !== null && pausedFrom <= today && (pausedUntil === null || today <= pausedUntil))
    return pausedUntil === null ? t`Paused` : t`Paused until ${when.day(pausedUntil)}`
  return applies ? t`Fetched and applied every day at ${pullsAt}` : t`Fetched every day at ${pullsAt}`
}
