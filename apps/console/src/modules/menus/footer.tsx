import { Kbd } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { countTypes, type Menu } from './data.ts'

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How many there are, and the keys that help. */
export function Footer({ menus, found, movable }: { menus: readonly Menu[]; found: number | undefined; movable: boolean }) {
  const { t } = useLingui()
  const { MENU_DIR: modules, MENU: screens, MENU_PERM_RESOURCE: buttons } = useMemo(() => countTypes(menus), [menus])
  const all = [
    t`${plural(modules, { one: '# module', other: '# modules' })}`,
    t`${plural(screens, { one: '# menu', other: '# menus' })}`,
    t`${plural(buttons, { one: '# button', other: '# buttons' })}`,
  ].join(t({ message: ', ', comment: 'between the counts of modules, menus and buttons' }))
  return (
    <footer className="flex min-h-11 flex-wrap items-center gap-x-4 border-t border-line px-4 py-2 text-fg-2 tabular-nums sm:px-6">
      {/* Read aloud when a search has found something else. */}
      <span role="status" className={found === undefined ? 'sr-only' : ''}>
        {found !== undefined && t`${found} of ${menus.length} found`}
      </span>
      {found === undefined && <span>{all}</span>}
      <span className="ml-auto flex items-center gap-4 text-xs text-fg-3 max-lg:hidden touch:hidden">
        <span className="flex items-center gap-1.5">
          <Kbd keys={['↑', '↓']} />
          <Trans>select</Trans>
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd keys={['⏎']} />
          <Trans>open</Trans>
        </span>
        {movable &&
          (found !== undefined ? (
            <Trans>Clear the search to move menus</Trans>
          ) : (
            <span className="flex items-center gap-1.5">
              <Kbd keys={[mac ? '⌥' : 'Alt', '↑', '↓', '←', '→']} />
              <Trans>move</Trans>
            </span>
          ))}
      </span>
    </footer>
  )
}
