import { TabLinks } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'

const linkTo = ({ id }: { id: string }) => <Link to={id} />

/** The pages of buses: where they are, the runs of a day, routes, stops, vehicles. */
export function BusTabs() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const tabs = [
    { id: '/bus', label: t`Now` },
    { id: '/bus/day', label: t`Runs` },
    { id: '/bus/route', label: t`Routes` },
    { id: '/bus/stop', label: t`Stops` },
    { id: '/bus/vehicle', label: t`Buses` },
  ]
  return <TabLinks label={t`Pages of buses`} tabs={tabs} value={pathname} link={linkTo} className="-mb-px shrink-0" />
}
