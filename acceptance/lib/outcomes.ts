/** What came of calls that were made at once: `done` for each that was, the reason of each refusal, counted. */
export async function outcomes(all: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const settled of await Promise.allSettled(all)) {
    const error = settled.status === 'rejected' ? (settled.reason as { reason?: string; message: string }) : undefined
    const name = error ? (error.reason ?? error.message) : 'done'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
