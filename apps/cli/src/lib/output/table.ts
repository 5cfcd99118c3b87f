import type { Text } from '../speech.ts'
import { clean, cut, pad, widthOf } from './width.ts'

/** A column: which field, under which heading. */
export interface Column {
  readonly field: string
  readonly head: Text
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

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1)

/** The widths that fit: the widest cuttable column gives way first. */
function fit(widths: readonly number[], cuttable: readonly boolean[], room: number): number[] {
  const fitted = [...widths]
  let over = total(fitted) - room
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

type Titled = Column & { readonly title: string }

/**
 * A table as lines, aligned by what a terminal shows. Where it is too narrow for all, columns that say nothing give way before any is
 * cut.
 */
export function tableLines(rows: readonly object[], all: readonly Titled[], look: Look = {}): string[] {
  const text = (column: Column, row: object): string => {
    const cells = row as Readonly<Record<string, unknown>>
    return clean(column.cell ? column.cell(cells) : cells[column.field])
  }
  const natural = (shown: readonly Titled[]): number[] =>
    shown.map((column) => rows.reduce<number>((most, row) => Math.max(most, widthOf(text(column, row))), widthOf(column.title)))
  const room = look.width ?? Infinity
  const columns = total(natural(all)) <= room ? all : all.filter((column) => rows.some((row) => text(column, row) !== ''))
  const body = rows.map((row) => columns.map((column) => text(column, row)))
  const widths = fit(
    natural(columns),
    columns.map((column) => !column.whole),
    room,
  )
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => pad(cut(cell, widths[index] ?? 0), widths[index] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd()
  const bold = look.bold ?? ((head: string) => head)
  return [bold(line(columns.map((column) => column.title))), ...body.map(line)]
}
