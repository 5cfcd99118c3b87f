/** What may be done in which states, and why not in any other. */
type Moves<Status> = Readonly<Record<string, { readonly from: readonly Status[]; readonly otherwise: string }>>

/** Declares the moves of something that has states. Answers a function that says why a move cannot be made in a state, or null. */
export const moves =
  <Status extends string>() =>
  <const Declared extends Moves<Status>>(declared: Declared) =>
  <Move extends keyof Declared>(status: Status, move: Move): Declared[Move]['otherwise'] | null => {
    const { from, otherwise } = declared[move] as Moves<Status>[string]
    return from.includes(status) ? null : otherwise
  }
