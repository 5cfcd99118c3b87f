// Passes on paper, for the windscreen.
import { msg, plural, t } from '@lingui/core/macro'
import { printScreen } from '../../../lib/print/print-screen.tsx'
import type { Pass } from '../data.ts'
import { PrintedPass } from './printed-pass.tsx'

export default printScreen<Pass>({
  title: msg`Print passes`,
  up: '/vehicle',
  choose: msg`Choose valid passes in the list, then Print.`,
  get: 'vehicle.get',
  code: 'vehicle.code',
  key: 'passId',
  nameOf: ({ plate }) => plate,
  missing: (count) => t`${plural(count, { one: '# pass is not printed', other: '# passes are not printed' })}`,
  Card: PrintedPass,
})
