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

const floor = 'M10 40h60'
const sun = <circle cx="64" cy="11" r="4" className="fill-sun stroke-none" />

/** What is missing, by its subject, in the morning sun. */
const subjects = {
  bell: <path d="M26 40v-3h28v3M29 37a11 11 0 0 1 22 0M40 26v-3M37 23h6M28 22l-3-3M22 29h-4" />,
  bike: (
    <>
      <circle cx="28" cy="32" r="8" />
      <circle cx="53" cy="32" r="8" />
      <path d="M28 32l7-13h12l6 13M35 19l6 13H28M41 32l6-13M32 16h6M47 19l-2-5h-4" />
    </>
  ),
  calendar: <path d="M24 12h32v28H24zM24 20h32M32 8v8M48 8v8M31 27h4M31 33h4M40 27h4M40 33h4" />,
  car: (
    <path d="M21 36h-4v-7l6-2 5-9h18l7 9 8 2v7h-4M29 36h20M23 27h30M38 18v9M21 36a4 4 0 0 0 8 0 4 4 0 0 0-8 0M49 36a4 4 0 0 0 8 0 4 4 0 0 0-8 0" />
  ),
  letter: <path d="M22 14h36v24H22zM22 16l18 13 18-13" />,
  lines: <path d="M26 8h28v32H26zM32 16h16M32 23h16M32 30h9" />,
  people: (
    <path d="M22 40v-2a9 9 0 0 1 18 0v2M26 20a5 5 0 0 0 10 0 5 5 0 0 0-10 0M45 30a8 8 0 0 1 12 7v3M46 22a4 4 0 0 0 8 0 4 4 0 0 0-8 0" />
  ),
  shield: <path d="M40 8l13 4v11c0 8-5 13-13 17-8-4-13-9-13-17V12zM34 24l4 4 8-8" />,
  tree: <path d="M20 10h14v7H20zM42 20h16v7H42zM42 33h16v7H42zM27 17v20h15M27 24h15" />,
} as const
export type Subject = keyof typeof subjects

/** There is nothing of its subject; without one, nothing waits: a bell on its desk. */
export const EmptyArt = ({ subject = 'bell' }: { subject?: Subject | undefined }) => (
  <Drawing ground={floor}>
    {subjects[subject]}
    {sun}
  </Drawing>
)

/** A desk that is clear, in the evening sun: the day's work is done. */
export const DoneArt = () => (
  <Drawing ground={floor}>
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
