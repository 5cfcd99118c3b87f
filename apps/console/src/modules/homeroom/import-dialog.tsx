import { homeroomHeadings, readHomeroomCell, type HomeroomColumn } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

/** Brings classes in from a CSV file, by year, campus and name. */
export default importDialog<HomeroomColumn>({
  title: msg`Import classes`,
  text: msg`Adds and updates classes by school year, campus and name. Students stay in their class, and fields that the file leaves empty do not change.`,
  operation: 'homeroom.import',
  schema: 'zHomeroomRow',
  columns: homeroomHeadings,
  read: readHomeroomCell,
  most: 5000,
  fileName: 'homerooms.csv',
})
