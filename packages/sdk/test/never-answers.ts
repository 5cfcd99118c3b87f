/** A fetch whose answer never comes; like the platform's it rejects when its signal aborts. */
export const neverAnswers: typeof globalThis.fetch = (input, init) =>
  new Promise((_resolve, reject) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
