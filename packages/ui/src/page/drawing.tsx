import type { ReactNode } from 'react'

/** Line drawings for screens with nothing on them. Grey is the ground they stand on, the lead colour is what is missing. */
export function Drawing({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 80 48"
      className="h-12 w-20 fill-none stroke-lead-text stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ground} className="stroke-control" strokeWidth="1.25" />
      {children}
    </svg>
  )
}
