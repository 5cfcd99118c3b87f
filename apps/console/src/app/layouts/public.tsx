import { Outlet } from '@tanstack/react-router'
import { Brand } from '../brand.tsx'
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx'
import { OfflineBanner } from '../../lib/page/offline-banner.tsx'

/** The pages without a session: the school's mark, the language and the theme. */
export function PublicLayout() {
  return (
    <div className="isolate flex min-h-dvh flex-col">
      <OfflineBanner />
      <header className="flex items-center gap-1 p-4 sm:px-8 sm:py-6">
        <Brand />
        <span className="ml-auto" />
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <Outlet />
    </div>
  )
}
