import { whyNotChangeRole } from '@isb/sdk'
import { Button, Menu, MenuItem, MenuSeparator } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, Copy, Ellipsis, ListChecks, Pencil, Trash2 } from 'lucide-react'
import { Fragment, useCallback } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import type { RowAction } from '../../lib/list/types.ts'
import { useMay, type Role } from './data.ts'

/** What can be asked for a role. */
export type Ask = 'edit' | 'assign' | 'duplicate' | 'enable' | 'disable' | 'remove'

/** The actions of a role: what one may not do is not there, what cannot be done with the built-in one says why. */
export function useActions(onAsk: (ask: Ask, row: Role) => void): (row: Role) => readonly RowAction<Role>[] {
  const { t } = useLingui()
  const may = useMay()
  return useCallback(
    (row) => {
      const why = whyNotChangeRole(row)
      const whyNot = why && sharedWord(`reason.${why}`)
      const action = (id: Ask, label: string, icon: RowAction<Role>['icon'], more?: Partial<RowAction<Role>>) => ({
        id,
        label,
        icon,
        whyNot,
        onSelect: (of: Role) => onAsk(id, of),
        ...more,
      })
      return [
        may.assign && action('assign', t`Assign Permission`, <ListChecks aria-hidden />),
        may.edit && action('edit', t`Edit`, <Pencil aria-hidden />),
        may.create && !row.builtin && action('duplicate', t`Duplicate`, <Copy aria-hidden />),
        may.enable &&
          (row.enabled ? action('disable', t`Disable`, <Ban aria-hidden />) : action('enable', t`Enable`, <CircleCheck aria-hidden />)),
        may.remove && action('remove', t`Delete`, <Trash2 aria-hidden />, { danger: true, apart: true }),
      ].filter((one) => one !== false)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `may` is made anew each time, its words are not
    [t, onAsk, ...Object.values(may)],
  )
}

/** The panel's foot: Assign Permission as the main action, Edit beside it, the others in a menu. The built-in role has none. */
export function PanelActions({ row, actions }: { row: Role; actions: (row: Role) => readonly RowAction<Role>[] }) {
  const { t } = useLingui()
  const all = row.builtin ? [] : actions(row)
  const main = all.find(({ id }) => id === 'assign')
  const edit = all.find(({ id }) => id === 'edit')
  const others = all.filter((each) => each !== main && each !== edit)
  if (all.length === 0) return null
  return (
    <>
      {others.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button aria-label={t`More actions`} className="px-2">
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          {others.map(({ id, label, icon, onSelect, danger, apart }) => (
            <Fragment key={id}>
              {apart && others.length > 1 && <MenuSeparator />}
              <MenuItem icon={icon} danger={danger === true} onSelect={() => onSelect(row)}>
                {label}
              </MenuItem>
            </Fragment>
          ))}
        </Menu>
      )}
      {edit && (
        <Button onClick={() => edit.onSelect(row)} className={main ? '' : 'flex-1'}>
          {edit.label}
        </Button>
      )}
      {main && (
        <Button variant="lead" onClick={() => main.onSelect(row)} className="flex-1">
          {main.label}
        </Button>
      )}
    </>
  )
}
