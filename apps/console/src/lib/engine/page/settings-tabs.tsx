import { TabLinks } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useModules } from '../../declare/module.ts'
import { placeAt } from '../../base/address/place.ts'
import { useSession } from '../../base/connection/session.ts'

const linkTo = ({ id }: { id: string }) => <Link {...placeAt(id)} activeOptions={{ exact: true }} />

/** The parts of the settings, each with an address of its own; nothing where one may see only one of them. */
export function SettingsTabs() {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  const permissions = useSession()?.me?.permissions
  const pages = useModules().flatMap((module) => module.pages)
  const tabs = pages.flatMap(({ path, code, settings }) =>
    settings && permissions?.includes(code ?? '') ? [{ id: path, label: i18n._(settings) }] : [],
  )
  if (tabs.length < 2) return null
  // A page below a section belongs to it: the years of the calendar.
  const current = tabs.find(({ id }) => pathname === id) ?? tabs.findLast(({ id }) => pathname.startsWith(`${id}/`))
  return <TabLinks label={t`Settings sections`} tabs={tabs} value={current?.id ?? ''} link={linkTo} className="-mb-px shrink-0" />
}
