// Classes as a table: the columns that `isb homeroom import` reads too. What a cell leaves empty is empty.
import { hiddenFormula, homeroomFields, homeroomKey, type HomeroomFields } from '@isb/sdk/rules'
import { tableText } from '@isb/tables'
import { word } from '@isb/words'
import { type Fault, Refusal } from '../../lib/failure/refusal.ts'
import { readClasses, type ClassRow } from '../../lib/input/classes.ts'
import type { Place, Read } from './read.ts'

/** Reads a file. Throws a Refusal that names every line it cannot read. */
export function readHomerooms(text: string, file: string): Read {
  const { rows, faults, unknown, hasKey } = readClasses(text)
  if (!hasKey) throw new Refusal('refused.noClassColumn')
  const wrong: Fault[] = [
    ...unknown.map((field): Fault => ({ line: 1, key: 'config.fault.unknown', values: { file, field } })),
    ...faults.map(({ line, key, values }) => ({ line, key, ...(values && { values }) })),
  ]
  if (wrong.length > 0) throw new Refusal('refused.configFaults', { count: wrong.length }, { faults: wrong })
  const places = new Map<string, Place>()
  for (const row of rows) {
    const key = `homeroom ${homeroomKey(configured(row))}`
    if (!places.has(key)) places.set(key, { file, line: row.line })
  }
  return { configuration: { homerooms: rows.map(configured) }, places }
}

const configured = ({ line: _, division, ...row }: ClassRow) => ({
  ...row,
  ...(division && { division: division as HomeroomFields['division'] }),
})

/** The table of some classes, in English, so that the same classes always give the same bytes. */
export function homeroomsText(homerooms: readonly Partial<HomeroomFields>[]): string {
  const heads = homeroomFields.map((field) => word('en', `field.${field}`))
  const rows = homerooms.map((row) => homeroomFields.map((field) => hiddenFormula(row[field] ?? '')))
  return tableText([heads, ...rows])
}
