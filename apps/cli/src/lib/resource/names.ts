// Names of the contract as words of a command line.

/** `requestedAt` as a word of a command line: `requested-at`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const verbOf = (operation: string): string => operation.slice(operation.indexOf('.') + 1)

/** The command that an operation is: the verb of its name, or the word that its list has for it. */
export const commandOf = (operation: string, verbs: Readonly<Record<string, string | undefined>> = {}): string =>
  verbs[verbOf(operation)] ?? kebab(verbOf(operation))
