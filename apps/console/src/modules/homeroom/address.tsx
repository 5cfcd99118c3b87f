import type { Schema } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { TriangleAlert } from 'lucide-react'
import { named } from '../../lib/base/words/i18n.ts'
import type { RowOf } from '../../lib/declare/list.ts'
import { Mailto } from '../../lib/engine/record/contact.tsx'

/** Whose address it is; the address where nobody here has it. */
export function teacherAt(address: string, teachers: readonly Schema<'ClassTeacher'>[]): string {
  const teacher = teachers.find(({ email }) => email === address)
  return teacher ? named(teacher) : address
}

interface ClassAddressProps {
  row: RowOf<'homeroom.list'>
  field: 'teacherEmail' | 'assistantEmail' | 'dlTeacherEmail'
  /** Warns where there is none. */
  missing?: boolean
}

/** Somebody who looks after a class, by name where an account has the address, with a warning where none has. */
export function ClassAddress({ row, field, missing = false }: ClassAddressProps) {
  const address = row[field]
  const warning =
    address === '' ? missing && t`No teacher yet` : row.unknownAddresses.includes(address) && t`No enabled account has this address`
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {address !== '' && (
        <span className="truncate">
          <Mailto address={address} name={teacherAt(address, row.teachers)} />
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
