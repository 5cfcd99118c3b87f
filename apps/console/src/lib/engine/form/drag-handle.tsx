import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'

/** Where an entry is grabbed to be dragged. For the keyboard there are buttons. */
export const DragHandle = ({ onPointerDown }: { onPointerDown: (event: PointerEvent<HTMLElement>) => void }) => (
  <span aria-hidden data-slot="drag-handle" className="cursor-grab touch-none p-1 text-fg-3 select-none" onPointerDown={onPointerDown}>
    <GripVertical className="size-4" />
  </span>
)
