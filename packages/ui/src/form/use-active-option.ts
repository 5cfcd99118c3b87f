import { type KeyboardEvent, useEffect, useId, useState } from 'react'

/**
 * Walks a list by active descendant, while the focus stays in the field (or box) that owns the keys: ↑ ↓ around the
 * ends, PageUp and PageDown by ten, Enter chooses. Not cmdk: see docs/decisions/own-palette-and-pickers.md.
 * @param count options that stand @param choose called with the place of the option, -1 where none stands
 */
export function useActiveOption(count: number, choose: (at: number) => void) {
  const id = useId()
  const [wanted, setActive] = useState(0)
  const active = Math.min(Math.max(wanted, 0), count - 1)
  const optionId = (at: number) => `${id}-${at}`
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const steps: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      PageDown: Math.min(active + 10, count - 1),
      PageUp: Math.max(active - 10, 0),
    }
    const to = steps[event.key]
    if (event.key === 'Enter') choose(active)
    else if (to !== undefined && count > 0) setActive(to)
    else return
    event.preventDefault()
  }
  return { listId: id, active, setActive, optionId, onKeyDown, activeId: active >= 0 ? optionId(active) : undefined }
}
