import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'
import type { Tone } from '../value/status-chip.tsx'

const bannerClass = cva('flex min-h-10 items-center gap-2.5 px-4 py-1.5 [&>svg]:size-4 [&>svg]:shrink-0', {
  variants: {
    tone: {
      waiting: 'bg-waiting-bg text-waiting',
      live: 'bg-live-bg text-live',
      good: 'bg-good-bg text-good',
      over: 'bg-over-bg text-over',
      bad: 'bg-bad-bg text-bad',
    },
  },
})

export interface BannerProps extends ComponentProps<'div'> {
  /** Its colour: waiting for offline, bad for what is lost, live for news. */
  tone: Tone
  /** Stands before the words. */
  icon?: ReactNode
  /** A button at its end. */
  action?: ReactNode
}

/** A line over the page about the page as a whole. Read aloud politely when it appears. */
export function Banner({ tone, icon, action, className, children, ...rest }: BannerProps) {
  return (
    <div data-slot="banner" role="status" {...rest} className={cn(bannerClass({ tone }), className)}>
      {icon}
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </div>
  )
}
