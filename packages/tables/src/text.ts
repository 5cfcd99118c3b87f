// What all readers and writers of tables share.
import Papa from 'papaparse'

/** Rows as text, each with the end of its line. */
export const tableText = (rows: readonly (readonly string[])[], newline: '\n' | '\r\n' = '\n'): string =>
  `${Papa.unparse([...rows] as string[][], { newline })}${newline}`

/** The separator of a table, by its headings; its rows may hold semicolons. */
export function separatorOf(text: string): string {
  const [heads = ''] = text.split(/\r\n?|\n/, 1)
  const [most = ','] = [',', ';', '\t'].toSorted((a, b) => heads.split(b).length - heads.split(a).length)
  return most
}

/** Lines that a row takes besides its own: its cells may hold some. */
export function linesIn(cells: readonly string[]): number {
  let lines = 0
  for (const cell of cells) for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) lines++
  return lines
}

/** The rows in which a quotation mark is not closed, or out of place. */
export const unclosed = (errors: readonly Papa.ParseError[]): ReadonlySet<number | undefined> =>
  new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])))
