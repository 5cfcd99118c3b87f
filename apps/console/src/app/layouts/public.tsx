import { Outlet } from '@tanstack/react-router'
import { Brand } from '../brand.tsx'
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx'
import { OfflineBanner } from '../../lib/engine/page/offline-banner.tsx'
import { useSoon } from '../../lib/base/lazy/soon.ts'

/** What the next page needs. */
const loadNext = () => Promise.all([import('../inside.tsx'), import('./nested.tsx')])

/** The pages without a session: the school's mark, the language and the theme. */
export function PublicLayout() {
  useSoon(loadNext)
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <OfflineBanner />
      <header data-slot="public-header" className="flex items-center gap-1 p-4 sm:px-8 sm:py-6">
        <Brand />
        <span className="ml-auto" />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <Outlet />
    </div>
  )
}
