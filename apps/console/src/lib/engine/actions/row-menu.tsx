import { IconButton, Menu, MenuItem, MenuSeparator, useRowTabIndex } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { Fragment } from 'react'
import type { RowAction } from '../../declare/list.ts'

interface RowMenuProps<Row> {
  row: Row
  name: string
  actions: (row: Row) => readonly RowAction<Row>[]
}

/** The actions of a row. */
export function RowMenu<Row>({ name, ...rest }: RowMenuProps<Row>) {
  const { t } = useLingui()
  const tabIndex = useRowTabIndex()
  return (
    <Menu
      trigger={
        <IconButton
          label={t`Actions for ${name}`}
          tooltip={false}
          tabIndex={tabIndex}
          // At rest a column of dots says nothing.
          className="opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 group-data-open/row:opacity-100 data-[state=open]:opacity-100 touch:size-10! touch:opacity-100"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <LateItems {...rest} />
    </Menu>
  )
}

/** Worked out when the menu opens, not with each row. */
const LateItems = <Row,>({ row, actions }: Pick<RowMenuProps<Row>, 'row' | 'actions'>) => <ActionItems row={row} actions={actions(row)} />

/** Actions as items of a menu: what cannot be done now says why. */
export function ActionItems<Row>({ row, actions }: { row: Row; actions: readonly RowAction<Row>[] }) {
  return actions.map(({ id, label, icon, onSelect, whyNot, danger, apart, letter }, at) => (
    <Fragment key={id}>
      {apart && at > 0 && <MenuSeparator />}
      <MenuItem
        icon={icon}
        danger={danger === true && !whyNot}
        disabled={!!whyNot}
        hint={whyNot}
        {...(letter && { keys: [letter] })}
        onSelect={() => onSelect(row)}
      >
        {label}
      </MenuItem>
    </Fragment>
  ))
}
