import type { Schema } from '@isb/sdk'
import { Field, Input, Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { enumWord } from '../../lib/record/values.tsx'

type Count = Schema<'BaseDataCount'>
/** What was typed for each kind. */
export type Typed = Readonly<Record<string, string>>

/** Whether the number of each kind was typed. */
export const isTyped = (stopped: readonly Count[], typed: Typed): boolean =>
  stopped.every(({ kind, deactivated }) => typed[kind]?.trim() === String(deactivated))

interface GuardProps {
  runId: number
  stopped: readonly Count[]
  typed: Typed
  onTyped: (typed: Typed) => void
}

/** More would go than the limit allows: whoever applies it types how many. */
export function Guard({ runId, stopped, typed, onTyped }: GuardProps) {
  const { t } = useLingui()
  return (
    <Note tone="bad">
      <div className="grid gap-3">
        <p>
          {t`More would be deactivated than the settings allow. This looks like a cut-off export, not like leavers. Look at who would go before you apply it.`}{' '}
          <Link to="/base-data/changes" search={{ runId, outcome: 'Deactivated' }}>{t`See who would go`}</Link>
        </p>
        <div className="flex flex-wrap gap-4">
          {stopped.map(({ kind, deactivated, standing }) => {
            const what = enumWord('BaseDataKind', kind)
            const share = standing > 0 ? Math.round((1000 * deactivated) / standing) / 10 : 100
            return (
              <Field
                key={kind}
                label={t`Type ${deactivated} to apply all the same`}
                hint={t`${what}: ${deactivated} of ${standing}, ${share} %`}
              >
                <Input
                  inputMode="numeric"
                  value={typed[kind] ?? ''}
                  onChange={(event) => onTyped({ ...typed, [kind]: event.target.value })}
                />
              </Field>
            )
          })}
        </div>
      </div>
    </Note>
  )
}
