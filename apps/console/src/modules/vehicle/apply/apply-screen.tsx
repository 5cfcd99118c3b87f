import { whyNotMovePass } from '@isb/sdk/rules'
import { ErrorState } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { LevelLayout } from '../../../lib/page/level.tsx'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { loadSchemas } from '../../../lib/form/check.ts'
import { late } from '../../../lib/late.tsx'
import { NotLoaded } from '../../../lib/not-loaded.tsx'
import { query } from '../../../lib/query.ts'
import { decidedText } from '../../../lib/record/values.tsx'
import { useCaller, useSession } from '../../../lib/session.ts'
import { usePageTitle } from '../../../lib/title.ts'
import { editDraft, myself, newDraft, renewDraft } from './apply-values.ts'
import { decidedWord, type Pass } from '../data.ts'

const loadForm = () => Promise.all([import('./apply-form.tsx'), loadSchemas()]).then(([form]) => form)
const ApplyForm = late(loadForm)
const whole = (value: unknown): number | undefined => (Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

/** An application on a page of its own: a new one, one from another pass (`renewsId`), or the correction of one that is pending (`id`). */
export default function ApplyScreen() {
  const { t } = useLingui()
  const edits = useSearch({ strict: false, select: (address: { id?: unknown }) => address.id !== undefined })
  const title = edits ? t`Edit application` : t`New application`
  usePageTitle(title)
  return (
    <Permitted code={edits ? 'vehicle:edit' : 'vehicle:create'}>
      <Application title={title} />
    </Permitted>
  )
}

function Application({ title }: { title: string }) {
  const { t } = useLingui()
  const address: { id?: unknown; renewsId?: unknown } = useSearch({ strict: false })
  const id = whole(address.id)
  const passId = id ?? whole(address.renewsId)
  const caller = useCaller()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...query('vehicle.get', { path: { passId: passId ?? 0 } }),
    enabled: passId !== undefined,
    refetchOnMount: 'always',
    meta: { quiet: true },
  })
  // A form begins with what stands now, not with what was read some time ago.
  const pass = isFetchedAfterMount ? data : undefined
  const blocked = id !== undefined && pass && whyNotMovePass(pass, 'update') && decidedText(pass.decidedBy, decidedWord(pass), caller.id)
  return (
    <LevelLayout title={title} up="/vehicle">
      {passId === undefined ? (
        <Filled />
      ) : blocked ? (
        <ErrorState className="m-auto" title={t`This application can no longer be edited`} text={blocked} />
      ) : pass ? (
        <Filled key={pass.id} pass={pass} edits={id !== undefined} />
      ) : (
        error && <NotLoaded className="m-auto" title={t`It did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </LevelLayout>
  )
}

function Filled({ pass, edits = false }: { pass?: Pass; edits?: boolean }) {
  const navigate = useNavigate()
  const me = useSession()?.me
  const onBehalf = useCaller().may('vehicle.people')
  // Whoever applies for nobody else applies for themselves.
  const [draft] = useState(() => {
    if (pass) return edits ? editDraft(pass) : renewDraft(pass)
    return newDraft(onBehalf || !me ? undefined : myself(me))
  })
  return (
    <Suspense>
      <ApplyForm
        draft={draft}
        {...(pass && !edits && { renews: pass })}
        onDiscard={() => {}}
        onSaved={({ id }) => void navigate({ to: '/vehicle', search: { id } })}
      />
    </Suspense>
  )
}
