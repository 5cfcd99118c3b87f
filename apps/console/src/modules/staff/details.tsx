import { Fields } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { useWhen } from '../../lib/list/when.ts'
import { fieldName, genderName, sourceName, typeName, useMay, type Staff } from './data.ts'
import { RoleLink } from './role-link.tsx'

/** What an account is, line by line. */
export function Details({ row }: { row: Staff }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const may = useMay()
  const roles = row.roles.map((role) => <li key={role.id}>{may.seeRoles ? <RoleLink role={role} /> : role.name}</li>)
  const line = (field: Parameters<typeof fieldName>[0], value: ReactNode) => ({ id: field, label: fieldName(field), value })
  return (
    <Fields
      items={[
        line('name', row.name),
        line('nameZh', row.nameZh && <span lang="zh-CN">{row.nameZh}</span>),
        line(
          'email',
          <a href={`mailto:${row.email}`} className="text-lead-text hover:underline">
            {row.email}
          </a>,
        ),
        line('type', row.service ? `${typeName(row.type)} · ${sharedWord('field.service')}` : typeName(row.type)),
        line('gender', genderName(row.gender)),
        line(
          'roles',
          roles.length > 0 ? (
            <ul className="grid gap-1">{roles}</ul>
          ) : (
            <span className="text-fg-2">{t`No role: nothing is shown after signing in`}</span>
          ),
        ),
        ...(row.invitedUntil ? [line('invite', t`good until ${exact(row.invitedUntil)}`)] : []),
        ...(row.service ? [] : [line('lastLoginAt', exact(row.lastLoginAt) || t`Never`)]),
        line('source', sourceName(row.source)),
        line('syncedAt', exact(row.syncedAt)),
        line('createdAt', exact(row.createdAt)),
        line('updatedAt', exact(row.updatedAt)),
      ]}
    />
  )
}
