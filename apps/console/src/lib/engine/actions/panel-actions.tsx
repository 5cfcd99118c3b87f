import { Button, IconButton, Kbd, Menu } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionItems } from './row-menu.tsx'
import type { RowAction } from '../../declare/list.ts'

/**
 * The panel's foot: the main action fills it, those beside it are buttons, the others stand in a menu. Where the only thing that
 * could be done cannot be done now, it says why; where several could, there is none.
 */
export function panelActions<Row>(row: Row, all: readonly RowAction<Row>[]): ReactNode {
  if (all.some(({ whyNot }) => !whyNot)) return <Foot row={row} all={all} />
  return all.length === 1 ? <p className="flex-1 text-fg-2">{all[0]?.whyNot}</p> : undefined
}

function Foot<Row>({ row, all }: { row: Row; all: readonly RowAction<Row>[] }) {
  const { t } = useLingui()
  const shown = all.filter(({ place, whyNot }) => place !== undefined && !whyNot)
  const main = shown.find(({ place }) => place === 'main') ?? shown[0]
  const beside = shown.filter((each) => each !== main)
  const others = all.filter((each) => !shown.includes(each) && (each.place === undefined || shown.length === 0))
  return (
    <>
      {others.length > 0 && (
        <Menu
          trigger={
            <IconButton label={t`More actions`} tooltip={false} className="h-auto self-stretch border border-line-2 touch:size-11">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <ActionItems row={row} actions={others} />
        </Menu>
      )}
      {beside.map(({ id, label, panelLabel, danger, onSelect, letter }) => (
        <Button key={id} variant={danger ? 'danger' : 'outline'} aria-keyshortcuts={letter} onClick={() => onSelect(row)}>
          {panelLabel ?? label}
          {letter && <Kbd keys={[letter]} className="touch:hidden" />}
        </Button>
      ))}
      {main && (
        <Button
          variant={main.place === 'main' ? 'lead' : 'outline'}
          className="flex-1"
          aria-keyshortcuts={main.letter}
          onClick={() => main.onSelect(row)}
        >
          {main.panelLabel ?? main.label}
          {main.letter && <Kbd keys={[main.letter]} inverse={main.place === 'main'} className="touch:hidden" />}
        </Button>
      )}
    </>
  )
}
