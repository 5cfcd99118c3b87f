// The types of venues, each with its color.
import { venue } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { named } from '../../lib/base/words/i18n.ts'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { typeForm } from './forms.tsx'
import { TypeName } from './parts.tsx'

export default listScreen('venue.listTypes', venue, {
  name: 'venue-types',
  title: msg`Venue types`,
  text: msg`The kinds of venues, and the color of each.`,
  empty: { title: msg`No types yet`, text: msg`Add the first one, such as sports or meeting rooms.` },
  columns: [{ field: 'name', width: 'minmax(10rem, 2fr)', cell: (row) => <TypeName type={row} /> }, 'venues', 'updatedAt'],
  rowName: named,
  forms: [typeForm],
  create: typeForm.create,
  actions: [
    { ...typeForm.edit, letter: 'E' },
    {
      ...deletion(named),
      operation: 'venue.removeType',
      whyNot: ({ venues }) => (venues > 0 ? 'VENUE_TYPE_USED' : null),
    },
  ],
  panel: { title: (row) => <TypeName type={row} />, lines: ['name', 'nameZh?', 'color', 'venues', 'updatedAt'] },
})
