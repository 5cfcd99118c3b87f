import { Drawer } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { loadAllWords } from '../../lib/i18n.ts'
import { useSession } from '../../lib/session.ts'
import { useNews } from '../../lib/news.ts'
import { OfflineBanner } from '../offline-banner.tsx'
import { AccountMissing, NothingHere } from '../permitted.tsx'
import { SideMenu } from '../side-menu.tsx'
import { SkipLink } from '../skip-link.tsx'
import { TopBar } from '../top-bar.tsx'

/** The side menu from the tree, the content beside it. On a phone the menu is a drawer. */
export function NestedLayout({ children }: { children?: ReactNode }) {
  const { t } = useLingui()
  const kept = useSession()
  const { pathname } = useLocation()
  // The drawer is open on the page where it was opened: a navigation closes it.
  const [drawerOn, setDrawerOn] = useState<string>()
  const drawer = drawerOn === pathname
  const setDrawer = (open: boolean) => setDrawerOn(open ? pathname : undefined)
  const [narrow, setNarrow] = useState(() => localStorage.getItem('menu') === 'narrow')
  useNews()
  useEffect(() => {
    const timer = setTimeout(() => void loadAllWords().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [])
  const collapse = () => {
    localStorage.setItem('menu', narrow ? 'wide' : 'narrow')
    setNarrow(!narrow)
  }
  if (!kept) return null
  // One's own account is open to everybody, also to who may see nothing else.
  const empty = kept.menus?.length === 0 && !kept.me?.administrator && pathname !== '/account'
  return (
    <div className="flex h-dvh bg-surface">
      <SkipLink />
      <aside className={`hidden shrink-0 border-r border-line bg-canvas md:flex md:flex-col ${narrow ? 'w-14' : 'w-58'}`}>
        <SideMenu narrow={narrow} onCollapse={collapse} />
      </aside>
      <Drawer side="left" bare title={t`Main menu`} open={drawer} onOpenChange={setDrawer} className="bg-canvas">
        <SideMenu narrow={false} />
      </Drawer>
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onMenu={() => setDrawer(true)} />
        <OfflineBanner />
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-auto outline-none">
          {!kept.me || !kept.menus ? <AccountMissing /> : empty ? <NothingHere /> : (children ?? <Outlet />)}
        </main>
      </div>
    </div>
  )
}
