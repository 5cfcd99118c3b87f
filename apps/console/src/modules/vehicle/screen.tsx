import { Button, Tooltip } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, Settings } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { LeadButton } from '../../lib/list/lead-button.tsx'
import { panelActions } from '../../lib/list/panel-actions.tsx'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import type { ListPanel, RowAction } from '../../lib/list/types.ts'
import { usePassActions, type Ask } from './actions.tsx'
import { usePassBulk } from './bulk.tsx'
import { besidePanel, StatusOf, usePassColumns } from './columns.tsx'
import { useMay, type Pass } from './data.ts'
import { PassDetails } from './details.tsx'
import { Decision } from './dialogs.tsx'
import { usePassFilters, useStatusTabs } from './filters.ts'

const record = { path: 'passId', get: 'vehicle.get', history: 'vehicle.history' } as const
const rowName = ({ plate, applicantName }: Pass) => `${plate}, ${applicantName}`

/** The queue of the security desk: who wants to drive in with which plate, and until when. */
export default function PassesScreen() {
  const { t } = useLingui()
  const may = useMay()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ ask: Ask; row: Pass }>()
  const actions = usePassActions(useCallback((ask: Ask, row: Pass) => setAsked({ ask, row }), []))
  return (
    <>
      <ResourceList
        name="vehicle-passes"
        operation="vehicle.list"
        exports="vehicle.export"
        title={t`Vehicle passes`}
        text={t`Who may drive in with which plate, and until when.`}
        actions={
          <>
            {may.settings && (
              <Tooltip label={t`Settings of passes`}>
                <Button asChild className="px-2">
                  <Link to="/settings/passes">
                    <Settings aria-hidden />
                    <span className="sr-only">
                      <Trans>Settings of passes</Trans>
                    </span>
                  </Link>
                </Button>
              </Tooltip>
            )}
            {may.create && (
              <LeadButton onClick={() => void navigate({ to: '/vehicle/apply' })}>
                <Plus aria-hidden />
                <Trans>New application</Trans>
              </LeadButton>
            )}
          </>
        }
        columns={usePassColumns()}
        hiddenBesidePanel={besidePanel}
        filters={usePassFilters()}
        tabs={useStatusTabs()}
        search={t`Plate or person`}
        searched={t`Searched are the plate, however it is typed, and the names, pinyin and email of applicant, driver and student.`}
        rowName={rowName}
        rowActions={actions}
        bulk={usePassBulk()}
        record={record}
        panel={usePassPanel(actions)}
        empty={{ title: t`Nobody asks for a pass`, text: t`Applications come in from the mobile app, or are written here.` }}
      />
      {asked && <Decision {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function usePassPanel(actions: (row: Pass) => readonly RowAction<Pass>[]): ListPanel<Pass> {
  const { t } = useLingui()
  return useMemo(
    () => ({
      title: ({ plate }) => plate,
      status: (row) => <StatusOf row={row} />,
      actions: (row) => panelActions(row, actions(row)),
      tabs: [{ id: 'details', label: t`Details`, render: (row) => <PassDetails row={row} /> }],
    }),
    [t, actions],
  )
}
