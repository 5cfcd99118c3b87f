import { Trans } from '@lingui/react/macro'
import { useNow } from '../greeting.ts'

const justNowMs = 5 * 60_000

/** That something was decided just now; nothing where it was decided long ago, or not at all. */
export function JustNow({ at }: { at: unknown }) {
  const now = useNow().getTime()
  if (typeof at !== 'string' || now - Date.parse(at) > justNowMs) return null
  return (
    <span className="ml-1.5 text-xs text-fg-3">
      <Trans>just now</Trans>
    </span>
  )
}
