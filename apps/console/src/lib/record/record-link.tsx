import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface RecordLinkProps {
  /** The screen's address. Screens of other modules are known by it alone. */
  to: string
  /** What is to be filtered or open there. */
  search: object
  children: ReactNode
}

/** A link to another screen, in a line of text. */
export const RecordLink = ({ to, search, children }: RecordLinkProps) => (
  <Link to={to} search={search} className="py-1 text-lead-text hover:underline">
    {children}
  </Link>
)
