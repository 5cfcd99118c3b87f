import { type DragEvent, useState } from 'react'

interface Drop {
  /** Whether something is held over it that it would take. */
  readonly over: boolean
  /** To spread on what takes it. */
  readonly drop: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>>
}

/**
 * Has an element take what is dropped on it.
 * @param takes whether it takes anything now; where not, nothing happens to what is dropped, and the browser does not leave the page for it
 */
export function useDrop(onDrop: (dropped: DataTransfer) => void, takes = true): Drop {
  const [over, setOver] = useState(false)
  return {
    over,
    drop: {
      onDragOver: (event) => {
        // Without this the browser would leave the page for a file.
        event.preventDefault()
        setOver(takes)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault()
        setOver(false)
        if (takes) onDrop(event.dataTransfer)
      },
    },
  }
}
