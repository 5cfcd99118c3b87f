import { Avatar, IconButton, initials, Menu } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { named, say } from '../lib/base/words/i18n.ts'
import { late } from '../lib/base/lazy/late.tsx'
import { usePages } from '../lib/declare/module.ts'
import { useSession } from '../lib/base/connection/session.ts'
import { useSoon } from '../lib/base/lazy/soon.ts'
import { trail } from '../lib/engine/page/menu-tree.ts'
import { SearchEverything } from './search-everything.tsx'
import { LanguageSwitch, ThemeSwitch } from './switches.tsx'

const loadItems = () => import('./account-items.tsx')
const AccountItems = late(loadItems)

/** Where one is, and what is always at hand. */
export function TopBar({ onMenu, start }: { onMenu?: () => void; start?: ReactNode }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const kept = useSession()
  useSoon(loadItems)
  // A module whose screen has its name stands there once.
  const menus = kept?.menus ?? []
  const led = trail(menus, pathname)
  // A page that no menu leads to stands in the folder of its address.
  const folders = menus.filter(({ type, path }) => type === 'MENU_DIR' && path && pathname.startsWith(`${path}/`))
  const above = led.length > 0 ? led : folders
  const crumbs = above.filter((menu, at, all) => at === 0 || named(menu) !== named(all[at - 1] ?? menu))
  const page = usePages().find(({ path }) => path === pathname)
  // A part of the settings stands below their menu; a page that no menu of one's own leads to is called by its own title.
  const part = page?.settings ?? (crumbs.at(-1)?.path === pathname ? undefined : page?.title)
  const places = [...crumbs.map(named), (part && say(part)) ?? []].flat().filter((place, at, all) => place !== all[at - 1])
  // On a phone the heading is right below: what it says is only read aloud here.
  const onPhone = pathname === '/' || page?.settings ? places.length - 1 : places.length - 2
  const me = kept?.me
  const name = me ? named(me) : ''
  const short = initials(name)
  return (
    <header data-unprinted className="flex h-13 shrink-0 items-center gap-1 border-b border-line bg-surface pr-3 pl-3 sm:pl-6">
      {onMenu && (
        <IconButton label={t`Open menu`} className="md:hidden" onClick={onMenu}>
          <MenuIcon aria-hidden />
        </IconButton>
      )}
      {start}
      {start && <span className="flex-1" />}
      {!start && (
        <nav aria-label={t`Where you are`} className="min-w-0 flex-1">
          <ol className="flex min-w-0 items-center gap-1.5">
            {places.map((place, at) => {
              const last = at === places.length - 1
              return (
                <li
                  key={at}
                  {...(last && { 'aria-current': 'page' as const })}
                  className={`flex min-w-0 items-center gap-1.5 ${last ? 'font-bold' : 'text-fg-2'} ${at === onPhone ? '' : 'max-sm:sr-only'}`}
                >
                  {at > 0 && (
                    <span aria-hidden className="text-fg-3 max-sm:hidden">
                      ›
                    </span>
                  )}
                  <span className="truncate">{place}</span>
                </li>
              )
            })}
          </ol>
        </nav>
      )}
      {me && <SearchEverything />}
      <LanguageSwitch />
      <ThemeSwitch />
      {me && (
        <Menu
          trigger={
            <IconButton label={t`${short}, account of ${name}`}>
              <Avatar name={name} />
            </IconButton>
          }
        >
          <Suspense>
            <AccountItems name={name} email={me.email ?? ''} />
          </Suspense>
        </Menu>
      )}
    </header>
  )
}
