import { homeroomHeadings, readHomeroomCell, type HomeroomColumn } from '@isb/sdk/rules'
import { useLingui } from '@lingui/react/macro'
import { ImportDialog } from '../../lib/import/import-dialog.tsx'
import { fieldWord } from '../../lib/record/values.tsx'

/** The contract takes so many rows at once. */
const most = 5000

/** Brings classes in from a CSV file, by year, campus and name. */
export default function ImportClasses({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ImportDialog<HomeroomColumn>
      config={{
        title: t`Import classes`,
        text: t`Adds and updates classes by school year, campus and name. Students stay in their class, and fields that the file leaves empty do not change.`,
        operation: 'homeroom.import',
        schema: 'zHomeroomRow',
        columns: homeroomHeadings,
        read: readHomeroomCell,
        name: fieldWord,
        most,
        fileName: 'homerooms.csv',
      }}
      onClose={onClose}
    />
  )
}
