import { whyNotMovePass } from '@isb/sdk/rules'
import { ErrorState } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LevelLayout } from '../../../lib/engine/page/level.tsx'
import { Permitted } from '../../../lib/engine/page/permitted.tsx'
import { loadSchemas } from '../../../lib/declare/check.ts'
import { late } from '../../../lib/base/lazy/late.tsx'
import { NotLoaded } from '../../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../../lib/base/connection/query.ts'
import { decidedText } from '../../../lib/engine/record/values.tsx'
import { useCaller } from '../../../lib/base/connection/session.ts'
import { usePageTitle } from '../../../lib/base/storage/title.ts'
import { decidedWord } from '../data.ts'

const route = getRouteApi('/_level/vehicle/apply')

const loadForm = () => Promise.all([import('./apply-form.tsx'), loadSchemas()]).then(([form]) => form)
const ApplyForm = late(loadForm)

/** An application on a page of its own: a new one, one from another pass (`renewsId`), or the correction of one that is pending (`id`). */
export default function ApplyScreen() {
  const { t } = useLingui()
  const edits = route.useSearch({ select: ({ id }) => id !== undefined })
  const title = edits ? t`Edit application` : t`New application`
  usePageTitle(title)
  return (
    <Permitted whole code={edits ? 'vehicle:edit' : 'vehicle:create'}>
      <Application title={title} />
    </Permitted>
  )
}

function Application({ title }: { title: string }) {
  const { t } = useLingui()
  const { id, renewsId } = route.useSearch()
  const passId = id ?? renewsId
  const caller = useCaller()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...query('vehicle.get', { path: { passId: passId ?? 0 } }),
    enabled: passId !== undefined,
    refetchOnMount: 'always',
  })
  // A form begins with what stands now, not with what was read some time ago.
  const pass = isFetchedAfterMount ? data : undefined
  const blocked = id !== undefined && pass && whyNotMovePass(pass, 'update') && decidedText(pass.decidedBy, decidedWord(pass), caller.id)
  return (
    <LevelLayout title={title} up="/vehicle">
      {blocked ? (
        <ErrorState className="m-auto" title={t`This application can no longer be edited`} text={blocked} />
      ) : pass || passId === undefined ? (
        <Suspense>
          <ApplyForm key={pass?.id} pass={pass} edits={id !== undefined} />
        </Suspense>
      ) : (
        error && <NotLoaded className="m-auto" title={t`It did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </LevelLayout>
  )
}
