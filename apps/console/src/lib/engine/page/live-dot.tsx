import { StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useLine } from '../../base/news/line.ts'

/** Says whether a screen shows by itself what others change. */
export function LiveDot() {
  const { t } = useLingui()
  return useLine() ? <StatusChip bare tone="good">{t`Live`}</StatusChip> : <StatusChip bare tone="waiting">{t`Reconnecting…`}</StatusChip>
}
