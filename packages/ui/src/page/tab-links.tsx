import { Slot } from '@radix-ui/react-slot'
import { cloneElement, type ReactElement } from 'react'
import { cn } from '../cn.ts'
import { rowClass, type Tab, tabClass, TabText, useRow } from './tab.tsx'

export interface TabLinksProps<Id extends string = string> {
  /** Name of the row, read aloud. */
  label: string
  /** The pages, in order. */
  tabs: readonly Tab<Id>[]
  /** The one that one is on. */
  value: Id
  /** The link of one: a router link without children. */
  link: (tab: Tab<Id>) => ReactElement<{ children?: unknown }>
  /** More classes for the row. */
  className?: string
}

/** Pages that belong together, in a row that looks like tabs. They are links: Tab stops at each, and none has a panel. */
export function TabLinks<Id extends string>({ label, tabs, value, link, className }: TabLinksProps<Id>) {
  const row = useRow<HTMLElement>(tabs, value)
  return (
    <nav ref={row} data-slot="tab-links" aria-label={label} className={cn(rowClass, className)}>
      {tabs.map((tab) => (
        <Slot
          key={tab.id}
          data-on={tab.id === value || undefined}
          aria-current={tab.id === value ? 'page' : undefined}
          className={tabClass}
        >
          {cloneElement(link(tab), {}, <TabText tab={tab} />)}
        </Slot>
      ))}
    </nav>
  )
}
