import type { ReactNode } from 'react'

/** A titled part of the kit. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="border-t border-line px-4 py-6 sm:px-6">
      <h2 className="mb-4 text-base font-bold">{title}</h2>
      <div className="grid gap-4">{children}</div>
    </section>
  )
}

/** Parts side by side. */
export const Line = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap items-center gap-2">{children}</div>
