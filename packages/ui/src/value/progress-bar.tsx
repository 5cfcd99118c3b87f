import { type ComponentProps, useEffect, useState } from 'react'
import { cn } from '../cn.ts'

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether something is under way. */
  active: boolean
  /** What is under way, for screen readers. */
  label: string
  /** Milliseconds before it shows: what is quick needs no bar. */
  delay?: number
  /** From 0 to 1 where it is known (an upload); without it the bar wanders. */
  value?: number
}

/** A thin bar on the upper edge of what is loading. The box around it needs `relative`. */
export function ProgressBar({ active, label, delay = 300, value, className, ...rest }: ProgressBarProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => setShown(true), delay)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [active, delay])
  if (!active || !shown) return null
  return (
    <div
      data-slot="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(value === undefined ? {} : { 'aria-valuenow': Math.round(value * 100) })}
      {...rest}
      className={cn('absolute inset-x-0 top-0 z-30 h-0.5 overflow-hidden', className)}
    >
      <div
        className={cn('h-full bg-lead', value === undefined ? 'w-1/3 animate-slide' : 'w-full origin-left transition-transform')}
        style={value === undefined ? undefined : { transform: `scaleX(${value})` }}
      />
    </div>
  )
}
