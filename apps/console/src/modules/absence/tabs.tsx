import { TabLinks } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { sharedWord } from '../../lib/i18n.ts'

const linkTo = ({ id }: { id: string }) => <Link to={id} />

/** The pages of absences: the board of a day, every absence, students who miss much, figures. */
export function AbsenceTabs() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const tabs = [
    { id: '/absence', label: t`Board` },
    { id: '/absence/list', label: t`All absences` },
    { id: '/absence/attention', label: sharedWord('file.attention') },
    { id: '/absence/statistics', label: t`Statistics` },
  ]
  return <TabLinks label={t`Pages of absences`} tabs={tabs} value={pathname} link={linkTo} className="-mb-px shrink-0" />
}
