import { IconButton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHeading } from '../../base/storage/title.ts'
import type { PagePath } from '../../base/address/place.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { SkipLink } from './skip-link.tsx'

/** A full page with a back arrow, for long forms. Printed, its frame is left out. */
export function LevelLayout({
  title,
  up,
  aside,
  actions,
  banner,
  children,
}: {
  /** Without it, the name of the page. */
  title?: ReactNode
  /** Where back leads for who has come by a link. */
  up: PagePath
  aside?: ReactNode
  actions?: ReactNode
  /** A line over the page about the page as a whole. */
  banner?: ReactNode
  children: ReactNode
}) {
  const { t } = useLingui()
  const heading = useHeading(typeof title === 'string' ? title : undefined)
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  return (
    <div className="flex h-dvh flex-col bg-surface print:block print:h-auto">
      <SkipLink />
      <header className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4 print:hidden">
        <IconButton label={t`Back`} onClick={() => (canGoBack ? router.history.back() : void navigate({ to: up }))}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h1 className="min-w-0 truncate text-base font-bold">{title ?? heading}</h1>
        {aside}
        <div className="ml-auto flex gap-2">{actions}</div>
      </header>
      <div className="contents print:hidden">
        <OfflineBanner />
        {banner}
      </div>
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-auto outline-none print:block print:overflow-visible">
        {children}
      </main>
    </div>
  )
}
