// The columns of a declared list.
import { tones } from '@isb/sdk/metadata'
import type { Kind, ListMetadata } from '@isb/sdk/metadata'
import type { TableColumn, TableColumnMeta } from '@isb/ui'
import type { ReactNode } from 'react'
import type { Words } from '../base/words/i18n.ts'
import type { DeclaredColumn } from '../declare/screen.ts'
import type { AnyRow } from '../declare/list.ts'
import { dash, isEnum, valueOf } from '../engine/record/values.tsx'
import { JustNow } from '../engine/record/just-now.tsx'
import { Waited } from '../engine/record/waited.tsx'

const widths: Partial<Record<Kind, string>> = {
  id: '6rem',
  number: '6rem',
  boolean: '7rem',
  day: '9rem',
  time: '9rem',
  person: 'minmax(9rem, 2fr)',
}
const widthOf = (kind: Kind | undefined) => (kind && (widths[kind] ?? (isEnum(kind) && '7.5rem'))) || 'minmax(9rem, 1.5fr)'

/** Kinds whose values say nothing without their header. */
const bare: ReadonlySet<Kind> = new Set(['number', 'boolean', 'day'])

interface Options {
  list: ListMetadata
  columns: readonly (string | DeclaredColumn<AnyRow>)[]
  /** The field that tells how far a record has come. */
  status: string | undefined
  /** The field since which a record waits, while its status is Pending. */
  waitsSince: string | undefined
}

const columnOf = (column: string | DeclaredColumn<AnyRow>): DeclaredColumn<AnyRow> =>
  typeof column === 'string' ? { field: column } : column

/** The columns that are put away, or give way. */
export const hiddenColumns = (columns: Options['columns'], hidden: DeclaredColumn<AnyRow>['hidden']): readonly string[] =>
  columns.map(columnOf).flatMap((column) => (column.hidden === hidden ? [column.field] : []))

/** The field that tells how far a record has come: the first whose values have tones. */
export const statusOf = (list: ListMetadata): string | undefined =>
  Object.entries(list.fields).find(([field, kind]) => field === 'enabled' || kind in tones)?.[0]

/** How far a record has come, as its column draws it. */
export function drawStatus({
  list,
  columns,
  status,
}: Pick<Options, 'list' | 'columns' | 'status'>): ((row: AnyRow) => ReactNode) | undefined {
  const kind = status === undefined ? undefined : list.fields[status]
  if (!status || !kind) return undefined
  const { cell } = columns.map(columnOf).find(({ field }) => field === status) ?? {}
  return cell ?? ((row) => valueOf(status, kind, row[status]))
}

/** Every column with its head, its place on a card, and a cell by the kind of its field. */
export const columnsOf = ({ list, columns, status, waitsSince }: Options, { say, wordOr }: Words): readonly TableColumn<AnyRow>[] =>
  columns.map(columnOf).map(({ field, header, cell, hidden: _, ...look }, at) => {
    const kind = list.fields[field]
    const card = at === 0 ? 'title' : field === status ? 'status' : undefined
    const inQueue = waitsSince !== undefined && field === status
    const draw = (row: AnyRow) => {
      if (cell && !inQueue) return cell(row)
      if (inQueue)
        return (
          <>
            {cell ? cell(row) : kind && valueOf(field, kind, row[field])}
            <JustNow at={row['decidedAt']} />
          </>
        )
      if (field === waitsSince && status) return <Waited since={String(row[field])} waits={row[status] === 'Pending'} />
      return (kind && valueOf(field, kind, row[field])) ?? dash
    }
    return {
      ...(list.sort.includes(field) ? { accessorKey: field } : { id: field }),
      header: header ? say(header) : wordOr(`field.${field}`, field),
      ...((at === 0 || look.card === 'title') && { enableHiding: false }),
      meta: {
        width: inQueue ? '10.5rem' : widthOf(kind),
        ...(kind && bare.has(kind) && !cell && field !== status && { labelled: true }),
        ...(card && { card }),
        ...look,
      } satisfies TableColumnMeta,
      cell: ({ row }: { row: { original: AnyRow } }) => draw(row.original),
    }
  })
