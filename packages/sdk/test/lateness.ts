/**
 * How late this process gets its turns, so that a time can be held tightly on a quiet machine and fairly on a busy one. A call takes some
 * ten turns (connect, write, headers, body, timers), and each may be as late as the latest that was seen.
 */
export function lateness() {
  const every = 5
  let worst = 0
  let last = performance.now()
  const look = (): void => {
    const now = performance.now()
    worst = Math.max(worst, now - last - every)
    last = now
  }
  const timer = setInterval(look, every)
  return {
    /** Milliseconds to allow beyond a limit; ends the measurement. */
    allowed(): number {
      clearInterval(timer)
      look()
      return 10 * worst
    },
  }
}
