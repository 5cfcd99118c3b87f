import { useWidthStep } from '@isb/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import type { Rail } from './types.ts'

/** Where the list has this much room, in px, the rail stands beside it. */
const widths = [1000]

/** A list below its banner, in one column that scrolls as a whole, and a rail to the right of it. */
export function RailList({
  banner,
  rail,
  lane,
  children,
}: {
  banner: ReactNode
  rail: Rail
  lane: Ref<HTMLDivElement>
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const isBeside = useWidthStep(box, widths) === 1
  const content = (
    <aside
      aria-label={rail.label}
      // A part that scrolls is reached by keyboard.
      {...(isBeside && { tabIndex: 0 })}
      className={isBeside ? 'w-90 shrink-0 overflow-y-auto border-l border-line px-5 py-4' : 'border-t border-line px-4 py-4 sm:px-6'}
    >
      {rail.content}
    </aside>
  )
  return (
    <div ref={box} className="flex min-h-0 flex-1 border-t border-line">
      <div role="group" tabIndex={0} className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
        <div className="shrink-0">{banner}</div>
        {!isBeside && <div className="shrink-0">{content}</div>}
        {/* Of the list at least some rows are to be seen, however much stands above it. */}
        <div ref={lane} className="flex min-h-[min(34rem,75dvh)] min-w-0 flex-1 shrink-0 flex-col">
          {children}
        </div>
      </div>
      {isBeside && content}
    </div>
  )
}
