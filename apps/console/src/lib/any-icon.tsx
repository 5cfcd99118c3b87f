import { Square } from 'lucide-react'
import { DynamicIcon, iconNames, type IconName } from 'lucide-react/dynamic'

const known = new Set<string>(iconNames)

/** Any of lucide's icons; its drawing is fetched when it is shown. */
export default function AnyIcon({ name, className }: { name: string; className: string }) {
  const plain = <Square aria-hidden className={`${className} opacity-40`} />
  return known.has(name) ? <DynamicIcon aria-hidden name={name as IconName} className={className} fallback={() => plain} /> : plain
}
