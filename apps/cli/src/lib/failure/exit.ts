/** What the process ends with. Programs branch on it, so the numbers never change. */
export const Exit = {
  /** Done, or nothing to do. */
  done: 0,
  /** It did not work. */
  error: 1,
  /** Something would change: the answer of `isb diff` and `isb plan`, no fault. */
  changes: 2,
  /** The command line was not understood, or a person must answer first. */
  usage: 2,
  /** Nobody is signed in, or the session has ended. */
  signIn: 4,
  /** Ctrl-C. */
  interrupted: 130,
} as const

/** One of the numbers above. */
export type ExitCode = (typeof Exit)[keyof typeof Exit]
