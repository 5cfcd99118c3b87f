import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

/** The place of something that is loading, in its shape: give it width, height and radius. Say “loading” once, elsewhere. */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span aria-hidden data-slot="skeleton" {...rest} className={cn('block h-2.5 animate-breathe rounded-md bg-press', className)} />
}
