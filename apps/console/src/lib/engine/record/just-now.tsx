import { Trans } from '@lingui/react/macro'
import { Beside } from './beside.tsx'
import { useNow } from '../../base/words/greeting.ts'

const justNowMs = 5 * 60_000

/** That something was decided just now; nothing where it was decided long ago, or not at all. */
export function JustNow({ at }: { at: unknown }) {
  const now = useNow().getTime()
  if (typeof at !== 'string' || now - Date.parse(at) > justNowMs) return null
  return (
    <Beside>
      <Trans>just now</Trans>
    </Beside>
  )
}
