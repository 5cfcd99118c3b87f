// A file of venues: headings in either language.
import type { Input } from '@isb/sdk'
import { both, isNone, oneLine, plainWord, readTable, type Read } from '../../lib/input/csv.ts'

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
} as const satisfies Record<string, readonly string[]>
type Column = keyof typeof heads

/** What our own export has beside them: the rest of a venue is never brought in. */
const leftOut = new Set(
  (
    [
      'field.status',
      'field.partOf',
      'field.opensOnDaysOff',
      'field.shortestMinutes',
      'field.longestMinutes',
      'field.aheadDays',
      'field.noticeMinutes',
      'field.betweenMinutes',
      'field.openPerPerson',
    ] as const
  ).flatMap(both),
)
const columnOf = (head: string): Column | null | undefined => {
  const text = plainWord(head)
  return leftOut.has(text) ? null : (Object.keys(heads) as Column[]).find((column) => (heads[column] as readonly string[]).includes(text))
}

/** The contract's limits. */
const longest = { name: 100, nameZh: 100, type: 100, location: 100, adEmail: 254, hours: 2000, note: 500 } as const
const texts = Object.keys(longest) as (keyof typeof longest)[]
const yes = /^(yes|true|1|是)$/i
const no = /^(no|false|0|否)$/i

/** Reads a file of venues. */
export const readCsv = (text: string): Read<Row> =>
  readTable<Column, Row>(text, {
    key: 'name',
    columnsOf: (all) => all.map(columnOf),
    rowOf(cell, line, wrong) {
      const given = Object.fromEntries(
        texts.flatMap((column) => {
          const said = oneLine(cell(column))
          return said === undefined ? [] : [[column, isNone(said) ? '' : said]]
        }),
      ) as Partial<Record<keyof typeof longest, string>>
      const { name } = given
      if (!name) return wrong('venue.import.noName')
      const long = texts.find((column) => (given[column]?.length ?? 0) > longest[column])
      if (long) return wrong('bike.import.long', { count: longest[long] })
      const [people, approval] = [cell('capacity'), cell('needsApproval')]
      if (people !== undefined && !isNone(people) && !/^[1-9]\d{0,5}$/.test(people)) return wrong('venue.import.capacity')
      if (approval !== undefined && !yes.test(approval) && !no.test(approval)) return wrong('venue.import.approval')
      return {
        ...given,
        name,
        line,
        ...(people !== undefined && { capacity: isNone(people) ? null : Number(people) }),
        ...(approval !== undefined && { needsApproval: yes.test(approval) }),
      }
    },
  })
