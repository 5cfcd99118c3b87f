import { bikeFile } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

/** Brings bikes in from a CSV file, by their numbers. */
export default importDialog({
  title: msg`Import bikes`,
  text: msg`Adds new bikes and updates existing ones by number. Status and rents do not change, nor do fields that the file leaves empty.`,
  operation: 'bike.import',
  schema: 'zBikeRow',
  file: bikeFile,
  most: 20_000,
  fileName: 'bikes.csv',
})
