import { Note, ProgressBar, type Tone } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Lines } from '../../lib/engine/import/lines.tsx'
import { query, queryClient, tellsOf } from '../../lib/base/connection/query.ts'
import { outcomesText, runName, type Run } from './data.ts'

const askEveryMs = 1000

/** What came of a run, row by row; of one that goes on, how far it has come. */
export default function Outcome({ row }: { row: Run }) {
  const { data: run = row } = useQuery({
    ...query('runs.get', { path: { runId: row.id } }),
    refetchInterval: ({ state: { data = row } }) => data.state === 'Running' && askEveryMs,
  })
  // The list beside it tells of it too.
  const hasEnded = row.state === 'Running' && run.state !== 'Running'
  useEffect(() => {
    if (hasEnded) void queryClient.invalidateQueries({ predicate: tellsOf('runs') })
  }, [hasEnded])
  return (
    <>
      {run.state === 'Running' ? <Progress run={run} /> : <Verdict run={run} />}
      <Lines told={run.results} />
    </>
  )
}

function Progress({ run }: { run: Run }) {
  const { t } = useLingui()
  const { done, total } = run
  return (
    <div className="relative rounded-md bg-sunken px-4 py-8 text-center text-fg-2" role="status">
      <ProgressBar active delay={0} label={runName(run)} {...(done > 0 && total > 0 && { value: done / total })} />
      {t`${done} of ${total}`}
    </div>
  )
}

/** How it ended, in a sentence. */
function Verdict({ run }: { run: Run }) {
  const { t } = useLingui()
  const outcomes = outcomesText(run)
  const verdicts: Readonly<Record<Exclude<Run['state'], 'Running'>, readonly [Tone, string]>> = {
    Done: run.undoneAt
      ? ['over', t`This import was undone.`]
      : run.dryRun
        ? ['over', t`This only checked the file. Nothing was changed.`]
        : ['good', run.operation === 'runs.undo' ? t`The import is undone.` : t`Everything was imported.`],
    Refused: ['bad', t`Nothing was changed: fix what is wrong and try again.`],
    Failed: ['bad', t`Something went wrong. Nothing was changed.`],
    Interrupted: ['bad', t`The connection to the server was lost. Nothing was changed.`],
    Cancelled: ['over', t`It was stopped. Nothing was changed.`],
  }
  if (run.state === 'Running') return null
  const [tone, text] = verdicts[run.state]
  return (
    <Note tone={tone} role="status">
      {text}
      {outcomes && <p>{outcomes}</p>}
    </Note>
  )
}
