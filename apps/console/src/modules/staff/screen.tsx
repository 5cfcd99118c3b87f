import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { named } from '../../lib/i18n.ts'
import { LeadButton } from '../../lib/list/lead-button.tsx'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import { useAsked } from '../../lib/list/use-asked.ts'
import { useOperation } from '../../lib/query.ts'
import { useActions, type Ask } from './actions.tsx'
import { useBulkActions } from './bulk.tsx'
import { useColumns } from './columns.tsx'
import { types, useMay, type Staff } from './data.ts'
import { Dialogs, keptForm, openFor, openNew, type Open } from './dialogs.tsx'
import { useFilters, useTypeTabs } from './filters.ts'
import { usePanel } from './panel.tsx'

const record = { path: 'staffId', get: 'staff.get', history: 'staff.history' } as const
const besidePanel = ['gender', 'syncedAt', 'source', 'lastLoginAt']

/** Every account, whatever its type. */
export default function StaffScreen() {
  const { t } = useLingui()
  const may = useMay()
  const navigate = useNavigate()
  const address = useSearch({ strict: false })
  const shownType = types.find((type) => type === address.type)
  const [open, setOpen] = useState<Open | undefined>(keptForm)
  const { mutate: invite } = useOperation('staff.invite', t`Invitation sent`)
  const onAsk = useCallback(
    (ask: Ask, row: Staff) => (ask === 'invite' ? invite({ path: { staffId: row.id } }) : setOpen(openFor(ask, row))),
    [invite],
  )
  const rowActions = useActions(onAsk)
  const panel = usePanel(rowActions)
  const close = () => setOpen(undefined)
  useAsked('/upms/staff', () => may.create && setOpen(openNew(undefined)))
  const goTo = (search: object) => void navigate({ to: '.', search: (old: object) => ({ ...old, ...search }), state: true })
  return (
    <>
      <ResourceList
        name="staff"
        operation="staff.list"
        exports="staff.export"
        title={t`Staff`}
        text={t`Every account: who it is, which roles it has, and whether it may sign in.`}
        actions={
          may.create && (
            <LeadButton onClick={() => setOpen(openNew(shownType))}>
              <Plus aria-hidden />
              <Trans>New account</Trans>
            </LeadButton>
          )
        }
        columns={useColumns()}
        hiddenBesidePanel={besidePanel}
        filters={useFilters()}
        tabs={useTypeTabs()}
        search={t`Name, pinyin or email`}
        searched={t`Searched are both names, pinyin and email.`}
        usualSort="name"
        rowName={named}
        rowActions={rowActions}
        bulk={useBulkActions()}
        record={record}
        panel={panel}
        empty={{ title: t`No accounts yet`, text: t`Accounts come from the student information system, from a file, or are added here.` }}
      />
      <Dialogs
        open={open}
        onClose={close}
        onSaved={(row) => {
          close()
          goTo({ id: row.id })
        }}
        onRemoved={() => {
          close()
          goTo({ id: undefined, tab: undefined })
        }}
      />
    </>
  )
}
