// Icons by their lucide names, as menus carry them. Those of our own screens are in the bundle; the rest of the set is one chunk.
import {
  Bike,
  BookOpen,
  Bus,
  CalendarDays,
  CalendarOff,
  CarFront,
  ChartColumn,
  ClipboardList,
  Globe,
  IdCard,
  Landmark,
  LayoutDashboard,
  Link,
  ListTree,
  MousePointerClick,
  RefreshCw,
  ScrollText,
  Settings,
  Shield,
  ShieldCheck,
  Square,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense } from 'react'

const bundled: Record<string, LucideIcon> = {
  bike: Bike,
  'book-open': BookOpen,
  bus: Bus,
  'calendar-days': CalendarDays,
  'calendar-off': CalendarOff,
  'car-front': CarFront,
  'chart-column': ChartColumn,
  'clipboard-list': ClipboardList,
  globe: Globe,
  'id-card': IdCard,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  link: Link,
  'list-tree': ListTree,
  'mouse-pointer-click': MousePointerClick,
  'refresh-cw': RefreshCw,
  'scroll-text': ScrollText,
  settings: Settings,
  shield: Shield,
  'shield-check': ShieldCheck,
  ticket: Ticket,
  users: Users,
}
const AnyIcon = lazy(() => import('./any-icon.tsx'))

/** An icon by name; an unknown or empty name is a plain square. */
export function Icon({ name, className = 'size-4' }: { name: string; className?: string }) {
  const Known = bundled[name]
  if (Known) return <Known aria-hidden className={className} />
  const plain = <Square aria-hidden className={`${className} opacity-40`} />
  if (!name) return plain
  return (
    <Suspense fallback={plain}>
      <AnyIcon name={name} className={className} />
    </Suspense>
  )
}
