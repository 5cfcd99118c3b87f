import { TabLinks } from '@isb/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { placeAt } from '../../base/address/place.ts'

const linkTo = ({ id }: { id: string }) => <Link {...placeAt(id)} activeOptions={{ exact: true }} />

/** The pages of a module that has several, as tabs below its heading: their paths and names. */
export function PageTabs({ label, tabs }: { label: string; tabs: Readonly<Record<string, string>> }) {
  const { pathname } = useLocation()
  const shown = Object.entries(tabs).map(([id, text]) => ({ id, label: text }))
  return <TabLinks label={label} tabs={shown} value={pathname} link={linkTo} className="-mb-px shrink-0" />
}
