// The wide signs too: a spreadsheet in Chinese takes them for the narrow ones.
const runs = /^'*[=+\-@\t\r＝＋－＠]/
const hidden = /^'+[=+\-@\t\r＝＋－＠]/

/**
 * Text for a cell of a CSV file: what a spreadsheet would run as a formula begins with an apostrophe, and so does what would
 * look as if it had been given one. `shownFormula` takes exactly that one away again.
 */
export const hiddenFormula = (text: string): string => (runs.test(text) ? `'${text}` : text)

/** The text that `hiddenFormula` was given. */
export const shownFormula = (text: string): string => (hidden.test(text) ? text.slice(1) : text)
