import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useChangeAddress } from '../../lib/engine/rows/page-address.tsx'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import type { DialogProps } from '../../lib/declare/actions.ts'
import type { Run } from './data.ts'

/** Undoes an import, and opens the run that does it: some rows may have been changed since, and then nothing is undone. */
export default function UndoDialog({ row, onClose }: DialogProps<Run>) {
  const { t } = useLingui()
  const changeAddress = useChangeAddress()
  const undo = useOperation('runs.undo', false)
  const confirm = useOnce(async () => {
    const { id } = await undo.mutateAsync({ path: { runId: row.id } }).finally(onClose)
    changeAddress({ tab: undefined, id }, { push: true })
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="lead"
      busy={undo.isPending}
      onConfirm={confirm}
      title={t`Undo this import?`}
      text={t`What it created is deleted, and what it changed is as it was before. If somebody has changed any of its records since, nothing is undone.`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Undo`}
    />
  )
}
