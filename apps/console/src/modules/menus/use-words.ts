import type { TreeDrop, TreeNews } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { comma, named, sharedWord } from '../../lib/base/words/i18n.ts'
import type { Menu, MenuType } from './data.ts'

/** A type's word with a capital, where it stands alone. */
export const typeName = (type: MenuType): string => sharedWord(`value.MenuType.${type}`).replace(/^./, (first) => first.toUpperCase())

/** What is said while something is moved: on the chip, to a screen reader, and afterwards. */
export function useMoveWords() {
  const { t } = useLingui()
  return useMemo(() => {
    const place = ({ parent, after }: Pick<TreeDrop<Menu>, 'parent' | 'after'>): string => {
      if (!parent) return after ? t`to the top level, after ${named(after)}` : t`to the top level, first`
      return after ? t`into ${named(parent)}, after ${named(after)}` : t`into ${named(parent)}, first`
    }
    const why = (type: MenuType) => sharedWord(type === 'MENU_PERM_RESOURCE' ? 'reason.MENU_BUTTON_PARENT' : 'reason.MENU_NEST')
    const announce = (news: TreeNews<Menu>): string => {
      const name = named(news.node)
      if (news.type === 'lifted') return t`${name} picked up. Press Escape to cancel.`
      if (news.type === 'cancelled') return t`${name} stays where it was.`
      if (news.type === 'refused') return t`${name} cannot move there. ${why(news.node.type)}`
      if (news.drop) return `${name}${comma()}${place(news.drop)}`
      return t`${name} cannot be put here. ${why(news.node.type)}`
    }
    return { place, announce, describeDrop: (drop: TreeDrop<Menu> | null) => (drop ? place(drop) : t`cannot be put here`) }
  }, [t])
}
