import { Button, Tooltip } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { Plus, Settings, Upload } from 'lucide-react'
import { useCallback, useState } from 'react'
import { LeadButton } from '../../lib/list/lead-button.tsx'
import { ResourceList } from '../../lib/list/resource-list.tsx'
import { useAsked } from '../../lib/list/use-asked.ts'
import { useOpen } from '../../lib/list/use-open.ts'
import { useBikeActions, type Ask } from './bikes-actions.tsx'
import { useBikeBulk } from './bikes-bulk.tsx'
import { useBikeColumns } from './bikes-columns.tsx'
import { Dialogs, keptOpen, openFor, openNew, type Open } from './bikes-dialogs.tsx'
import { useBikeFilters, useStatusTabs } from './bikes-filters.ts'
import { useBikePanel } from './bikes-panel.tsx'
import { useMay, type Bike } from './data.ts'

const record = { path: 'bikeId', get: 'bike.get', history: 'bike.history' } as const
const besidePanel = ['brand', 'dueOn']
const rowName = ({ number }: Bike) => number

/** Every bike: where it stands, who has it, and what is to be done with it. */
export default function BikesScreen() {
  const { t } = useLingui()
  const may = useMay()
  const address: { location?: unknown } = useSearch({ strict: false })
  const location = typeof address.location === 'string' ? address.location : undefined
  const [open, setOpen] = useState<Open | undefined>(keptOpen)
  const onAsk = useCallback((ask: Ask, row: Bike) => setOpen(openFor(ask, row)), [])
  const actions = useBikeActions(onAsk)
  const openRecord = useOpen()
  const close = () => setOpen(undefined)
  useAsked('/bike/list', () => may.create && setOpen(openNew(location)))
  return (
    <>
      <ResourceList
        name="bikes"
        operation="bike.list"
        exports="bike.export"
        title={t`Bikes`}
        text={t`What stands in the racks, what is out, and what is being mended.`}
        actions={
          <>
            {may.import && (
              <Button onClick={() => setOpen({ kind: 'import' })} className="max-sm:px-2">
                <Upload aria-hidden />
                <span className="max-sm:sr-only">
                  <Trans>Import</Trans>
                </span>
              </Button>
            )}
            {may.settings && (
              <Tooltip label={t`Settings of bikes`}>
                <Button asChild className="px-2">
                  <Link to="/settings/bikes">
                    <Settings aria-hidden />
                    <span className="sr-only">
                      <Trans>Settings of bikes</Trans>
                    </span>
                  </Link>
                </Button>
              </Tooltip>
            )}
            {may.create && (
              <LeadButton onClick={() => setOpen(openNew(location))}>
                <Plus aria-hidden />
                <Trans>New bike</Trans>
              </LeadButton>
            )}
          </>
        }
        columns={useBikeColumns()}
        hiddenBesidePanel={besidePanel}
        filters={useBikeFilters()}
        tabs={useStatusTabs()}
        search={t`Bike or person`}
        searched={t`Searched are number, brand and place, and the names, pinyin and email of who has it.`}
        usualSort="number"
        rowName={rowName}
        rowActions={actions}
        bulk={useBikeBulk()}
        record={record}
        panel={useBikePanel(actions)}
        empty={{ title: t`No bikes yet`, text: t`Add the first one, or bring them all in from a CSV file.` }}
      />
      <Dialogs
        open={open}
        onClose={close}
        onSaved={({ id }) => {
          close()
          openRecord({ id })
        }}
        onRemoved={() => {
          close()
          openRecord({ id: undefined })
        }}
      />
    </>
  )
}
