import type { WordKey } from './speech.ts'
import { clean, cut, pad, widthOf } from './width.ts'

/** A column: which field, under which heading. */
export interface Column {
  readonly field: string
  readonly head: WordKey
  /** The text of a cell, where it is not the value itself. */
  readonly cell?: (row: Readonly<Record<string, unknown>>) => string
  /** Never cut, however narrow the terminal: codes and ids are copied from here. */
  readonly whole?: true
}

interface Look {
  /** Columns of the terminal; undefined when nobody looks, and nothing is cut. */
  readonly width?: number | undefined
  readonly bold?: (text: string) => string
}

const gap = 2
const least = 6

/** The widths that fit: the widest cuttable column gives way first. */
function fit(widths: readonly number[], cuttable: readonly boolean[], room: number): number[] {
  const fitted = [...widths]
  let over = fitted.reduce((sum, width) => sum + width, 0) + gap * (fitted.length - 1) - room
  while (over > 0) {
    let widest = -1
    fitted.forEach((width, index) => {
      if (cuttable[index] && width > least && (widest < 0 || width > (fitted[widest] ?? 0))) widest = index
    })
    if (widest < 0) break
    fitted[widest] = (fitted[widest] ?? 0) - 1
    over -= 1
  }
  return fitted
}

/** A table as lines, aligned by what a terminal shows. */
export function tableLines(rows: readonly object[], columns: readonly (Column & { readonly title: string })[], look: Look = {}): string[] {
  const text = (column: Column, row: object): string => {
    const cells = row as Readonly<Record<string, unknown>>
    return clean(column.cell ? column.cell(cells) : cells[column.field])
  }
  const body = rows.map((row) => columns.map((column) => text(column, row)))
  const natural = columns.map((column, index) =>
    body.reduce((most, cells) => Math.max(most, widthOf(cells[index] ?? '')), widthOf(column.title)),
  )
  const widths =
    look.width === undefined
      ? natural
      : fit(
          natural,
          columns.map((column) => !column.whole),
          look.width,
        )
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => pad(cut(cell, widths[index] ?? 0), widths[index] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd()
  const bold = look.bold ?? ((head: string) => head)
  return [bold(line(columns.map((column) => column.title))), ...body.map(line)]
}
