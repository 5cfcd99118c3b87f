import { lazy, Suspense, type ComponentType } from 'react'
import { Drawing } from './drawing.tsx'
import type { Subject } from './subject-part.tsx'

// Few lists are empty. A drawing that cannot be fetched is left out.
const DrawnSubject = lazy<ComponentType<{ subject: Subject }>>(() => import('./subject-part.tsx').catch(() => ({ default: () => null })))

const floor = 'M10 40h60'
const sun = <circle cx="64" cy="11" r="4" className="fill-sun stroke-none" />

/** There is nothing of its subject; without one, nothing waits: a bell on its desk. */
export const EmptyArt = ({ subject = 'bell' }: { subject?: Subject | undefined }) => (
  <Drawing ground={floor}>
    <Suspense>
      <DrawnSubject subject={subject} />
    </Suspense>
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
