import { typesUnder, whyNotRemove } from '@isb/sdk'
import { IconButton, Menu as ActionMenu, MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { cloneElement, useState } from 'react'
import { Copy, Ellipsis, Eye, Pencil, Plus, Trash2 } from 'lucide-react'
import { named, sharedWord } from '../../lib/i18n.ts'
import { useCan } from '../../lib/session.ts'
import { childrenAt, type Menu, type MenuIndex } from './data.ts'

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
export type Ask = 'open' | 'add' | 'duplicate' | 'remove'

interface RowActionsProps {
  menu: Menu
  index: MenuIndex
  may: May
  tabIndex: 0 | -1
  onAsk: (ask: Ask, menu: Menu) => void
}

/**
 * The actions of a row. What one may not do is not there; what cannot be done now says why. A row is drawn with a plain button: the
 * menu around it is made at the first press, because it costs as much to draw as the rest of the row.
 */
export function RowActions({ menu, index, may, tabIndex, onAsk }: RowActionsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean>()
  const button = (
    <IconButton label={t`Actions for ${named(menu)}`} tooltip={false} tabIndex={tabIndex} className="touch:size-10">
      <Ellipsis aria-hidden />
    </IconButton>
  )
  if (open === undefined) return cloneElement(button, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setOpen(true) })
  return (
    <ActionMenu open={open} onOpenChange={setOpen} trigger={button}>
      <Items menu={menu} index={index} may={may} onAsk={onAsk} />
    </ActionMenu>
  )
}

/** Rendered when the menu opens, not with each row. */
function Items({ menu, index, may, onAsk }: Omit<RowActionsProps, 'tabIndex'>) {
  const { t } = useLingui()
  const whyNot = whyNotRemove(childrenAt(index, menu))
  const why = whyNot && sharedWord(`reason.${whyNot.reason}`, { name: named(menu), count: whyNot.count })
  return (
    <>
      <MenuItem icon={may.edit ? <Pencil aria-hidden /> : <Eye aria-hidden />} keys={['⏎']} onSelect={() => onAsk('open', menu)}>
        {may.edit ? t`Edit` : t`View`}
      </MenuItem>
      {may.create && typesUnder(menu.type).length > 0 && (
        <MenuItem icon={<Plus aria-hidden />} onSelect={() => onAsk('add', menu)}>{t`Add under ${named(menu)}`}</MenuItem>
      )}
      {may.create && <MenuItem icon={<Copy aria-hidden />} onSelect={() => onAsk('duplicate', menu)}>{t`Duplicate`}</MenuItem>}
      {may.remove && <MenuSeparator />}
      {may.remove && (
        <MenuItem
          icon={<Trash2 aria-hidden />}
          danger={!why}
          disabled={why !== null}
          hint={why}
          onSelect={() => onAsk('remove', menu)}
        >{t`Delete`}</MenuItem>
      )}
    </>
  )
}
