import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's name: its only h1. */
  title: ReactNode
  /** One line of what it is for; left out on phones. */
  text?: ReactNode
  /** Stands beside the title: a status, a count. */
  aside?: ReactNode
  /** Buttons on the right: the main one last. */
  actions?: ReactNode
}

/** The head of a page. */
export function PageHeader({ title, text, aside, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header
      data-slot="page-header"
      {...rest}
      className={cn('flex flex-wrap items-start justify-end gap-2 px-4 pt-4 pb-3 sm:gap-x-4 sm:px-6 sm:pt-5 sm:pb-4', className)}
    >
      <div className={cn('min-w-0', aside ? 'flex-[1_1_15rem]' : 'flex-[1_1_7rem]')}>
        <div className="flex min-h-8 min-w-0 items-center gap-3">
          <h1 className="min-w-0 truncate text-xl font-bold">{title}</h1>
          {aside}
        </div>
        {text && <p className="text-fg-2 max-sm:hidden">{text}</p>}
      </div>
      {actions && (
        <div data-unprinted className="flex max-w-full shrink-0 flex-wrap justify-end gap-1.5 sm:gap-2">
          {actions}
        </div>
      )}
    </header>
  )
}
