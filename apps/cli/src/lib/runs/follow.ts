import type { Isb, Schema } from '@isb/sdk'
import type { Context } from '../context.ts'
import { Refusal } from '../failure/refusal.ts'
import type { WordKey } from '../speech.ts'

type Run = Schema<'Run'>

/** How long a connection may be lost before following is given up. The run goes on meanwhile. */
const patience = 5 * 60_000

/** Whether asking again may help: the run is on the server, whatever becomes of the connection. */
async function isPassing(thrown: unknown): Promise<boolean> {
  const { HttpError, NetworkError, TimeoutError } = await import('@isb/sdk')
  return (
    thrown instanceof NetworkError ||
    thrown instanceof TimeoutError ||
    (thrown instanceof HttpError && [408, 429, 502, 503, 504].includes(thrown.status))
  )
}

/** Whether a run that should be stopped has come to its end first. */
async function isOver(thrown: unknown): Promise<boolean> {
  const { isReason } = await import('@isb/sdk')
  return isReason(thrown, 'runs.cancel', 'RUN_ENDED')
}

/**
 * Polls a run to its end; often at first, for most are short. A lost connection is taken up again. Who leaves stops the run, and is told how
 * to go on where it cannot be stopped.
 * @param request the run, or the request that begins it, which may begin none: the server may begin after somebody has left
 * @param options `stops`: whether Ctrl-C stops it at the server; `stopped`: what is said then, where people know it by another number
 */
export async function follow<Begun extends Run | undefined>(
  isb: Isb,
  request: Begun | Promise<Begun>,
  { world, progress, say, tell }: Context,
  label: WordKey,
  { stops = true, stopped }: { stops?: boolean; stopped?: () => Promise<string> } = {},
): Promise<Begun | Run> {
  const line = progress(say(label))
  const leave = async () => {
    const begun = await Promise.race([request, world.sleep(5000)]).catch(() => undefined)
    if (!begun) return say('runs.perhapsBegun')
    const { id } = begun
    const goesOn = () => say('runs.goesOn', { id })
    if (!stops) return goesOn()
    return isb.runs.cancel({ path: { runId: id } }, { timeout: 3000 }).then(
      () => stopped?.() ?? say('runs.stopped', { id }),
      async (thrown: unknown) => ((await isOver(thrown)) ? say('runs.over', { again: `isb runs watch ${id}` }) : goesOn()),
    )
  }
  const left = world.onLeaving(leave)
  try {
    let run: Begun | Run = await request
    let lost = 0
    for (let pause = 100; run?.state === 'Running'; pause = Math.min(pause * 1.5, 1000)) {
      line.show(run.done, run.total)
      await world.sleep(pause)
      try {
        run = await isb.runs.get({ path: { runId: run.id } })
        lost = 0
      } catch (thrown) {
        if (!(await isPassing(thrown))) throw thrown
        if (lost === 0) {
          line.end()
          tell(say('runs.lost'))
        }
        lost += pause
        if (lost > patience) throw new Refusal('refused.runLost', { run: run.id }, { hint: `isb runs watch ${run.id}` })
      }
    }
    return run
  } finally {
    left()
    line.end()
  }
}
