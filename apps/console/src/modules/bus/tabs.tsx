import { useLingui } from '@lingui/react/macro'
import { PageTabs } from '../../lib/engine/page/page-tabs.tsx'

/** Where buses are, the runs of a day, routes, stops, vehicles. */
export function BusTabs() {
  const { t } = useLingui()
  const tabs = { '/bus': t`Now`, '/bus/day': t`Runs`, '/bus/route': t`Routes`, '/bus/stop': t`Stops`, '/bus/vehicle': t`Buses` }
  return <PageTabs label={t`Pages of buses`} tabs={tabs} />
}
