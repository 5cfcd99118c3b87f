// A file of venues: headings in either language.
import type { Input } from '@isb/sdk'
import { longestVenueCell, readVenueCell, type VenueColumn } from '@isb/sdk/rules'
import { both, plainWord, readTable, type Read, type Wrong } from '../../lib/input/csv.ts'

/** A row as the server takes it; it always knows its line. */
export type Row = Input<'venue.import'>['body']['rows'][number] & { readonly line: number }

const heads = {
  name: ['name', 'venue', '名称', '场地', ...both('field.name')],
  nameZh: ['namezh', 'chinesename', '中文名称', ...both('field.nameZh')],
  type: ['type', ...both('field.type')],
  location: ['location', 'place', 'building', '位置', '地点', ...both('field.location')],
  capacity: ['capacity', 'people', 'seats', '人数', ...both('field.capacity')],
  adEmail: ['ademail', 'email', '邮箱', ...both('field.adEmail')],
  hours: ['hours', ...both('field.hours')],
  needsApproval: ['needsapproval', 'approval', '审批', ...both('field.needsApproval')],
  note: ['note', ...both('field.note')],
} as const satisfies Record<VenueColumn, readonly string[]>

const columns = Object.keys(heads) as VenueColumn[]

/** What our own export has beside them: the rest of a venue is never brought in. */
const leftOut = new Set(
  (
    [
      'field.status',
      'field.partOf',
      'field.opensOnDaysOff',
      'field.extras',
      'field.shortestMinutes',
      'field.longestMinutes',
      'field.aheadDays',
      'field.noticeMinutes',
      'field.betweenMinutes',
      'field.openPerPerson',
    ] as const
  ).flatMap(both),
)
const columnOf = (head: string): VenueColumn | null | undefined => {
  const text = plainWord(head)
  return leftOut.has(text) ? null : columns.find((column) => (heads[column] as readonly string[]).includes(text))
}

function faultOf(column: VenueColumn): Parameters<Wrong> {
  if (column === 'capacity') return ['venue.import.capacity']
  if (column === 'needsApproval') return ['venue.import.approval']
  return ['bike.import.long', { count: longestVenueCell(column) }]
}

/** Reads a file of venues. */
export const readCsv = (text: string): Read<Row> =>
  readTable<VenueColumn, Row>(text, {
    key: 'name',
    columnsOf: (all) => all.map(columnOf),
    rowOf(cell, line, wrong) {
      const given: Partial<Record<VenueColumn, unknown>> = {}
      for (const column of columns) {
        const said = cell(column)
        if (said === undefined) continue
        given[column] = readVenueCell(column, said)
        if (given[column] === undefined) return wrong(...faultOf(column))
      }
      if (!given.name) return wrong('venue.import.noName')
      return { ...(given as Omit<Row, 'line'>), line }
    },
  })
