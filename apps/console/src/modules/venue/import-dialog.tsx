import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/import/declared-import.tsx'

/** The headings by which the columns of a file are known, beside their names in the contract. */
const columns = {
  name: ['name', 'venue', '名称', '场地', '场地名称'],
  nameZh: ['chinese name', 'name in chinese', 'namezh', '中文名称'],
  type: ['type', 'kind', '类型'],
  location: ['location', 'place', 'building', '位置', '地点'],
  capacity: ['capacity', 'people', 'seats', '容纳人数', '人数'],
  adEmail: ['ad email', 'email', 'room mailbox', 'ad 邮箱', '邮箱'],
  hours: ['hours', 'opening hours', '开放时间'],
  needsApproval: ['needs approval', 'approval', '需要审批', '审批'],
  note: ['note', '备注'],
} as const satisfies Record<string, readonly string[]>

function readCell(column: keyof typeof columns, text: string): string | number | boolean | undefined {
  if (column === 'capacity') return /^\d+$/.test(text) ? Number(text) : undefined
  if (column !== 'needsApproval') return text
  if (/^(yes|true|1|是)$/i.test(text)) return true
  return /^(no|false|0|否)$/i.test(text) ? false : undefined
}

/** Brings venues in from a CSV file, by their names. */
export default importDialog<keyof typeof columns>({
  title: msg`Import venues`,
  text: msg`Adds new venues and updates existing ones by name. A field that the file leaves empty does not change. Hours are written as Mon-Fri 08:00–12:00; Sat 09:00–12:00.`,
  operation: 'venue.import',
  schema: 'zVenueRow',
  columns,
  read: readCell,
  most: 2000,
  fileName: 'venues.csv',
})
