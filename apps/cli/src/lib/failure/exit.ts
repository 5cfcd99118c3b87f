/** What the process ends with. Programs branch on it, so the numbers never change. */
export const Exit = {
  /** Done, or nothing to do. */
  done: 0,
  /** It did not work. */
  error: 1,
  /** Something would change: the answer of `isb diff` and `isb plan`, no fault. */
  changes: 2,
  /** A guard refused, or what was asked for does not fit what stands there: somebody must look first. Conflict, code 3 of the envelope. */
  refused: 3,
  /** Nobody is signed in, or the session has ended. */
  signIn: 4,
  /** The command line was not understood, or a person must answer first: `EX_USAGE` of sysexits.h. */
  usage: 64,
  /** The server was not reached or is busy; later it may be: `EX_TEMPFAIL` of sysexits.h. */
  tryLater: 75,
  /** Ctrl-C. */
  interrupted: 130,
} as const

/** One of the numbers above. */
export type ExitCode = (typeof Exit)[keyof typeof Exit]
