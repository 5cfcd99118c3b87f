import type { Schema } from '@isb/sdk'
import { LeftOut } from './left-out.tsx'
import { Oddities } from './oddities.tsx'
import { Runs } from './runs.tsx'

/** Beside the changes of a bundle: what is odd in its files, and the bundles before and after it. */
export default function BundleRail({ run }: { run: Schema<'BaseDataRun'> }) {
  return (
    <div className="grid gap-5">
      <LeftOut run={run} />
      <Oddities run={run} />
      <Runs run={run} />
    </div>
  )
}
