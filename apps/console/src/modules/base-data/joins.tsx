// Rows of a bundle that look like one person.
import type { Schema } from '@isb/sdk'
import { Button, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { late } from '../../lib/late.tsx'
import { query } from '../../lib/query.ts'
import { useCaller } from '../../lib/session.ts'

const JoinsDialog = late(() => import('./joins-dialog.tsx'))

/** Says how many rows wait for somebody to look; nothing where none does. */
export function Joins({ run }: { run: Schema<'BaseDataRun'> }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { data: joins = [] } = useQuery(query('baseData.joins', { path: { runId: run.id } }))
  const mayJoin = useCaller().may('baseData.join')
  if (joins.length === 0) return null
  const open = joins.filter(({ joined }) => joined === null).length
  return (
    <Note tone={open > 0 ? 'waiting' : 'live'}>
      {open > 0
        ? t`${plural(open, { one: '# row may be the same person as another one', other: '# rows may be the same person as another one' })}: the same identifier, or the same address and name. They come in as two people unless you join them.`
        : t`${plural(joins.length, { one: 'For # row it is decided', other: 'For # rows it is decided' })} whether it is the same person as another one.`}{' '}
      {mayJoin && <Button size="sm" onClick={() => setAsking(true)}>{t`Look at them`}</Button>}
      <Suspense>{asking && <JoinsDialog run={run} joins={joins} onClose={() => setAsking(false)} />}</Suspense>
    </Note>
  )
}
