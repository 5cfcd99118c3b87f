import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { BulkDialogProps, RowOf } from '../../../lib/declare/list.ts'

/** Opens the sheets of the ticked classes. */
export function BulkPrint({ rows }: BulkDialogProps<RowOf<'homeroom.list'>>) {
  const navigate = useNavigate()
  const print = useEffectEvent(() => void navigate({ to: '/homeroom/print', search: { ids: rows.map(({ id }) => id).join(',') } }))
  useEffect(() => {
    print()
  }, [])
  return null
}
