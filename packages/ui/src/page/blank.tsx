import type { ComponentProps, ReactNode } from 'react'
import { DoneArt, EmptyArt, ErrorArt, LockArt, SignpostArt, type Subject } from './art.tsx'
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

function Blank({ art, title, text, action, reference, level = 2, className, ...rest }: BlankProps & { art: ReactNode }) {
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

/** There is nothing here yet; says what to do next. `subject` draws what is missing. */
export const Empty = ({ subject, ...props }: BlankProps & { subject?: Subject | undefined }) => (
  <Blank art={<EmptyArt subject={subject} />} {...props} />
)

/** All that waited is done. Read aloud when it appears. */
export const AllDone = (props: BlankProps) => <Blank role="status" art={<DoneArt />} {...props} />

/** It did not load; give it a Retry. Read aloud when it appears. */
export const ErrorState = (props: BlankProps) => <Blank role="alert" art={<ErrorArt />} {...props} />

/** One may not see this. */
export const NoPermission = (props: BlankProps) => <Blank art={<LockArt />} {...props} />

/** No page, or no record, at this address. */
export const NotFound = (props: BlankProps) => <Blank art={<SignpostArt />} {...props} />
