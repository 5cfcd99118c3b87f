// Icons by their lucide names, as menus carry them. Those that modules bring, and a few that stand everywhere, come with the
// frame; the rest of the set is one chunk.
import { CalendarDays, Globe, LayoutDashboard, Link, MousePointerClick, Dot, type LucideIcon } from 'lucide-react'
import { createContext, lazy, Suspense, use, type ComponentType } from 'react'

export type Icons = Readonly<Record<string, LucideIcon>>
/** Of the first page, of what has no icon of its own, and of links. */
const everywhere: Icons = {
  'calendar-days': CalendarDays,
  globe: Globe,
  'layout-dashboard': LayoutDashboard,
  link: Link,
  'mouse-pointer-click': MousePointerClick,
}

/** The icons of all modules. */
export const IconsContext = createContext<Icons>({})

const Plain = ({ className }: { className: string }) => <Dot aria-hidden className={className} />
// An icon that cannot be fetched is no reason to lose the page.
const AnyIcon = lazy<ComponentType<{ name: string; className: string }>>(() => import('./any-icon.tsx').catch(() => ({ default: Plain })))

/** An icon by name; an unknown or empty name is a dot. */
export function Icon({ name, className = 'size-4' }: { name: string; className?: string }) {
  const declared = use(IconsContext)
  const Known = everywhere[name] ?? declared[name]
  if (Known) return <Known aria-hidden className={className} />
  const plain = <Plain className={className} />
  if (!name) return plain
  return (
    <Suspense fallback={plain}>
      <AnyIcon name={name} className={className} />
    </Suspense>
  )
}
