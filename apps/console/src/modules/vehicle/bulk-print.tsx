import { ConfirmDialog } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Pass } from './data.ts'

/** Opens the sheets of the checked passes. Asks first only where some of them cannot be printed. */
export function BulkPrint({ rows, onClose }: { rows: readonly Pass[]; onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const valid = rows.filter(({ status }) => status === 'Valid')
  const left = rows.length - valid.length
  const print = () => void navigate({ to: '/vehicle/print', search: { ids: valid.map(({ id }) => id).join(',') } as never })
  const begin = useEffectEvent(() => {
    if (left === 0) print()
  })
  useEffect(() => {
    begin()
  }, [])
  if (left === 0) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        valid.length === 0
          ? t`None of these passes can be printed`
          : t`${plural(valid.length, { one: 'Print # pass', other: 'Print # passes' })}`
      }
      text={
        valid.length === 0
          ? t`Only valid passes can be printed.`
          : t`${plural(left, { one: '# of the selected is not valid and is left out.', other: '# of the selected are not valid and are left out.' })}`
      }
      cancelLabel={t`Cancel`}
      confirmLabel={valid.length === 0 ? t`OK` : t`Print`}
      onConfirm={valid.length === 0 ? onClose : print}
    />
  )
}
