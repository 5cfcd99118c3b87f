import { isNone } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

/** The headings by which the columns of a file are known, beside their names in the contract. */
const columns = {
  number: ['number', 'bike number', 'bike', 'no', '编号', '车辆编号', '车号', '自行车编号'],
  brand: ['brand', 'make', 'model', '品牌', '型号'],
  location: ['location', 'place', 'rack', '位置', '地点', '车棚', '取车点'],
} as const satisfies Record<string, readonly string[]>

/** Brings bikes in from a CSV file, by their numbers. */
export default importDialog<keyof typeof columns>({
  title: msg`Import bikes`,
  text: msg`Adds new bikes and updates existing ones by number. Status and rents do not change, nor do fields that the file leaves empty.`,
  operation: 'bike.import',
  schema: 'zBikeRow',
  columns,
  read: (_, text) => (isNone(text) ? '' : text),
  most: 20_000,
  fileName: 'bikes.csv',
})
