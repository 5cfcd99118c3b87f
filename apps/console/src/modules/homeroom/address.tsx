import { t } from '@lingui/core/macro'
import { TriangleAlert } from 'lucide-react'
import type { RowOf } from '../../lib/list/types.ts'
import { Mailto } from '../../lib/record/contact.tsx'

interface ClassAddressProps {
  row: RowOf<'homeroom.list'>
  field: 'teacherEmail' | 'assistantEmail' | 'dlTeacherEmail'
  /** Warns where there is none. */
  missing?: boolean
}

/** The address of somebody who looks after a class, with a warning where nobody here has it. */
export function ClassAddress({ row, field, missing = false }: ClassAddressProps) {
  const address = row[field]
  const warning =
    address === '' ? missing && t`No teacher yet` : row.unknownAddresses.includes(address) && t`No enabled account has this address`
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {address !== '' && (
        <span className="truncate">
          <Mailto address={address} />
        </span>
      )}
      {warning && (
        <span className="inline-flex shrink-0 items-center gap-1 text-waiting" title={warning}>
          <TriangleAlert className="size-3.5" aria-hidden />
          <span className={address === '' ? undefined : 'sr-only'}>{warning}</span>
        </span>
      )}
    </span>
  )
}
