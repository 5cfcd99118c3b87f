import { venueFile } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { importDialog } from '../../lib/engine/import/declared-import.tsx'

/** Brings venues in from a CSV file, by their names. */
export default importDialog({
  title: msg`Import venues`,
  text: msg`Adds new venues and updates existing ones by name. A field that the file leaves empty does not change. Hours are written as Mon-Fri 08:00–12:00; Sat 09:00–12:00.`,
  operation: 'venue.import',
  schema: 'zVenueRow',
  file: venueFile,
  most: 2000,
  fileName: 'venues.csv',
})
