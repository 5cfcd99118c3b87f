import type { ReactNode } from 'react'

/** Stands where a picture would: a line drawing of the kind of thing. `children` are shapes in a box of 160 by 72. */
export const DrawnPicture = ({ children }: { children: ReactNode }) => (
  <div aria-hidden data-slot="drawn-picture" className="grid h-32 place-items-center rounded-lg bg-lead-soft">
    <svg viewBox="0 0 160 72" className="h-18 fill-none stroke-lead-text stroke-2" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </svg>
  </div>
)
