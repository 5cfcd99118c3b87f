// Pieces of many callers that are done together: where the database refuses what one of them brings, the others are not lost with it.
import { TransportFailure } from '../../core/ground/refuse.ts'

/** Whether the database refused what was written, as of a bus that was deleted meanwhile. It may be tried again: nothing of it stands. */
const isRefused = (error: unknown) => /^2[23]/.test((error as { code?: string }).code ?? '')

/** Has a caller try again, who would take an answer of any other kind for the end of it. */
export function tryAgain(error: unknown): never {
  throw isRefused(error) ? new TransportFailure(503, 'BUSY', 1, {}, error) : error
}

/** Does pieces together, or one by one. Answers for each, in their order. */
export async function togetherOrSingly<In, Out>(
  pieces: readonly In[],
  work: (pieces: readonly In[]) => Promise<readonly (() => Out)[]>,
): Promise<readonly (() => Out)[]> {
  try {
    return await work(pieces)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const outs: (() => Out)[] = []
  for (const piece of pieces)
    outs.push(
      await work([piece]).then(
        ([out]) => out!,
        (error: unknown) => () => tryAgain(error),
      ),
    )
  return outs
}
