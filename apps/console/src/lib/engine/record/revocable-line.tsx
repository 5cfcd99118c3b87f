// A line of a list of addresses with a key, such as feeds: what it is, and that it ends at once.
import { Button } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'

interface RevocableLineProps {
  icon: LucideIcon
  name: string
  /** What it shows, when it was made and used. */
  facts: readonly string[]
  busy: boolean
  onRevoke: () => void
}

export function RevocableLine({ icon: Icon, name, facts, busy, onRevoke }: RevocableLineProps) {
  const { t } = useLingui()
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <Icon aria-hidden className="size-4 shrink-0 text-fg-3" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold break-words">{name}</span>
        <span className="block text-xs text-fg-2">{facts.join(' · ')}</span>
      </span>
      <Button size="sm" variant="danger" aria-label={t`Revoke ${name}`} loading={busy} onClick={onRevoke}>
        {t`Revoke`}
      </Button>
    </li>
  )
}
