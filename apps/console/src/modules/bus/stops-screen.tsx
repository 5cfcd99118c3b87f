// Every stop, and where it is.
import { bus } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { named } from '../../lib/base/words/i18n.ts'
import { dash } from '../../lib/engine/record/values.tsx'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { stopForm } from './forms.ts'
import { Astray, awayText } from './astray.tsx'
import { BusTabs } from './tabs.tsx'

export default listScreen('bus.listStops', bus, {
  name: 'bus-stops',
  title: msg`Bus stops`,
  text: msg`Where buses stop. Coordinates are WGS-84 degrees.`,
  search: msg`Stop or note`,
  empty: { title: msg`No stops yet`, text: msg`Add the first one, such as the school's gate.` },
  Banner: BusTabs,
  columns: [
    { field: 'name', width: 'minmax(12rem, 2fr)', cell: named },
    { field: 'latitude', width: '8rem', card: 'none' },
    { field: 'longitude', width: '8rem', card: 'none' },
    { field: 'seen', width: '10rem', cell: (stop) => awayText(stop) || dash },
    { field: 'routes', width: '6rem' },
    { field: 'note', width: 'minmax(8rem, 1fr)', hidden: 'narrow' },
  ],
  rowName: named,
  forms: [stopForm],
  create: stopForm.create,
  actions: [
    { ...stopForm.edit, letter: 'E' },
    { ...deletion(named), operation: 'bus.removeStop', whyNot: ({ routes }) => (routes > 0 ? 'BUS_STOP_USED' : null) },
  ],
  panel: { title: named, Above: Astray, lines: ['name', 'nameZh?', 'latitude', 'longitude', 'routes', 'note?', 'updatedAt'] },
})
