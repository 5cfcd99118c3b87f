import { useLingui } from '@lingui/react/macro'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import { useDecisions } from '../../lib/list/use-decisions.tsx'
import { personName, type Return } from './data.ts'
import { useWithCancel } from './requests-actions.tsx'
import { useRequestColumns } from './requests-columns.tsx'
import { useConfirmationTabs, useRequestFilters } from './requests-filters.ts'
import { besidePanel, useRequestPanel } from './requests-panel.tsx'
import { returnPath, useReturnDecisions } from './returns-actions.ts'

const record = { path: 'returnId', get: 'bike.getReturn', history: 'bike.returnHistory' } as const
const rowName = ({ bike, person }: Return) => `${bike.number}, ${personName(person)}`

/** The queue of bikes that are said to be back. */
export default function ReturnsScreen() {
  const { t } = useLingui()
  const { actions: decide, bulk, dialog } = useDecisions(useReturnDecisions())
  const actions = useWithCancel(decide, 'bike.cancelReturn', 'bike.listReturns', returnPath)
  return (
    <>
      <ResourceList
        name="bike-returns"
        operation="bike.listReturns"
        exports="bike.exportReturns"
        title={t`Return requests`}
        text={t`Confirm when the bike stands in the rack. It can be rented again once somebody has checked it.`}
        columns={useRequestColumns<Return>()}
        hiddenBesidePanel={besidePanel}
        filters={useRequestFilters('bike.listReturns')}
        tabs={useConfirmationTabs()}
        search={t`Bike or person`}
        searched={t`Searched are the bike’s number, brand and place, and the person’s names, pinyin and email.`}
        rowName={rowName}
        rowActions={actions}
        bulk={bulk}
        record={record}
        panel={useRequestPanel(actions)}
        empty={{
          title: t`No bike is said to be back`,
          text: t`Whoever brings one back says so in the mobile app. At the desk, return it in the list of bikes.`,
        }}
      />
      {dialog}
    </>
  )
}
