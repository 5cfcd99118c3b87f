// The wide signs too: a spreadsheet in Chinese takes them for the narrow ones. After a separator too: where a spreadsheet splits at
// semicolons or bars, a new cell begins there.
const sign = '[=+\\-@\\t\\r＝＋－＠]'
const runs = new RegExp(`(^|[;|])(?='*${sign})`, 'g')
const hidden = new RegExp(`(^|[;|])'(?='*${sign})`, 'g')

/**
 * Text for a cell of a CSV file: what a spreadsheet would run as a formula begins with an apostrophe, and so does what would
 * look as if it had been given one. `shownFormula` takes exactly those away again.
 */
export const hiddenFormula = (text: string): string => text.replaceAll(runs, "$1'")

/** The text that `hiddenFormula` was given. */
export const shownFormula = (text: string): string => text.replaceAll(hidden, '$1')
