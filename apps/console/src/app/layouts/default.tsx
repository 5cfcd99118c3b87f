import type { ReactNode } from 'react'
import { Brand } from '../brand.tsx'
import { OfflineBanner } from '../../lib/engine/page/offline-banner.tsx'
import { SkipLink } from '../../lib/engine/page/skip-link.tsx'
import { TopBar } from '../top-bar.tsx'

/** The top bar only. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-dvh flex-col bg-surface">
      <SkipLink />
      <TopBar start={<Brand />} />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-auto outline-none">
        {children}
      </main>
    </div>
  )
}
