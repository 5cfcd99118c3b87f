import { Button } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Assigning, Trouble } from './use-assign.ts'

/** Somebody else has changed or deleted what the ticks are about; no tick is lost. */
export function AssignTrouble({ form, trouble }: { form: Assigning; trouble: Trouble }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another trouble is said anew
  }, [trouble])
  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-3 rounded-md bg-waiting-bg p-3 text-waiting outline-none"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="min-w-48 flex-1">
        {trouble === 'stale' && (
          <Trans>
            Somebody else has changed this role. Your changes are still here, but not saved. Reload to apply them to the latest version.
          </Trans>
        )}
        {trouble === 'tree' && <Trans>Some of this is no longer in the menu tree. Reloading keeps your other changes.</Trans>}
        {trouble === 'gone' && <Trans>Somebody else has deleted this role.</Trans>}
      </p>
      {trouble !== 'gone' && (
        <Button loading={form.loading} onClick={form.reload}>
          <Trans>Reload</Trans>
        </Button>
      )}
    </div>
  )
}
