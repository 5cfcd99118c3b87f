import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Skeleton } from './skeleton.tsx'

export interface StatProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: ReactNode
  /** The number, grouped by thousands as in both languages; undefined while it loads. */
  value: ReactNode | undefined
  /** Under it: of how many, since when. */
  line?: ReactNode
}

/** A number and what it counts. */
export function Stat({ label, value, line, className, ...rest }: StatProps) {
  return (
    <div data-slot="stat" {...rest} className={cn('min-w-0', className)}>
      <p className="truncate text-fg-2">{label}</p>
      <p className="flex h-10 items-center text-3xl font-bold tabular-nums">
        {(typeof value === 'number' ? value.toLocaleString('en') : value) ?? <Skeleton className="h-6! w-12" />}
      </p>
      {line && <p className="text-xs text-fg-3">{line}</p>}
    </div>
  )
}
