import { ConfirmDialog } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { BulkDialogProps } from '../../../lib/list/types.ts'
import { mostPrinted } from '../../../lib/print/most.ts'
import type { Pass } from '../data.ts'

/** Opens the sheets of the checked passes. Asks first only where some of them cannot be printed, or there are too many for one go. */
export function BulkPrint({ rows, cancel }: Pick<BulkDialogProps<Pass>, 'rows' | 'cancel'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const valid = rows.filter(({ status }) => status === 'Valid')
  const left = rows.length - valid.length
  const print = () => void navigate({ to: '/vehicle/print', search: { ids: valid.map(({ id }) => id).join(',') } })
  const asks = left > 0 || valid.length > mostPrinted
  const begin = useEffectEvent(() => {
    if (!asks) print()
  })
  useEffect(() => {
    begin()
  }, [])
  if (!asks) return null
  const refusal =
    valid.length === 0
      ? { title: t`None of these passes can be printed`, text: t`Only valid passes can be printed.` }
      : valid.length > mostPrinted
        ? { title: t`At most ${mostPrinted} passes are printed at once`, text: t`${valid.length} are selected. Choose fewer.` }
        : undefined
  if (refusal)
    return <ConfirmDialog open onOpenChange={cancel} {...refusal} cancelLabel={t`Cancel`} confirmLabel={t`OK`} onConfirm={cancel} />
  return (
    <ConfirmDialog
      open
      onOpenChange={cancel}
      title={t`${plural(valid.length, { one: 'Print # pass', other: 'Print # passes' })}`}
      text={t`${plural(left, { one: '# of the selected passes is not valid and will be left out.', other: '# of the selected passes are not valid and will be left out.' })}`}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Print`}
      onConfirm={print}
    />
  )
}
