import { useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import type { Page } from '../module.ts'
import { usePageTitle } from '../title.ts'
import { Permitted } from './permitted.tsx'

/** A screen with its title in the tab, shown to whoever holds its code. */
export function pageOf({ title, code }: Page, Screen: ComponentType): ComponentType {
  const Shown =
    code === undefined
      ? Screen
      : () => (
          <Permitted code={code}>
            <Screen />
          </Permitted>
        )
  if (!title) return Shown
  return function TitledPage() {
    const { i18n } = useLingui()
    usePageTitle(i18n._(title))
    return <Shown />
  }
}
