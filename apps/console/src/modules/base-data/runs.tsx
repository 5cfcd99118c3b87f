// The runs that came last, beside the one that is shown: what each came to, and how to take it back.
import type { Schema } from '@isb/sdk'
import { Button, cn } from '@isb/ui'
import { t as say } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { separator } from '../../lib/base/words/i18n.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { EnumValue, Moment } from '../../lib/engine/record/values.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { UndoDialog } from './undo-dialog.tsx'

type Run = Schema<'BaseDataRun'>
const shown = 6

/** Where there is no room beside the list they stand on the page of all bundles alone. */
export function Runs({ run }: { run: Run }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const [undoing, setUndoing] = useState<Run>()
  const { data } = useQuery(query('baseData.list', { query: { pageSize: shown } }))
  const { data: settings } = useQuery({ ...query('baseData.settings'), ...lasting })
  if (!data) return null
  return (
    <section aria-label={t({ message: 'Runs', context: 'rosters' })} className="border-t border-line pt-4 max-xl:hidden">
      <div className="mb-1 flex items-center gap-2">
        <h2 className="font-bold">{t({ message: 'Runs', context: 'rosters' })}</h2>
        {settings?.pullsAt && (
          <Link to="/settings/base-data" className="ml-auto inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {t`Every day at ${settings.pullsAt}`}
          </Link>
        )}
      </div>
      <ul>
        {data.records.map((each) => (
          <li key={each.id} className="flex items-center gap-2 border-b border-line py-2.5 last:border-0">
            <div className="min-w-0 flex-1">
              <Link
                to="/base-data/changes"
                search={{ runId: each.id }}
                {...(each.id === run.id && { 'aria-current': 'true' as const })}
                className={cn('font-bold', each.id !== run.id && 'text-fg', each.state === 'Undone' && 'text-fg-2')}
              >
                {each.id} · <Moment at={each.madeAt} />
              </Link>
              <p className="truncate text-xs text-fg-2" title={each.name}>
                {[each.format !== '' && sumOf(each), each.name].filter(Boolean).join(' · ')}
              </p>
            </div>
            {each.state === 'Applied' && may('baseData.undo') ? (
              <Button size="sm" aria-label={t`Undo run ${each.id}`} onClick={() => setUndoing(each)}>
                <Undo2 aria-hidden />
                {t`Undo`}
              </Button>
            ) : (
              <EnumValue kind="BaseDataState" value={each.state} />
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoDialog run={undoing} onClose={() => setUndoing(undefined)} />}
    </section>
  )
}

/** What a run comes to, in few words. */
function sumOf({ kinds }: Run): string {
  const sum = (field: 'created' | 'changed' | 'deactivated') => kinds.reduce((all, kind) => all + kind[field], 0)
  const [created, changed, gone] = [sum('created'), sum('changed'), sum('deactivated')]
  const parts = [created > 0 && `+${created}`, changed > 0 && say`${changed} changed`, gone > 0 && `−${gone}`]
  return parts.filter(Boolean).join(separator()) || say`No change`
}
