import type { KeyboardEvent } from 'react'
import { cn } from '../cn.ts'
import { rowClass, type Tab, tabClass, TabText, useRow } from './tab.tsx'

export interface TabsProps<Id extends string = string> {
  /** Name of the row, read aloud. */
  label: string
  /** The tabs, in order. */
  tabs: readonly Tab<Id>[]
  /** The one that is on. */
  value: Id
  /** Called with the one that is chosen. */
  onValueChange?: (id: Id) => void
  /** Id of the element that they show. */
  controls?: string
  /** More classes for the row. */
  className?: string
}

/**
 * A row of tabs with their counts. Tab stops at the one that is on; arrows, Home and End walk and choose. Ours: Radix's would be all that
 * a list loads of Radix (docs/decisions/own-tabs.md).
 */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, controls, className }: TabsProps<Id>) {
  const row = useRow<HTMLDivElement>(tabs, value)
  const stop = Math.max(
    0,
    tabs.findIndex(({ id }) => id === value),
  )
  const choose = (tab: Tab<Id> | undefined) => {
    if (tab && tab.id !== value) onValueChange?.(tab.id)
  }
  const walk = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Behind the last one stands the first.
    const to = next % tabs.length
    const all = row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? []
    Array.from(all).at(to)?.focus()
    choose(tabs.at(to))
  }
  return (
    <div ref={row} role="tablist" data-slot="tabs" aria-label={label} className={cn(rowClass, className)}>
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          aria-selected={tab.id === value}
          aria-controls={controls}
          data-on={tab.id === value || undefined}
          tabIndex={at === stop ? 0 : -1}
          onClick={() => choose(tab)}
          onKeyDown={(event) => walk(event, at)}
          className={tabClass}
        >
          <TabText tab={tab} />
        </button>
      ))}
    </div>
  )
}
