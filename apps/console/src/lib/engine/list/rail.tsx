import { useWidthStep } from '@isb/ui'
import { Children, useRef, type ReactNode, type Ref } from 'react'
import type { Rail } from '../../declare/list.ts'

/** Where the list has this much room, in px, the rail stands beside it. */
const widths = [1000]

/** A list below its banner, in one column that scrolls as a whole. Some rows of the list can be seen, however high the banner is. */
export function BelowBanner({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      {Children.map(banner, (each) => (
        <div className="shrink-0">{each}</div>
      ))}
      <div className="flex min-h-[min(24rem,60dvh)] min-w-0 flex-1 shrink-0 flex-col">{children}</div>
    </div>
  )
}

/** A list below its banner, and a rail to the right of it. */
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
      <BelowBanner banner={isBeside ? banner : [banner, content]}>
        <div ref={lane} className="flex min-h-0 min-w-0 flex-1 flex-col">
          {children}
        </div>
      </BelowBanner>
      {isBeside && content}
    </div>
  )
}
