import { IconButton, Menu, MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { cloneElement, Fragment, useState } from 'react'
import type { RowAction } from './types.ts'

interface RowMenuProps<Row> {
  row: Row
  name: string
  actions: (row: Row) => readonly RowAction<Row>[]
  tabIndex: 0 | -1
}

/** The actions of a row: a plain button, around which the menu is made at the first press. It costs as much to draw as the row. */
export function RowMenu<Row>({ row, name, actions, tabIndex }: RowMenuProps<Row>) {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean>()
  const button = (
    <IconButton label={t`Actions for ${name}`} tooltip={false} tabIndex={tabIndex} className="touch:size-10">
      <Ellipsis aria-hidden />
    </IconButton>
  )
  if (open === undefined) return cloneElement(button, { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setOpen(true) })
  return (
    <Menu open={open} onOpenChange={setOpen} trigger={button}>
      {open &&
        actions(row).map(({ id, label, icon, onSelect, whyNot, danger, apart }) => (
          <Fragment key={id}>
            {apart && <MenuSeparator />}
            <MenuItem icon={icon} danger={danger === true && !whyNot} disabled={!!whyNot} hint={whyNot} onSelect={() => onSelect(row)}>
              {label}
            </MenuItem>
          </Fragment>
        ))}
    </Menu>
  )
}
