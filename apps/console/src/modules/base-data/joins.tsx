// Rows of a bundle that may be one person with another row, or with somebody who is here.
import type { Schema } from '@isb/sdk'
import { Button, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'

const JoinsDialog = lateDialog(() => import('./joins-dialog.tsx'))

/** Says how many rows wait for an answer; nothing where there is no question. */
export function Joins({ run }: { run: Schema<'BaseDataRun'> }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { data: joins = [] } = useQuery(query('baseData.joins', { path: { runId: run.id } }))
  const mayJoin = useCaller().may('baseData.join')
  if (joins.length === 0) return null
  const proposed = joins.filter(({ joined, recordId }) => joined === null && recordId === null).length
  const { questions } = run
  return (
    <Note tone={questions + proposed > 0 ? 'waiting' : 'live'}>
      {questions > 0 &&
        t`${plural(questions, { one: '# row may be a person who is here already', other: '# rows may be people who are here already' })}. Nothing is applied before you say whether they are the same people.`}
      {questions > 0 && proposed > 0 && ' '}
      {proposed > 0 &&
        t`${plural(proposed, { one: '# row may be the same person as another one', other: '# rows may be the same person as another one' })}: the same identifier, or the same address and name. They come in as two people unless you join them.`}
      {questions + proposed === 0 &&
        t`${plural(joins.length, { one: 'For # row it is decided', other: 'For # rows it is decided' })} whether it is the same person as another one.`}{' '}
      {mayJoin && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {questions > 0 ? t`Answer` : t`Look at them`}
        </Button>
      )}
      {asking && <JoinsDialog run={run} joins={joins} onClose={() => setAsking(false)} />}
    </Note>
  )
}
