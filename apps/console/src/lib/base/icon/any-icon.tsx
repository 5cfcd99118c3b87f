import { Dot, type LucideIcon } from 'lucide-react'
import { iconSet } from './icon-set.ts'

const drawings = new Map<string, LucideIcon>(iconSet.map(([name, Drawing]) => [name, Drawing]))

// oxlint-disable react/static-components -- taken from a table, not made
/** An icon of the set; a name that the set does not have is a plain square. */
export default function AnyIcon({ name, className }: { name: string; className: string }) {
  const Drawing = drawings.get(name)
  return Drawing ? <Drawing aria-hidden className={className} /> : <Dot aria-hidden className={className} />
}
