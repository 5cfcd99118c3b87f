import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to another screen of bikes, with what is to be filtered or open there. */
export const InnerLink = ({ to, search, children }: { to: `/bike/${'list' | 'rent' | 'return'}`; search: object; children: ReactNode }) => (
  <Link to={to} search={search} className="text-lead-text hover:underline">
    {children}
  </Link>
)
