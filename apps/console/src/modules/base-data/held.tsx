// What somebody has edited by hand stays, until it is given back to the roster: one record, or all of a bundle.
import type { Schema } from '@isb/sdk'
import { Button, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'

/** How many records of a bundle hold something. */
export function HeldOfBundle({ run: { id, kinds } }: { run: Schema<'BaseDataRun'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const giveBack = useOperation('baseData.giveBack', t`Given back`)
  const held = kinds.reduce((sum, each) => sum + each.held, 0)
  if (held === 0) return null
  return (
    <Note tone="live">
      {t`${plural(held, { one: '# record has fields', other: '# records have fields' })} that somebody has edited by hand. They stay as they are.`}{' '}
      <Link to="/base-data/changes" search={{ runId: id, outcome: 'Held' }} className="underline">{t`Show them`}</Link>{' '}
      {may('baseData.giveBack') && (
        <Button size="sm" loading={giveBack.isPending} onClick={() => giveBack.mutate({ path: { runId: id }, body: {} })}>
          {t`Give all back to the roster`}
        </Button>
      )}
    </Note>
  )
}

/** Gives one record's fields back. An address that somebody signs in with stays. */
export function GiveBack({ row: { id, runId, held } }: { row: Schema<'BaseDataChange'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const giveBack = useOperation('baseData.giveBack', t`Given back`)
  if (!may('baseData.giveBack') || held.every(({ field }) => field === 'email')) return null
  return (
    <Button
      size="sm"
      className="mt-2"
      loading={giveBack.isPending}
      onClick={() => giveBack.mutate({ path: { runId }, body: { changes: [id] } })}
    >{t`Give back to the roster`}</Button>
  )
}
