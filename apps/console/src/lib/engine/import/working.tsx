import type { Schema } from '@isb/sdk'
import { ProgressBar } from '@isb/ui'

interface WorkingProps {
  label: string
  /** How far a run has come, or what is sent: 0 to 1. */
  share?: number | undefined
  run?: Schema<'Run'> | undefined
}

/** What is under way, and how far it has come. */
export function Working({ label, run, share = run && run.done > 0 && run.total > 0 ? run.done / run.total : undefined }: WorkingProps) {
  return (
    <div className="relative rounded-md bg-sunken px-4 py-8 text-center text-fg-2" role="status">
      <ProgressBar active delay={0} label={label} {...(share !== undefined && { value: share })} />
      {label}
    </div>
  )
}
