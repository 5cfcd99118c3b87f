// A record for people: each field as its kind is shown.
import type { Schema } from '@isb/sdk'
import { isWord, personIn, valueKey, valueKeyOf, word } from '@isb/words'
import { type EnumName, type Kind, values } from '@isb/sdk/metadata'
import { fieldLines } from '../output/fields.ts'
import { type Speaker, textOf } from '../speech.ts'
import type { Column } from '../output/table.ts'
import { shownTime } from '../output/time.ts'
import type { Cell, Listed, OwnCell, Row } from './declared.ts'
import { headIn } from './words.ts'

/** A list as far as its records are shown. */
type Shown = Pick<Listed, 'module' | 'metadata' | 'spec'>
type Value = string | number | null | undefined

/** The text of a field. */
function textOfField({ metadata, spec }: Shown, field: string, value: unknown, { locale, say }: Speaker): Value {
  const kind = metadata.fields[field]
  if (value === null || value === undefined) return ''
  if (kind === 'time') return shownTime(value as string)
  if (kind === 'person') return personIn(locale, value as Schema<'PersonRef'>)
  if (spec.images?.includes(field)) return say('said.yes')
  if (Array.isArray(value)) return value.map((one: unknown) => (isNamed(one) ? one.name : String(one))).join(', ')
  if (typeof value === 'number') return value
  if (isNamed(value)) return value.name
  if (typeof value !== 'string' && typeof value !== 'boolean') return JSON.stringify(value)
  const key =
    typeof value === 'boolean' ? valueKeyOf({ operation: '', entity: metadata.entity ?? '' }, field, value) : choiceKey(kind, value)
  return key !== undefined && isWord(key) ? word(locale, key) : String(value)
}

const choiceKey = (kind: Kind | undefined, value: string): string | undefined =>
  kind !== undefined && kind in values ? valueKey(kind as EnumName, value) : undefined

const isNamed = (value: unknown): value is { name: string } => typeof value === 'object' && value !== null && 'name' in value

const own = (listed: Shown, cell: Cell): OwnCell<Row> =>
  typeof cell === 'string'
    ? {
        field: cell,
        cell: (row, speaker) => textOfField(listed, cell, row[cell], speaker),
        ...((cell === listed.metadata.name || listed.metadata.fields[cell] === 'id') && { whole: true }),
      }
    : cell

/** The fields that are shown where a module does not say which: not what is long, and not what is kept for programs. */
const shortFields = ({ metadata: { fields }, spec }: Shown): string[] =>
  Object.keys(fields).filter((field) => {
    const isProgrammers = field === 'version' || (fields[field] === 'id' && field !== 'id' && !spec.images?.includes(field))
    return !isProgrammers && !['list', 'object'].includes(fields[field] ?? '')
  })

const cellsOf = (listed: Shown, cells: readonly Cell[] | undefined): OwnCell<Row>[] =>
  (cells ?? shortFields(listed)).map((cell) => own(listed, cell))

/** The columns of a list's table. `within` is the field of a row that holds the record. */
export const columnsOf = (
  listed: Shown,
  speaker: Speaker,
  cells = listed.spec.columns,
  recordIn: (row: Row) => Row | null = (row) => row,
): readonly Column[] =>
  cellsOf(listed, cells).map(({ field, head = headIn(listed, field), cell, whole }) => ({
    field,
    head,
    cell(row) {
      const record = recordIn(row)
      return record ? String(cell(record, speaker) ?? '') : ''
    },
    ...(whole && { whole }),
  }))

/** One record for people. */
export function viewOf(listed: Shown, record: Row, speaker: Speaker): string {
  const { columns = [], view } = listed.spec
  const shown = new Set(columns.map((cell) => (typeof cell === 'string' ? cell : cell.field)))
  const cells = view ?? [...columns, ...shortFields(listed).filter((field) => !shown.has(field))]
  return fieldLines(
    cellsOf(listed, cells).map(({ field, head = headIn(listed, field), cell }) => [textOf(head, speaker), cell(record, speaker)]),
  )
}
