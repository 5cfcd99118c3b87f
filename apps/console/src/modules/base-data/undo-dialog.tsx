import type { Schema } from '@isb/sdk'
import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useOperation } from '../../lib/base/connection/query.ts'

/** Asks before a run is taken back. */
export function UndoDialog({ run: { id, name }, onClose }: { run: Pick<Schema<'BaseDataRun'>, 'id' | 'name'>; onClose: () => void }) {
  const { t } = useLingui()
  const undo = useOperation('baseData.undo', false)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Undo ${name}?`}
      text={t`Everything that it created, changed and deactivated is undone. What somebody has changed since stays, and is listed.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Undo`}
      busy={undo.isPending}
      onConfirm={() => undo.mutate({ path: { runId: id } }, { onSettled: onClose })}
    />
  )
}
