import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LeadButton } from '../../lib/list/lead-button.tsx'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import { useAsked } from '../../lib/list/use-asked.ts'
import { useDecisions } from '../../lib/list/use-decisions.tsx'
import { useOpen } from '../../lib/list/use-open.ts'
import { personName, useMay, type Rent } from './data.ts'
import { keptRent, RentDialog } from './rent-dialog.tsx'
import { rentPath, useRentDecisions } from './rents-actions.ts'
import { useWithCancel } from './requests-actions.tsx'
import { useRequestColumns } from './requests-columns.tsx'
import { useConfirmationTabs, useRequestFilters } from './requests-filters.ts'
import { besidePanel, useRequestPanel } from './requests-panel.tsx'

const record = { path: 'rentId', get: 'bike.getRent', history: 'bike.rentHistory' } as const
const rowName = ({ bike, person }: Rent) => `${bike.number}, ${personName(person)}`

/** The queue of the bike room: who asks for which bike. */
export default function RentsScreen() {
  const { t } = useLingui()
  const { record: mayRecord } = useMay()
  const [recording, setRecording] = useState(() => mayRecord && keptRent() !== undefined)
  const { actions: decide, bulk, dialog } = useDecisions(useRentDecisions())
  const actions = useWithCancel(decide, 'bike.cancelRent', 'bike.listRents', rentPath)
  const open = useOpen()
  useAsked('/bike/rent', () => mayRecord && setRecording(true))
  return (
    <>
      <ResourceList
        name="bike-rents"
        operation="bike.listRents"
        exports="bike.exportRents"
        title={t`Rent requests`}
        text={t`Confirm when the bike leaves the rack. A pending request holds the bike.`}
        actions={
          mayRecord && (
            <LeadButton onClick={() => setRecording(true)}>
              <Plus aria-hidden />
              <Trans>Record a rent</Trans>
            </LeadButton>
          )
        }
        columns={useRequestColumns<Rent>()}
        hiddenBesidePanel={besidePanel}
        filters={useRequestFilters('bike.listRents')}
        tabs={useConfirmationTabs()}
        search={t`Bike or person`}
        searched={t`Searched are the bike’s number, brand and place, and the person’s names, pinyin and email.`}
        rowName={rowName}
        rowActions={actions}
        bulk={bulk}
        record={record}
        panel={useRequestPanel(actions)}
        empty={{ title: t`Nobody asks for a bike`, text: t`Requests come in from the mobile app, or are recorded here.` }}
      />
      {dialog}
      {recording && (
        <RentDialog
          onClose={() => setRecording(false)}
          onSaved={(rent) => {
            setRecording(false)
            open({ id: rent.id })
          }}
        />
      )}
    </>
  )
}
