import type { Schema } from '@isb/sdk'
import { Field, Input, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldAlert } from 'lucide-react'
import { query } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'

type Run = Schema<'BaseDataRun'>
type Count = Schema<'BaseDataCount'>
/** What was typed for each kind. */
export type Typed = Readonly<Record<string, string>>

/** Whether the number of each kind was typed. */
export const isTyped = (stopped: readonly Count[], typed: Typed): boolean =>
  stopped.every(({ kind, deactivated }) => typed[kind]?.trim() === String(deactivated))

interface GuardProps {
  run: Run
  typed: Typed
  onTyped: (typed: Typed) => void
}

/** More would go than the limit allows: who they are, why that may be, and a field for whoever applies it all the same. */
export function Guard({ run: { id, kinds }, typed, onTyped }: GuardProps) {
  const { t } = useLingui()
  const { data, error } = useQuery(query('baseData.stops', { path: { runId: id } }))
  const stopped = kinds.filter((each) => each.stopped)
  const limit = stopped[0]?.limit ?? 0
  return (
    <section aria-label={t`Stopped`} className="overflow-hidden rounded-lg border border-bad-line">
      <h2 className="flex gap-2 bg-bad-bg px-4 py-2.5 font-bold text-bad">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t`More would be deactivated than the limit of ${limit}%`}
      </h2>
      <div className="grid gap-x-8 gap-y-4 px-4 py-3 md:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-1.5">
          {data ? (
            <>
              {data.kinds.map(({ kind, text }) => (
                <p key={kind}>{text}</p>
              ))}
              <p className="text-fg-2">{data.text}</p>
            </>
          ) : (
            !error && <Skeleton className="h-10!" />
          )}
          <Link
            to="/base-data/changes"
            search={{ runId: id, outcome: 'Deactivated' }}
            className="justify-self-start text-lead-text underline"
          >{t`See who would go`}</Link>
        </div>
        <div className="grid content-start gap-3">
          {stopped.map(({ kind, deactivated }) => {
            const what = enumWord('BaseDataKind', kind)
            return (
              <Field key={kind} label={t`${what}: type ${deactivated} to apply anyway`}>
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[kind] ?? ''}
                  onChange={(event) => onTyped({ ...typed, [kind]: event.target.value })}
                />
              </Field>
            )
          })}
          <p className="text-xs text-fg-2">{t`The audit keeps who applied it.`}</p>
        </div>
      </div>
    </section>
  )
}
