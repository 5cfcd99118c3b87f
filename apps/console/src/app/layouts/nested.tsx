import { Outlet, useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { useSession } from '../../lib/base/connection/session.ts'
import { useNews } from '../../lib/base/news/use-news.ts'
import { useSoon } from '../../lib/base/lazy/soon.ts'
import { IconsContext } from '../../lib/base/icon/icon.tsx'
import { OfflineBanner } from '../../lib/engine/page/offline-banner.tsx'
import { AccountMissing, NothingHere } from '../../lib/engine/page/permitted.tsx'
import { icons } from '../icons.ts'
import { SideMenu } from '../side-menu.tsx'
import { SecondFactorBanner } from '../../lib/engine/page/second-factor-banner.tsx'
import { SkipLink } from '../../lib/engine/page/skip-link.tsx'
import { loadComing } from '../states.tsx'
import { TopBar } from '../top-bar.tsx'

const loadDrawer = () => import('../menu-drawer.tsx')
const MenuDrawer = lateDialog(loadDrawer, { panel: true })
const loadRest = () => Promise.all([loadDrawer(), loadComing()])

/** The side menu from the tree, the content beside it. On a phone the menu is a drawer. */
export function NestedLayout({ children }: { children?: ReactNode }) {
  const kept = useSession()
  const { pathname } = useLocation()
  // The drawer is open on the page where it was opened: a navigation closes it.
  const [drawerOn, setDrawerOn] = useState<string>()
  const drawer = drawerOn === pathname
  const setDrawer = (open: boolean) => setDrawerOn(open ? pathname : undefined)
  const [narrow, setNarrow] = useState(() => localStorage.getItem('menu') === 'narrow')
  useNews()
  useSoon(loadRest)
  const collapse = () => {
    localStorage.setItem('menu', narrow ? 'wide' : 'narrow')
    setNarrow(!narrow)
  }
  if (!kept) return null
  // One's own account is open to everybody, also to who may see nothing else.
  const empty = kept.menus?.length === 0 && !kept.me?.administrator && pathname !== '/account'
  return (
    <IconsContext value={icons}>
      <div className="flex h-dvh bg-surface">
        <SkipLink />
        <aside
          data-slot="side-menu"
          data-narrow={narrow || undefined}
          className={`hidden shrink-0 border-r border-line bg-canvas md:flex md:flex-col ${narrow ? 'w-14' : 'w-58'}`}
        >
          <SideMenu narrow={narrow} onCollapse={collapse} />
        </aside>
        {drawerOn !== undefined && <MenuDrawer open={drawer} onOpenChange={setDrawer} onMissing={() => setDrawerOn(undefined)} />}
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar onMenu={() => setDrawer(true)} />
          <OfflineBanner />
          <SecondFactorBanner pathname={pathname} />
          <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-auto outline-none">
            {!kept.me || !kept.menus ? <AccountMissing /> : empty ? <NothingHere /> : (children ?? <Outlet />)}
          </main>
        </div>
      </div>
    </IconsContext>
  )
}
