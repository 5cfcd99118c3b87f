// A file of accounts.
import { type Input } from '@isb/sdk'
import { staffFile, type StaffColumn } from '@isb/sdk/rules'
import type { Fault } from '../../lib/failure/refusal.ts'
import { readRows, type Read } from '../../lib/input/table.ts'
import type { WordKey } from '../../lib/speech.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'staff.import'>['body']['rows'][number] & { readonly line: number }

/** Reads a file of accounts. Without a name the Chinese one is the name. */
export function readCsv(text: string): Read<Row> {
  const read = readRows<StaffColumn, Row>(text, staffFile, { needed: [['staff.import.noName', 'name', 'nameZh']], wrong })
  return { ...read, rows: read.rows.map((row) => ({ ...row, name: row.name ?? row.nameZh })) }
}

function wrong(column: StaffColumn, text: string): readonly [WordKey, Fault['values']?] {
  if (column === 'email') return ['staff.import.email', { email: text }]
  if (column === 'type' || column === 'gender' || column === 'enabled') return ['staff.import.value', { column: text, field: column }]
  return ['staff.import.long', { count: 100 }]
}
