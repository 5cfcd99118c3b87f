import { IconButton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfflineBanner } from '../offline-banner.tsx'
import { SkipLink } from '../skip-link.tsx'

/** A full page with a back arrow, for long forms. */
export function LevelLayout({
  title,
  aside,
  actions,
  children,
}: {
  title: ReactNode
  aside?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  const router = useRouter()
  return (
    <div className="flex h-dvh flex-col bg-surface">
      <SkipLink />
      <header className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4">
        <IconButton label={t`Back`} onClick={() => router.history.back()}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h1 className="min-w-0 truncate text-base font-bold">{title}</h1>
        {aside}
        <div className="ml-auto flex gap-2">{actions}</div>
      </header>
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="min-h-0 flex-1 overflow-auto outline-none">
        {children}
      </main>
    </div>
  )
}
