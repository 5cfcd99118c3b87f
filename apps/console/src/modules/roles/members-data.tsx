import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../lib/query.ts'
import { useMay, type Role } from './data.ts'

/** Members that are listed with the role; all of them stand on the staff screen. */
const shown = 50

/** Who has the role, by name. */
export const useMembers = ({ id }: Role, enabled = true) =>
  useQuery({
    ...query('staff.list', { query: { roleId: id, pageNum: 1, pageSize: shown, sort: 'name' } }),
    meta: { quiet: true },
    enabled,
  })

// The screen of another module: known here by its address alone.
const staffPath: string = '/upms/staff'

/** How many have the role, or other words, leading to them for who may see accounts. */
export function MembersLink({ row: { id, members }, children }: { row: Role; children?: ReactNode }) {
  const { t } = useLingui()
  const { seeStaff } = useMay()
  const text = t`${plural(members, { one: '# person', other: '# people' })}`
  if (!seeStaff) return <span>{text}</span>
  return (
    <Link to={staffPath} search={{ roleId: id }} className="text-lead-text hover:underline">
      {children ?? text}
    </Link>
  )
}
