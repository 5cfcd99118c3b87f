import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const TextLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className="py-1 text-lead-text hover:underline">
    {children}
  </a>
)

/** A link to another page, in a line of text. */
export const RecordLink = createLink(TextLink)
