import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import { useAsked } from '../../lib/list/use-asked.ts'
import { loadAssign } from './about.tsx'
import { useActions, type Ask } from './actions.tsx'
import { useColumns } from './columns.tsx'
import { useMay, warmOptions, type Role } from './data.ts'
import { Dialogs, keptForm, openForm, type Open } from './dialogs.tsx'
import { useFilters } from './filters.ts'
import { useNewRole, usePanel } from './panel.tsx'
import { copyDraft, editDraft, newDraft, type RoleDraft } from './values.ts'

const record = { path: 'roleId', get: 'roles.get', history: 'roles.history' } as const
const besidePanel = ['description', 'updatedAt']

/** Every role: who has it, what it can do, and giving it more or less. */
export default function RoleScreen() {
  const { t } = useLingui()
  const may = useMay()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open | undefined>(keptForm)
  const goTo = useCallback(
    (search: { id?: number | undefined; tab?: string | undefined }) =>
      void navigate({ to: '.', search: (old: object) => ({ ...old, ...search }), state: true, resetScroll: false }),
    [navigate],
  )
  const onAsk = useCallback(
    (ask: Ask, row: Role) => {
      const { name } = row
      if (ask === 'assign') goTo({ id: row.id, tab: 'permissions' })
      else if (ask === 'edit') setOpen(openForm(editDraft(row)))
      else if (ask === 'duplicate') setOpen(openForm(copyDraft(row, t`${name} copy`)))
      else setOpen({ kind: ask === 'remove' ? 'remove' : 'enable', row })
    },
    [t, goTo],
  )
  const rowActions = useActions(onAsk)
  // What comes next is fetched while nobody waits for it.
  useEffect(() => {
    const timer = setTimeout(() => {
      warmOptions()
      void loadAssign().catch(() => {})
    }, 1000)
    return () => clearTimeout(timer)
  }, [])
  const panel = usePanel(rowActions)
  const newRole = useNewRole(() => setOpen(openForm(newDraft())))
  const close = () => setOpen(undefined)
  useAsked('/upms/role', () => may.create && setOpen(openForm(newDraft())))
  return (
    <>
      <ResourceList
        name="roles"
        operation="roles.list"
        exports="roles.export"
        title={t`Roles`}
        text={t`What some people may do, under one name.`}
        actions={newRole}
        columns={useColumns()}
        hiddenBesidePanel={besidePanel}
        filters={useFilters()}
        search={t`Name or description`}
        searched={t`Searched are name and description.`}
        rowName={({ name }) => name}
        rowActions={rowActions}
        record={record}
        panel={panel}
        empty={{ title: t`No roles yet`, text: t`A role gives people screens and buttons.` }}
      />
      <Dialogs
        open={open}
        onClose={close}
        onSaved={(row, draft: RoleDraft) => {
          close()
          // A new role grants nothing yet: that is what comes next.
          const next = draft.id === undefined && draft.values.copyOf === null && may.assign
          goTo({ id: row.id, ...(next && { tab: 'permissions' }) })
        }}
        onRemoved={() => {
          close()
          goTo({ id: undefined, tab: undefined })
        }}
      />
    </>
  )
}
