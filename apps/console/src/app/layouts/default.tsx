import { Outlet } from '@tanstack/react-router'
import { OfflineBanner } from '../offline-banner.tsx'
import { SkipLink } from '../skip-link.tsx'
import { TopBar } from '../top-bar.tsx'

/** The top bar only. */
export function DefaultLayout() {
  return (
    <div className="flex h-dvh flex-col bg-surface">
      <SkipLink />
      <TopBar />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-auto outline-none">
        <Outlet />
      </main>
    </div>
  )
}
