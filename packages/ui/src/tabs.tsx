import { Slot } from '@radix-ui/react-slot'
import { cloneElement, type KeyboardEvent, type ReactElement } from 'react'
import { cn } from './cn.ts'

/** One of a row of tabs. */
export interface Tab<Id extends string = string> {
  /** What is handed back. */
  id: Id
  /** What is read. */
  label: string
  /** How many stand under it; a text where the reader's language groups figures. */
  count?: number | string | undefined
}

export interface TabsProps<Id extends string = string> {
  /** Name of the row, read aloud. */
  label: string
  /** The tabs, in order. */
  tabs: readonly Tab<Id>[]
  /** The one that is on. */
  value: Id
  /** Called with the one that is pressed. */
  onValueChange?: (id: Id) => void
  /** Makes them links, each with an address: a router link without children. */
  link?: (tab: Tab<Id>) => ReactElement<{ children?: unknown }>
  /** Id of the element that they show, where they are not links. */
  controls?: string
  /** More classes for the row. */
  className?: string
}

const tabClass =
  'relative flex h-10 shrink-0 items-center gap-1.5 px-1 whitespace-nowrap text-fg-2 no-underline outline-offset-[-2px] hover:text-fg touch:h-11 data-on:font-bold data-on:text-lead-text data-on:after:absolute data-on:after:inset-x-0 data-on:after:-bottom-px data-on:after:h-0.5 data-on:after:bg-lead'

/** A row of tabs with their counts. Tab stops at the one that is on; arrows, Home and End walk and, for buttons, choose. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, link, controls, className }: TabsProps<Id>) {
  const Box = link ? 'nav' : 'div'
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tab]')]
    const at = all.findIndex((tab) => tab === event.target)
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }
    const to = steps[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    const next = (to + all.length) % all.length
    all[next]?.focus()
    const tab = tabs[next]
    if (!link && tab) onValueChange?.(tab.id)
  }
  const hasValue = tabs.some((tab) => tab.id === value)
  return (
    <Box
      data-slot="tabs"
      aria-label={label}
      {...(link ? {} : { role: 'tablist' })}
      onKeyDown={onKeyDown}
      className={cn('flex gap-5 overflow-x-auto overflow-y-hidden border-b border-line px-4 [scrollbar-width:none] sm:px-6', className)}
    >
      {tabs.map((tab, at) => {
        const on = tab.id === value
        const inside = (
          <>
            {tab.label}
            {tab.count !== undefined && <span className="text-xs font-normal text-fg-3 tabular-nums">{tab.count}</span>}
          </>
        )
        const shared = {
          'data-tab': '',
          'data-on': on || undefined,
          tabIndex: on || (!hasValue && at === 0) ? 0 : -1,
          className: tabClass,
          onClick: () => onValueChange?.(tab.id),
        }
        return link ? (
          <Slot key={tab.id} {...shared} aria-current={on ? 'page' : undefined}>
            {cloneElement(link(tab), {}, inside)}
          </Slot>
        ) : (
          <button key={tab.id} type="button" role="tab" aria-selected={on} aria-controls={controls} {...shared}>
            {inside}
          </button>
        )
      })}
    </Box>
  )
}
