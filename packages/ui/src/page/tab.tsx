import { useEffect, useRef } from 'react'

/** One of a row of tabs. */
export interface Tab<Id extends string = string> {
  /** What is handed back. */
  id: Id
  /** What is read. */
  label: string
  /** How many stand under it; a text where the reader's language groups figures. Null keeps its room until it is known. */
  count?: number | string | null | undefined
}

/** The row, of tabs as of links. It fades at an end behind which there are more. */
export const rowClass =
  'flex shrink-0 gap-5 overflow-x-auto overflow-y-hidden border-b border-line px-4 [scrollbar-width:none] sm:px-6 [mask-image:linear-gradient(to_right,transparent,#000_var(--before,0px),#000_calc(100%-var(--after,0px)),transparent)] data-before:[--before:2.5rem] data-after:[--after:2.5rem]'

/** One in the row; the one that is on has `data-on`. */
export const tabClass =
  'relative flex h-10 shrink-0 items-center gap-1.5 px-1 whitespace-nowrap text-fg-2 no-underline outline-offset-[-2px] focus-visible:rounded-sm hover:text-fg touch:h-11 data-on:font-bold data-on:text-lead-text data-on:after:absolute data-on:after:inset-x-0 data-on:after:-bottom-px data-on:after:h-0.5 data-on:after:bg-lead'

/** For a row of tabs: brings the one that is on into sight where there are more than have room, and tells at which end more are. */
export function useRow<Row extends HTMLElement>(tabs: readonly Tab[], value: string) {
  const row = useRef<Row>(null)
  const at = tabs.findIndex(({ id }) => id === value)
  useEffect(() => {
    const [box, tab] = [row.current, row.current?.children[at]]
    if (!box) return undefined
    const tellEnds = () => {
      box.toggleAttribute('data-before', box.scrollLeft > 1)
      box.toggleAttribute('data-after', box.scrollLeft + box.clientWidth < box.scrollWidth - 1)
    }
    // The row alone moves: what it stands in stays where the reader is. It may have no width yet.
    const watch = new ResizeObserver(() => {
      if (tab instanceof HTMLElement) box.scrollLeft = tab.offsetLeft - box.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2
      tellEnds()
    })
    watch.observe(box)
    box.addEventListener('scroll', tellEnds, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', tellEnds)
    }
  }, [at])
  return row
}

/** What stands in it. */
export function TabText({ tab }: { tab: Tab }) {
  return (
    <>
      {tab.label}
      {tab.count !== undefined && <span className="min-w-[3ch] text-xs font-normal text-fg-3 tabular-nums">{tab.count}</span>}
    </>
  )
}
