import * as Primitive from '@radix-ui/react-tabs'
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

/** A row of tabs with their counts, by Radix. Tab stops at the one that is on; arrows, Home and End walk and choose. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, controls, className }: TabsProps<Id>) {
  const choose = (id: string) => {
    const tab = tabs.find((each) => each.id === id)
    if (tab) onValueChange?.(tab.id)
  }
  const row = useRow<HTMLDivElement>(tabs, value)
  return (
    <Primitive.Root asChild value={value} onValueChange={choose}>
      <Primitive.List ref={row} data-slot="tabs" aria-label={label} className={cn(rowClass, className)}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            // Radix would name a panel of its own, which a list under its tabs is not.
            aria-controls={controls}
            data-on={tab.id === value || undefined}
            className={tabClass}
          >
            <TabText tab={tab} />
          </Primitive.Trigger>
        ))}
      </Primitive.List>
    </Primitive.Root>
  )
}
