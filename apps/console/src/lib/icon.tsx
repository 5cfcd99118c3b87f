// Icons by their lucide names, as menus carry them. Those that modules declare for their own screens, and a few that stand everywhere,
// are in the bundle; the rest of the set is one chunk.
import { CalendarDays, Globe, LayoutDashboard, Link, MousePointerClick, Dot, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, type ComponentType } from 'react'
import { useModules, type ConsoleModule } from './module.ts'

type Icons = Readonly<Record<string, LucideIcon>>
/** Of the first page, of what has no icon of its own, and of links. */
const everywhere: Icons = {
  'calendar-days': CalendarDays,
  globe: Globe,
  'layout-dashboard': LayoutDashboard,
  link: Link,
  'mouse-pointer-click': MousePointerClick,
}

const bundles = new WeakMap<readonly ConsoleModule[], Icons>()
/** All that are in the bundle, put together once. */
function bundleOf(modules: readonly ConsoleModule[]): Icons {
  const bundle = bundles.get(modules) ?? Object.assign({}, everywhere, ...modules.map(({ icons }) => icons))
  bundles.set(modules, bundle)
  return bundle
}

const Plain = ({ className }: { className: string }) => <Dot aria-hidden className={className} />
// An icon that cannot be fetched is no reason to lose the page.
const AnyIcon = lazy<ComponentType<{ name: string; className: string }>>(() => import('./any-icon.tsx').catch(() => ({ default: Plain })))

/** An icon by name; an unknown or empty name is a dot. */
export function Icon({ name, className = 'size-4' }: { name: string; className?: string }) {
  const Known = bundleOf(useModules())[name]
  if (Known) return <Known aria-hidden className={className} />
  const plain = <Plain className={className} />
  if (!name) return plain
  return (
    <Suspense fallback={plain}>
      <AnyIcon name={name} className={className} />
    </Suspense>
  )
}
