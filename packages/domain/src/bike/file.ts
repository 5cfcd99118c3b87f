// Files of bikes.
import type { Schema } from '@isb/contract'
import { isNone } from '../files/none.ts'
import { oneLine, type TableFile } from '../files/table.ts'

/** A column of such a file: a field of the import's row. */
export type BikeColumn = Exclude<keyof Schema<'BikeRow'>, 'line'>

/** The characters that a cell can have at most. */
export const longestBikeCell: Readonly<Record<BikeColumn, number>> = { number: 30, brand: 100, location: 100 }

/** Files of bikes. Status and rents are never imported. */
export const bikeFile: TableFile<BikeColumn> = {
  headings: {
    number: ['bike number', 'bike', 'no', '编号', '车辆编号', '车号', '自行车编号'],
    brand: ['make', 'model', '品牌', '型号', '品牌型号'],
    location: ['place', 'rack', '位置', '停放位置', '地点', '车棚', '取车点'],
  },
  leftOut: ['status', '状态', 'person', '人员', 'due back', '应还日期', 'note', '备注', 'changed', '更改时间'],
  read: (column, text) => (isNone(text) ? '' : oneLine(text, longestBikeCell[column])),
}
