import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  /** What it is for, in a line or two. */
  text?: ReactNode
  /** Buttons that belong to the whole of it. */
  actions?: ReactNode
  /** Takes the whole width; its title is not drawn. */
  wide?: boolean
  children: ReactNode
}

/**
 * A part of a page that is read from top to bottom: what it is on the left, what can be done on the right; under each other where narrow.
 */
export function Section({ title, text, actions, wide = false, children }: SectionProps) {
  const id = useId()
  if (wide)
    return (
      <section aria-labelledby={id} className="border-t border-line px-4 pb-6 sm:px-6">
        <h2 id={id} className="sr-only">
          {title}
        </h2>
        {children}
      </section>
    )
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line px-4 py-6 sm:px-6 lg:grid-cols-[15rem_minmax(0,40rem)] lg:py-8"
    >
      <div className="flex items-start gap-4 lg:block">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="text-base font-bold">
            {title}
          </h2>
          {text && <p className="mt-1 phrases text-fg-2">{text}</p>}
        </div>
        {actions && <div className="shrink-0 lg:mt-4">{actions}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
