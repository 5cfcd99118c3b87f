import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { Role } from './data.ts'

/** Members that are listed with the role; all of them stand on the staff screen. */
const shown = 50

/** Who has the role, by name. */
export const useMembers = ({ id }: Role, enabled = true) =>
  useQuery({
    ...query('staff.list', { query: { roleId: id, pageNum: 1, pageSize: shown, sort: 'name' } }),
    enabled,
  })

/** The accounts that have a role and no second factor, while no other role of theirs requires one. */
export const useMembersWithoutFactor = ({ id }: Role, enabled: boolean) =>
  useQuery({
    ...query('staff.list', { query: { roleId: id, secondFactor: 'None', service: false, pageNum: 1, pageSize: shown, sort: 'name' } }),
    enabled,
  })

/** How many have the role, or other words, leading to them for who may see accounts. */
export function MembersLink({ row: { id, members }, children }: { row: Role; children?: ReactNode }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const text = t`${plural(members, { one: '# person', other: '# people' })}`
  if (!may('staff.list')) return <span>{text}</span>
  return (
    <RecordLink to="/upms/staff" search={{ roleId: id }}>
      {children ?? text}
    </RecordLink>
  )
}
