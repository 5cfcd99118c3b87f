import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { named } from '../lib/base/words/i18n.ts'
import { usePublicConfig } from '../lib/base/connection/public-config.ts'

/** The mark: a sun over the horizon, where the school day begins. */
const Mark = ({ className = 'size-6' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={`shrink-0 ${className}`}>
    <rect width="24" height="24" rx="6" className="fill-lead" />
    <g className="fill-none stroke-on-lead" strokeWidth="1.75" strokeLinecap="round">
      <path d="M5 17h14M12 10V7M7.4 11.6 5.6 9.8M16.6 11.6l1.8-1.8" />
    </g>
    <path d="M8 17a4 4 0 0 1 8 0z" className="fill-on-lead" />
  </svg>
)

/** The mark, the name and whose console it is, leading home. */
export function Brand({ narrow = false }: { narrow?: boolean }) {
  const school = usePublicConfig()?.school
  return (
    <Link to="/" className="flex h-13 min-w-0 items-center gap-2.5 text-fg no-underline" activeProps={{}}>
      <Mark />
      <span className={narrow ? 'sr-only' : 'grid min-w-0 leading-4'}>
        <b>
          <Trans>School Console</Trans>
        </b>{' '}
        {school && <span className="truncate text-xs leading-4 text-fg-2">{named(school)}</span>}
      </span>
    </Link>
  )
}
