import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { bareName, personName } from '../../engine/record/person-name.tsx'
import { isb } from '../../base/connection/isb.ts'
import { save } from '../../engine/list/export.tsx'
import { reportNoAnswer } from '../../base/connection/report.ts'
import type { DialogProps } from '../../declare/actions.ts'
import type { PersonRow } from './actions.ts'

/** Asks before everything kept on a person leaves as a file. */
export default function ExportPerson({ row, onClose }: DialogProps<PersonRow>) {
  const { t } = useLingui()
  const name = personName(row)
  const run = useMutation({
    mutationFn: () => isb.staff.exportPerson({ path: { staffId: row.id } }),
    onSuccess: (file) => {
      save(file, `${bareName(row)}.html`)
      onClose()
    },
    onError: (error) => reportNoAnswer(error),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t`Export everything kept on ${name}?`}
      text={t`One file that opens in any browser, images included. Give it only to ${name}, or to a parent. The audit notes the export.`}
      busy={run.isPending}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Export`}
      onConfirm={() => run.mutate()}
    />
  )
}
