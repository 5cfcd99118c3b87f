import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useOnce, useOperation } from '../../lib/query.ts'
import type { DialogProps } from '../../lib/screen/declared-actions.ts'
import { runName, type Run } from './data.ts'

/** Undoes an import, and opens the run that does it: some rows may have been changed since, and then nothing is undone. */
export default function UndoDialog({ row, onClose }: DialogProps<Run>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const undo = useOperation('runs.undo', false)
  const confirm = useOnce(async () => {
    const { id } = await undo.mutateAsync({ path: { runId: row.id } }).finally(onClose)
    await navigate({ to: '.', search: (old: object) => ({ ...old, tab: undefined, id }), state: true })
  })
  const name = runName(row)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="lead"
      busy={undo.isPending}
      onConfirm={confirm}
      title={t`Undo “${name}”?`}
      text={t`Everything that it created and changed is undone. If somebody has changed a part of it since, nothing is undone.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Undo`}
    />
  )
}
