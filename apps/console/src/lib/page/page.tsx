import type { ComponentType } from 'react'
import '../all-operations.ts'
import { say, useLocale } from '../i18n.ts'
import type { Page } from '../module.ts'
import { PageName, usePageTitle } from '../title.ts'
import { Permitted } from './permitted.tsx'

/** A screen with its title in the tab, shown to whoever holds its code. */
export function pageOf({ title, code }: Page, Screen: ComponentType): ComponentType {
  const Shown =
    code === undefined
      ? Screen
      : () => (
          <Permitted code={code} title={title}>
            <Screen />
          </Permitted>
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
