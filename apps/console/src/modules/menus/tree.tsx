import { whyNotUnder, wouldCycle } from '@isb/sdk/rules'
import { Tree, type CanDrop, type TreeId } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { RowActions, type Ask, type May } from './actions.tsx'
import { MenuIcon, MenuName, useColumns } from './columns.tsx'
import { menuAt, type Menu, type MenuIndex } from './data.ts'
import { moveTo, type Move } from './moves.ts'
import { useMoveWords } from './use-words.ts'

interface MenuTreeProps {
  index: MenuIndex
  /** The list behind the index. */
  menus: readonly Menu[]
  may: May
  /** What was searched for, to be marked. */
  terms: readonly string[]
  filter: ((menu: Menu) => boolean) | undefined
  expanded: ReadonlySet<TreeId>
  onExpandedChange: (expanded: Set<TreeId>) => void
  selected: number | undefined
  onSelect: (menu: Menu) => void
  onAsk: (ask: Ask, menu: Menu) => void
  onMove: (move: Move, where: string) => void
  empty: ReactNode
}

/** The permission tree. */
export function MenuTree({ index, menus, may, terms, filter, onSelect, onAsk, onMove, selected, ...rest }: MenuTreeProps) {
  const { t } = useLingui()
  const columns = useColumns(terms)
  const words = useMoveWords()
  const { box, narrow } = useNarrow()
  const parentOf = (id: number) => menuAt(index, id)?.parentId
  const canDrop: CanDrop = (id, parent) => {
    const menu = menuAt(index, Number(id))
    const parentId = Number(parent ?? 0)
    return (
      menu !== undefined &&
      whyNotUnder(menu.type, menuAt(index, parentId)?.type ?? 'Root') === null &&
      !wouldCycle(menu.id, parentId, parentOf)
    )
  }
  const move = (id: TreeId, parent: TreeId | null, at: number) => {
    const to = moveTo(menus, Number(id), Number(parent ?? 0), at)
    onMove(to, words.place({ parent: menuAt(index, to.parentId) ?? null, after: menuAt(index, to.after ?? undefined) ?? null }))
  }
  return (
    <div ref={box} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <Tree
        {...rest}
        index={index}
        label={t`Menus`}
        labelHeader={sharedWord('field.name')}
        getLabel={named}
        renderLabel={(menu) => <MenuName menu={menu} terms={terms} />}
        renderIcon={(menu) => <MenuIcon menu={menu} />}
        columns={columns}
        renderActions={(menu, tabIndex) => <RowActions menu={menu} index={index} may={may} tabIndex={tabIndex} onAsk={onAsk} />}
        actionsHeader={t`Actions`}
        filter={filter}
        selected={selected ?? null}
        onSelect={onSelect}
        onActivate={(menu) => onAsk('open', menu)}
        {...(may.sort && { onMove: move })}
        canDrop={canDrop}
        describeDrop={words.describeDrop}
        announce={words.announce}
        rowHeight={narrow ? 56 : 36}
        className="flex-1"
      />
    </div>
  )
}

/** Gives the focus to the tree, where something has gone that had it. */
export const focusTree = () => document.querySelector<HTMLElement>('[role="treegrid"] [data-row][tabindex="0"]')?.focus()

/** Below this width, in px, the Tree leaves its columns out and a row needs a second line. */
const foldsAt = 672

function useNarrow() {
  const box = useRef<HTMLDivElement>(null)
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    if (!box.current) return undefined
    setNarrow(box.current.clientWidth < foldsAt)
    const observer = new ResizeObserver(([entry]) => entry && setNarrow(entry.contentRect.width < foldsAt))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, narrow }
}
