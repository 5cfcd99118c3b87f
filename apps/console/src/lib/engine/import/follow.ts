// A run that somebody waits for.
import type { OperationId, Schema } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { isb } from '../../base/connection/isb.ts'
import { pause } from '../../base/news/live.ts'
import { queryClient } from '../../base/connection/query.ts'
import { noAnswer } from '../../base/connection/report.ts'

type Run = Schema<'Run'>
const askEveryMs = 400

/** Waits for a run to end. The run goes on whether anybody hears of it or not, so a lost connection is taken up again. */
export async function follow(begun: Run, signal: AbortSignal, onProgress: (run: Run) => void): Promise<Run> {
  let run = begun
  while (run.state === 'Running') {
    onProgress(run)
    await pause(askEveryMs, signal)
    run = await isb.runs.get({ path: { runId: run.id } }, { signal }).catch((error: unknown) => {
      if (!noAnswer(error) || signal.aborted) throw error
      return run
    })
  }
  return run
}

/** Why a run that has ended changed nothing, where it says nothing of single rows. */
export const brokenText = ({ state }: Run): string | undefined =>
  state === 'Done' || state === 'Refused'
    ? undefined
    : state === 'Interrupted'
      ? t`The connection to the server was lost. Nothing was changed.`
      : t`Something went wrong. Nothing was changed.`

/** Reads anew what an import may have changed. */
export const readAnew = (operation: OperationId): Promise<void> => queryClient.invalidateQueries({ queryKey: [operation.split('.')[0]] })

/** A signal that is aborted as soon as the component has gone. */
export function useSignal(): () => AbortSignal {
  const over = useRef(new AbortController())
  useEffect(() => {
    over.current = new AbortController()
    return () => over.current.abort()
  }, [])
  return () => over.current.signal
}
