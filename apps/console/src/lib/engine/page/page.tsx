import type { ComponentType } from 'react'
import '../../base/connection/all-operations.ts'
import { say, useLocale } from '../../base/words/i18n.ts'
import type { Page } from '../../declare/module.ts'
import { PageName, usePageTitle } from '../../base/storage/title.ts'
import { AddressProvider } from '../rows/page-address.tsx'
import { Permitted } from './permitted.tsx'
import type { RouteId } from '../../base/address/place.ts'

/**
 * A screen with its title in the tab and its address, shown to whoever holds its code.
 * @param routeId the page's route; the table of routes makes it, so it has no type yet
 */
export function pageOf(routeId: string, { title, code }: Page, Screen: ComponentType): ComponentType {
  const Shown = () => (
    <AddressProvider from={routeId as RouteId}>
      {code === undefined ? (
        <Screen />
      ) : (
        <Permitted code={code} title={title} whole={routeId.startsWith('/_level')}>
          <Screen />
        </Permitted>
      )}
    </AddressProvider>
  )
  if (!title) return Shown
  return function TitledPage() {
    // Said anew when the language changes.
    useLocale()
    const name = say(title)
    usePageTitle(name)
    return (
      <PageName value={name}>
        <Shown />
      </PageName>
    )
  }
}
