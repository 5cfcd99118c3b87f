// Names of the contract as words of a command line.

/** `requestedAt` as a word of a command line: `requested-at`. */
export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The command that an operation is: the verb of its name. */
export const commandOf = (operation: string): string => kebab(operation.slice(operation.indexOf('.') + 1))
