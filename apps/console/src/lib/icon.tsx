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
  KeyRound,
  Landmark,
  LayoutDashboard,
  Link,
  ListTree,
  MousePointerClick,
  RefreshCw,
  ScanLine,
  ScrollText,
  Settings,
  Shield,
  ShieldCheck,
  Square,
  Ticket,
  Undo2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense, type ComponentType } from 'react'

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
  'key-round': KeyRound,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  link: Link,
  'list-tree': ListTree,
  'mouse-pointer-click': MousePointerClick,
  'refresh-cw': RefreshCw,
  'scan-line': ScanLine,
  'scroll-text': ScrollText,
  settings: Settings,
  shield: Shield,
  'shield-check': ShieldCheck,
  ticket: Ticket,
  'undo-2': Undo2,
  users: Users,
}
const Plain = ({ className }: { className: string }) => <Square aria-hidden className={`${className} opacity-40`} />
// An icon that cannot be fetched is no reason to lose the page.
const AnyIcon = lazy<ComponentType<{ name: string; className: string }>>(() => import('./any-icon.tsx').catch(() => ({ default: Plain })))

/** An icon by name; an unknown or empty name is a plain square. */
export function Icon({ name, className = 'size-4' }: { name: string; className?: string }) {
  const Known = bundled[name]
  if (Known) return <Known aria-hidden className={className} />
  const plain = <Plain className={className} />
  if (!name) return plain
  return (
    <Suspense fallback={plain}>
      <AnyIcon name={name} className={className} />
    </Suspense>
  )
}
