import type { ComponentProps, ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import { cn } from '../cn.ts'

export interface BlankProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is the case, in a few words. */
  title: ReactNode
  /** Why, and what was kept. */
  text?: ReactNode
  /** What to do next: a button or a link. */
  action?: ReactNode
  /** A reference to tell the help desk, in small type under the rest. */
  reference?: ReactNode
  /** The title's heading level on its page. */
  level?: 1 | 2 | 3
}

/** What stands where nothing else does: a drawing, what is the case, and what to do next. */
export function Blank({ art, title, text, action, reference, level = 2, className, ...rest }: BlankProps & { art: ReactNode }) {
  const Heading = `h${level}` as const
  return (
    <div data-slot="blank" {...rest} className={cn('flex flex-col items-center px-8 py-10 text-center', className)}>
      {art}
      <Heading className="mt-4 phrases text-base font-bold">{title}</Heading>
      {text && <p className="mt-1 max-w-85 phrases text-fg-2">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
      {reference && <p className="mt-4 font-mono text-xs text-fg-3">{reference}</p>}
    </div>
  )
}

/** A line that is torn: the answer did not come. */
const ErrorArt = () => (
  <Drawing ground="M6 26h22M52 26h22">
    <path d="M28 20v12M28 23h5M28 29h5M52 17h-4a9 9 0 0 0 0 18h4z" />
    <path d="M37 12l2 4M43 10v5" className="stroke-bad-dot" />
  </Drawing>
)

/** It did not load; give it a Retry. Read aloud when it appears. */
export const ErrorState = (props: BlankProps) => <Blank role="alert" art={<ErrorArt />} {...props} />
