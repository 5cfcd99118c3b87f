import { Badge, type TreeColumn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { ExternalLink, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { named, sharedWord, useWords } from '../../lib/base/words/i18n.ts'
import { Icon } from '../../lib/base/icon/icon.tsx'
import { useHasPage } from '../../lib/base/address/place.ts'
import type { Menu, MenuType } from './data.ts'
import { find } from './search.ts'

const shapes = { MENU_DIR: 'solid', MENU: 'outline', MENU_PERM_RESOURCE: 'dashed' } as const satisfies Record<MenuType, string>

/** A type by shape as well as by word. */
export const TypeBadge = ({ type }: { type: MenuType }) => <Badge shape={shapes[type]}>{sharedWord(`value.MenuType.${type}`)}</Badge>

/** The icon before a name; a button without one shows what buttons are. */
export const MenuIcon = ({ menu }: { menu: Pick<Menu, 'icon' | 'type'> }) => (
  <Icon name={menu.icon || (menu.type === 'MENU_PERM_RESOURCE' ? 'mouse-pointer-click' : '')} />
)

/** A text with what was searched for marked. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  const cut = find(text, terms)
  return cut ? (
    <>
      {cut[0]}
      <mark className="rounded-sm bg-waiting-bg text-waiting">{cut[1]}</mark>
      {cut[2]}
    </>
  ) : (
    text
  )
}

/** A name. In a narrow tree its type and code stand under it; a find in the other language's name stands beside it. */
export function MenuName({ menu, terms }: { menu: Menu; terms: readonly string[] }) {
  const name = named(menu)
  const other = name === menu.name ? menu.nameZh : menu.name
  const aside = terms.length > 0 && !find(name, terms) && find(other, terms)
  return (
    <>
      <span className={`block truncate ${menu.type === 'MENU_DIR' ? 'font-bold' : ''}`}>
        <Marked text={name} terms={terms} />
        {aside && (
          <span className="ml-1 font-normal text-fg-3">
            {' '}
            <Marked text={other} terms={terms} />
          </span>
        )}
      </span>
      <span className="flex items-center gap-1.5 text-xs text-fg-2 @2xl:hidden">
        <TypeBadge type={menu.type} />
        <code className="truncate font-mono">
          <Marked text={menu.code} terms={terms} />
        </code>
      </span>
    </>
  )
}

export function useColumns(terms: readonly string[]): readonly TreeColumn<Menu>[] {
  const { word } = useWords()
  const { t } = useLingui()
  const hasPage = useHasPage()
  return useMemo(
    () => [
      {
        id: 'type',
        header: word('field.type'),
        width: '6rem',
        wide: true,
        render: (menu: Menu) => (
          <span className="flex">
            <TypeBadge type={menu.type} />
          </span>
        ),
      },
      {
        id: 'code',
        header: word('field.code'),
        width: 'minmax(8rem, 2fr)',
        wide: true,
        render: (menu: Menu) => (
          <code className="block truncate font-mono text-xs" title={menu.code}>
            <Marked text={menu.code} terms={terms} />
          </code>
        ),
      },
      {
        id: 'path',
        header: word('field.path'),
        width: 'minmax(8rem, 2fr)',
        wide: true,
        render: (menu: Menu) => (
          <span className="flex items-center gap-1.5 text-fg-2" title={menu.path}>
            {menu.path && (
              <code className="truncate font-mono text-xs">
                <Marked text={menu.path} terms={terms} />
              </code>
            )}
            {menu.isExternalPath === 0 && menu.path && menu.type === 'MENU' && !hasPage(menu.path) && (
              <span title={t`The console has no screen at this path`} className="shrink-0 text-waiting">
                <TriangleAlert aria-hidden className="size-3.5" />
                <span className="sr-only">{t`The console has no screen at this path`}</span>
              </span>
            )}
            {menu.isExternalPath === 1 && (
              <>
                <ExternalLink aria-hidden className="size-3.5 shrink-0 text-fg-3" />
                <span className="sr-only">{word('field.isExternalPath')}</span>
              </>
            )}
          </span>
        ),
      },
    ],
    [word, terms, hasPage, t],
  )
}
