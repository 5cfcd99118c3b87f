import { homeroomFile } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

/** Brings classes in from a CSV file, by year, campus and name. */
export default importDialog({
  title: msg`Import classes`,
  text: msg`Adds and updates classes by school year, campus and name. Students stay in their class, and fields that the file leaves empty do not change.`,
  operation: 'homeroom.import',
  schema: 'zHomeroomRow',
  file: homeroomFile,
  most: 5000,
  fileName: 'homerooms.csv',
})
