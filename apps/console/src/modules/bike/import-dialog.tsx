import { useLingui } from '@lingui/react/macro'
import { ImportDialog } from '../../lib/import/import-dialog.tsx'
import { fieldWord } from '../../lib/record/values.tsx'

/** The headings by which the columns of a file are known, beside their names in the contract. */
const columns = {
  number: ['number', 'bike number', 'bike', 'no', '编号', '车辆编号', '车号', '自行车编号'],
  brand: ['brand', 'make', 'model', '品牌', '型号'],
  location: ['location', 'place', 'rack', '位置', '地点', '车棚', '取车点'],
} as const satisfies Record<string, readonly string[]>
/** The contract takes so many rows at once. */
const most = 20_000

/** Brings bikes in from a CSV file, by their numbers. */
export default function ImportBikes({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ImportDialog<keyof typeof columns>
      config={{
        title: t`Import bikes`,
        text: t`Adds new bikes and updates existing ones by number. Status and rents do not change, nor do fields that the file leaves empty.`,
        operation: 'bike.import',
        schema: 'zBikeRow',
        columns,
        name: fieldWord,
        most,
        fileName: 'bikes.csv',
      }}
      onClose={onClose}
    />
  )
}
