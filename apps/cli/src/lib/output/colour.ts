/** Text in bold, for a terminal that shows colour. */
export const bold = (text: string): string => `\u001b[1m${text}\u001b[22m`

/** Text in red. */
export const red = (text: string): string => `\u001b[31m${text}\u001b[39m`

/** Text in green. */
export const green = (text: string): string => `\u001b[32m${text}\u001b[39m`

/** Text in yellow. */
export const yellow = (text: string): string => `\u001b[33m${text}\u001b[39m`
