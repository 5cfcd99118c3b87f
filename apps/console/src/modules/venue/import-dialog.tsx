import { readVenueCell, type VenueColumn } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

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
} as const satisfies Record<VenueColumn, readonly string[]>

/** Brings venues in from a CSV file, by their names. */
export default importDialog<VenueColumn>({
  title: msg`Import venues`,
  text: msg`Adds new venues and updates existing ones by name. A field that the file leaves empty does not change. Hours are written as Mon-Fri 08:00–12:00; Sat 09:00–12:00.`,
  operation: 'venue.import',
  schema: 'zVenueRow',
  columns,
  read: readVenueCell,
  most: 2000,
  fileName: 'venues.csv',
})
