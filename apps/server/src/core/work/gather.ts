// Work that comes in many small pieces and is done together: what comes within some milliseconds is one piece, and one is done at a time, so
// that each begins with what the one before has left.

/**
 * Gathers pieces, and has them done.
 * @param setting `within`: milliseconds that the first piece waits for others; `rest`: at least so many lie between the beginnings of two
 * while there are several pieces at once; `enough`: pieces that wait for no more; `most`: pieces at once
 * @param work answers for each piece, in their order; where it throws, all of them fail
 */
export function gather<In, Out>(
  { within, rest = within, enough = Infinity, most = Infinity }: { within: number; rest?: number; enough?: number; most?: number },
  work: (pieces: readonly In[]) => Promise<readonly Out[]>,
): (piece: In) => Promise<Out> {
  interface Waiting {
    readonly piece: In
    readonly done: (out: Out) => void
    readonly failed: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  /** Until then the next one rests. */
  let restUntil = Number.NEGATIVE_INFINITY
  let working = false
  let timer: NodeJS.Timeout | undefined
  const beginIn = (ms: number) => {
    if (working) return
    if (waiting.length >= enough) begin()
    else timer ??= setTimeout(begin, Math.max(ms, restUntil - performance.now()))
  }
  const begin = () => {
    clearTimeout(timer)
    timer = undefined
    working = true
    const now = waiting.slice(0, most)
    if (now.length > 1) restUntil = performance.now() + rest
    waiting = waiting.slice(most)
    void work(now.map(({ piece }) => piece))
      .then(
        (outs) => now.forEach(({ done }, at) => done(outs[at]!)),
        (error: unknown) => now.forEach(({ failed }) => failed(error)),
      )
      .finally(() => {
        working = false
        // Who came meanwhile has waited already.
        if (waiting.length > 0) beginIn(0)
      })
  }
  return (piece) =>
    new Promise<Out>((done, failed) => {
      waiting.push({ piece, done, failed })
      beginIn(within)
    })
}

/**
 * Gathers the pieces of one turn of the event loop, and has them done: nobody waits for longer, nor for those of another turn.
 * @param work answers for each piece, in their order; where it throws, all of them fail
 */
export function gatherTurn<In, Out>(work: (pieces: readonly In[]) => Promise<readonly Out[]>): (piece: In) => Promise<Out> {
  let turn: { readonly pieces: In[]; readonly outs: Promise<readonly Out[]> } | undefined
  return async (piece) => {
    turn ??= begin()
    const { pieces, outs } = turn
    const at = pieces.push(piece) - 1
    return (await outs)[at]!
  }
  function begin() {
    const pieces: In[] = []
    const outs = new Promise<void>((ready) => void setImmediate(ready)).then(() => {
      turn = undefined
      return work(pieces)
    })
    return { pieces, outs }
  }
}
