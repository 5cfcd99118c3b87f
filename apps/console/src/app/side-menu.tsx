import { Tooltip } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { ChevronRight, ExternalLink, LayoutDashboard, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { named, useLocale } from '../lib/base/words/i18n.ts'
import { Icon } from '../lib/base/icon/icon.tsx'
import { useQueues } from '../lib/base/connection/queues.ts'
import { useSession } from '../lib/base/connection/session.ts'
import { Brand } from './brand.tsx'
import { branches, trail, type Branch } from '../lib/engine/page/menu-tree.ts'
import { useOpenModules } from './use-open-modules.ts'
import { placeAt } from '../lib/base/address/place.ts'

const entry = 'flex h-8 w-full touch:h-11 items-center gap-2.5 rounded-md px-2 text-left no-underline [&_svg]:size-4 [&_svg]:shrink-0'
const other = 'text-fg-2 hover:bg-press hover:text-fg'
const current = 'bg-lead-soft-2 font-bold text-lead-text'
/** Classes of a link, by whether it leads to the current page. */
const link = { className: entry, activeProps: { className: current }, inactiveProps: { className: other } }

/** The state that every entry reads. It changes with the page and the language, not with each search on a page. */
interface View {
  readonly narrow: boolean
  readonly locale: string
  /** The module and the screen of the current page, by id. */
  readonly here: ReadonlySet<number>
  readonly isOpen: (id: number) => boolean
  readonly toggle: (id: number) => void
  /** The number of waiting records, by the code of the entry. */
  readonly waiting: ReadonlyMap<string, { readonly waiting: number }>
}

/** The tree of the available menus, in its own order and nesting. */
export function SideMenu({ narrow, onCollapse }: { narrow: boolean; onCollapse?: () => void }) {
  const { t } = useLingui()
  const kept = useSession()
  const menus = kept?.menus
  const tree = useMemo(() => branches(menus ?? []), [menus])
  const locale = useLocale()
  const { pathname } = useLocation()
  const waiting = useQueues()
  const here = useMemo(() => new Set(trail(menus ?? [], pathname).map((menu) => menu.id)), [menus, pathname])
  const { isOpen, toggle } = useOpenModules(tree, here, pathname)
  const view = useMemo((): View => ({ narrow, locale, here, isOpen, toggle, waiting }), [narrow, locale, here, isOpen, toggle, waiting])
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page, or another width, has its current entry elsewhere
  }, [here, narrow])
  return (
    <>
      <div className="px-4">
        <Brand narrow={narrow} />
      </div>
      <nav ref={nav} aria-label={t`Main menu`} className="min-h-0 flex-1 scroll-py-3 space-y-px overflow-y-auto px-2 pt-1 pb-3">
        <Named narrow={narrow} name={t`Home`}>
          <Link to="/" activeOptions={{ exact: true }} {...link}>
            <LayoutDashboard aria-hidden />
            <Label narrow={narrow}>
              <Trans>Home</Trans>
            </Label>
          </Link>
        </Named>
        {tree.map((branch) => (
          <Entry key={branch.id} branch={branch} view={view} depth={0} />
        ))}
      </nav>
      {onCollapse && (
        <div className="border-t border-line px-2 py-1.5">
          <Named narrow={narrow} name={t`Expand`}>
            <button type="button" onClick={onCollapse} className={`${entry} ${other}`}>
              {narrow ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
              <Label narrow={narrow}>{narrow ? t`Expand` : t`Collapse`}</Label>
            </button>
          </Named>
        </div>
      )}
    </>
  )
}

interface EntryProps {
  branch: Branch
  view: View
  depth: number
}

const Entry = memo(function Entry(props: EntryProps) {
  const { type, children } = props.branch
  return type === 'MENU_DIR' && children.length > 0 ? <Module {...props} /> : <Screen {...props} />
})

function Module({ branch, view, depth }: EntryProps) {
  const open = view.isOpen(branch.id)
  // Without labels there is no room for headings: the screens follow each other.
  if (view.narrow) return branch.children.map((child) => <Entry key={child.id} branch={child} view={view} depth={depth + 1} />)
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => view.toggle(branch.id)}
        className={`${entry} text-fg hover:bg-press`}
        style={{ paddingLeft: 8 + depth * 16 }}
      >
        <Icon name={branch.icon} />
        <Label narrow={false}>{named(branch)}</Label>
        {!open && <Count count={waitingUnder(branch, view.waiting)} />}
        <ChevronRight
          aria-hidden
          className={`shrink-0 ${open || waitingUnder(branch, view.waiting) === 0 ? 'ml-auto' : ''} transition-transform ${open ? 'rotate-90' : ''}`}
        />
      </button>
      {open && (
        <div className="space-y-px">
          {branch.children.map((child) => (
            <Entry key={child.id} branch={child} view={view} depth={depth + 1} />
          ))}
        </div>
      )}
    </div>
  )
}

function Screen({ branch, view: { narrow, waiting, here }, depth }: EntryProps) {
  const { t } = useLingui()
  const style = narrow ? {} : { paddingLeft: 8 + depth * 16 }
  const inside = (
    <>
      <Icon name={branch.icon} />
      <Label narrow={narrow}>{named(branch)}</Label>
      {!narrow && <Count count={waiting.get(branch.code)?.waiting ?? 0} />}
    </>
  )
  const tab = branch.openTarget === 1 ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <Named narrow={narrow} name={named(branch)}>
      {!branch.path ? (
        <span className={`${entry} text-fg-3`} style={style} title={t`This menu has no route path yet`}>
          {inside}
        </span>
      ) : branch.isExternalPath === 1 ? (
        <a href={branch.path} {...tab} className={`${entry} ${other}`} style={style}>
          {inside}
          {!narrow && <ExternalLink aria-hidden className="ml-auto opacity-60" />}
        </a>
      ) : (
        <Link
          {...placeAt(branch.path)}
          {...tab}
          {...link}
          // Another entry's screen may stand below this one's address; one is in one of them.
          activeOptions={{ exact: !here.has(branch.id) }}
          style={style}
        >
          {inside}
        </Link>
      )}
    </Named>
  )
}

/** The number of waiting records in a module and in everything below it. */
const waitingUnder = ({ code, children }: Branch, waiting: View['waiting']): number =>
  (waiting.get(code)?.waiting ?? 0) + children.reduce((sum, child) => sum + waitingUnder(child, waiting), 0)

function Count({ count }: { count: number }) {
  const { t } = useLingui()
  if (count === 0) return null
  return (
    <span className="ml-auto pl-2 text-xs font-bold tabular-nums" role="img" aria-label={t`${count} waiting`}>
      {count > 999 ? '999+' : count}
    </span>
  )
}

const Label = ({ narrow, children }: { narrow: boolean; children: ReactNode }) => (
  <span className={narrow ? 'sr-only' : 'min-w-0 truncate'}>{children}</span>
)
const Named = ({ narrow, name, children }: { narrow: boolean; name: string; children: React.ReactElement }) =>
  narrow ? (
    <Tooltip label={name} describes={false}>
      {children}
    </Tooltip>
  ) : (
    children
  )
