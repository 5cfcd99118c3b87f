// Rows that stay where they are while somebody works on them: what is new comes at the end, what has gone keeps its place.
import type { OperationId } from '@isb/sdk'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { steady } from './steady.ts'
import type { Identified, ListRecord } from '../../declare/list.ts'
import { read } from '../rows/use-rows.ts'

const none: readonly never[] = []

/**
 * The rows as they are shown. While they are held, a request that comes in, or one that somebody else has decided, moves none of
 * them from under the cursor; a row that has left the list is read by itself.
 * @param list what the rows are of: another page, filter or order begins anew; undefined while they are those of the one before
 * @param openId the record that stands open: one that has just been made, or has come back, stands where it belongs
 */
export function useSteady<Row extends Identified>(
  fresh: readonly Row[] | undefined,
  list: string | undefined,
  held: boolean,
  record: ListRecord | undefined,
  openId?: number,
): readonly Row[] | undefined {
  const [last, setLast] = useState<{ list: string; rows: readonly Row[] }>()
  const stands = (rows: readonly Row[] | undefined) => rows?.some(({ id }) => id === openId) === true
  const comes = stands(fresh) && !stands(last?.rows)
  const now = held && !comes && last && last.list === list && fresh ? steady(last.rows, fresh) : fresh
  // The same array while its rows are the same: for another one the table makes its rows anew.
  const rows = now && last && sameRows(now, last.rows) ? last.rows : now
  if (rows && list !== undefined && (last?.list !== list || last.rows !== rows)) setLast({ list, rows })
  const there = new Set(fresh?.map(({ id }) => id))
  const get = record?.get
  const gone = get && fresh ? (rows ?? none).filter(({ id }) => !there.has(id)) : none
  const alone = useQueries({ queries: gone.map(({ id }) => read<Row>(get as OperationId, { path: { [record?.path ?? 'id']: id } })) })
  if (gone.length === 0) return rows
  const found = new Map(gone.map((row, at) => [row.id, alone[at]?.error ? null : (alone[at]?.data ?? row)]))
  return rows?.flatMap((row) => (found.has(row.id) ? (found.get(row.id) ?? []) : row))
}

const sameRows = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((row, at) => row === other[at])
