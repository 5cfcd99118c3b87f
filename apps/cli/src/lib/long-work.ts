/**
 * Options of a call whose work may take longer than the client's usual 10 s: the server may begin a process for it, in which one such
 * call is done at a time, it changes as many records as an import, or it searches the whole audit.
 */
export const longWork = { timeout: 60_000 } as const

/** Options of a call that sends a bundle or a feed of up to 256 MB. */
export const largeUpload = { timeout: 10 * 60_000 } as const
