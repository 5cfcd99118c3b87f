/** Everything of the outside that the commands touch. It comes in by argument, so a test can bring its own. */
export interface World {
  /** The version of this program. */
  readonly version: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** The user's home directory. */
  readonly home: string
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly fetch: typeof globalThis.fetch
  readonly sleep: (milliseconds: number) => Promise<void>
  /** What is done and said when somebody leaves with Ctrl-C, until the handed back function is called. */
  readonly onLeaving: (say: () => string | Promise<string>) => () => void
}

/** Where data and words go. */
export interface Output {
  readonly isTTY: boolean
  /** Of a terminal: how many characters stand in a line. */
  readonly columns?: number | undefined
  readonly write: (text: string | Uint8Array) => Promise<void>
}

/** Where answers and piped files come from. */
export type Input = NodeJS.ReadableStream & AsyncIterable<Uint8Array | string> & { readonly isTTY?: boolean }

/** Whether somebody sits there who can answer: input and words both go to a terminal. */
export const isInteractive = (world: World): boolean => world.stdin.isTTY === true && world.stderr.isTTY

/** Whether to colour what goes to `output`. */
export const isColoured = (world: World, output: Output): boolean => output.isTTY && !world.env['NO_COLOR'] && world.env['TERM'] !== 'dumb'
