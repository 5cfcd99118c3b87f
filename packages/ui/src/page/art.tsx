import type { ReactNode } from 'react'

/** Line drawings for screens with nothing on them. Grey is the ground they stand on, the lead colour is what is missing. */
function Drawing({ ground, children }: { ground: string; children: ReactNode }) {
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

/** A bell on its desk in the morning sun: nothing waits. */
export const EmptyArt = () => (
  <Drawing ground="M10 40h60">
    <path d="M26 40v-3h28v3M29 37a11 11 0 0 1 22 0M40 26v-3M37 23h6" />
    <circle cx="60" cy="13" r="4" className="fill-sun stroke-none" />
    <path d="M28 22l-3-3M22 29h-4" />
  </Drawing>
)

/** A desk that is clear, in the evening sun: the day's work is done. */
export const DoneArt = () => (
  <Drawing ground="M10 40h60">
    <path d="M20 40V28h40v12M16 28h48" />
    <circle cx="40" cy="14" r="9" className="fill-sun stroke-none" />
    <path d="M36 14l3 3 6-6" />
  </Drawing>
)

/** A line that is torn: the answer did not come. */
export const ErrorArt = () => (
  <Drawing ground="M6 26h22M52 26h22">
    <path d="M28 20v12M28 23h5M28 29h5M52 17h-4a9 9 0 0 0 0 18h4z" />
    <path d="M37 12l2 4M43 10v5" className="stroke-bad-dot" />
  </Drawing>
)

/** A gate that is shut. */
export const LockArt = () => (
  <Drawing ground="M10 40h60M20 40V10h40v30">
    <rect x="32" y="22" width="16" height="13" rx="2.5" />
    <path d="M35.5 22v-4a4.5 4.5 0 0 1 9 0v4M40 27v3" />
  </Drawing>
)

/** A signpost whose ways lead elsewhere. */
export const SignpostArt = () => (
  <Drawing ground="M28 42h24M40 42V6">
    <path d="M40 9h17l5 5-5 5H40zM40 22H24l-5 5 5 5h16z" />
  </Drawing>
)
