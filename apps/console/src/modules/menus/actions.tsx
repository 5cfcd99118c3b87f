import { IconButton, Menu as Popup } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { named } from '../../lib/base/words/i18n.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { useCan } from '../../lib/base/connection/session.ts'
import type { Menu, MenuIndex } from './data.ts'

export const loadRowItems = () => import('./row-items.tsx')
const RowItems = late(loadRowItems)

/** What this person may do with menus. */
export const useMay = () => ({
  create: useCan('upms:menu:create'),
  edit: useCan('upms:menu:edit'),
  sort: useCan('upms:menu:sort'),
  remove: useCan('upms:menu:delete'),
  import: useCan('upms:menu:import'),
})
export type May = ReturnType<typeof useMay>

/** What can be asked for from a row. */
export type Ask = 'open' | 'add' | 'duplicate' | 'history' | 'remove'

export interface RowActionsProps {
  menu: Menu
  index: MenuIndex
  may: May
  onAsk: (ask: Ask, menu: Menu) => void
}

/** The actions of a row. */
export function RowActions({ tabIndex, ...rest }: RowActionsProps & { tabIndex: 0 | -1 }) {
  const { t } = useLingui()
  return (
    <Popup
      trigger={
        <IconButton label={t`Actions for ${named(rest.menu)}`} tooltip={false} tabIndex={tabIndex} className="touch:size-10!">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <RowItems {...rest} />
    </Popup>
  )
}
