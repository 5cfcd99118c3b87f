import { CommandPalette, type CommandGroup, type CommandItem } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clock, FileUp, IdCard, Languages, LayoutDashboard, LogOut, Moon, Plus, Sun, SunMoon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageNames, named, say, useLocale } from '../lib/base/words/i18n.ts'
import { Icon } from '../lib/base/icon/icon.tsx'
import { keep, kept } from '../lib/base/storage/keep.ts'
import { usePages, type SearchedId } from '../lib/declare/module.ts'
import { query } from '../lib/base/connection/query.ts'
import { useSession } from '../lib/base/connection/session.ts'
import { setTheme } from '../lib/base/storage/theme.ts'
import { matches, ranked, trailsOf } from './palette-search.ts'
import { useSignOut } from '../lib/engine/page/permitted.tsx'
import { placeAt } from '../lib/base/address/place.ts'
import { useLanguageChange } from './switches.tsx'

interface Item extends CommandItem {
  /** What is searched beside the label. */
  readonly also: string
  readonly run: () => void
}

/** What one has chosen last. In session storage: there are names of people among it. */
interface Recent {
  readonly id: string
  readonly label: string
  readonly hint?: string
}
const recentName = 'palette.recent'
const mostRecent = 5
const mostOfAKind = 8
const recentOf = (): readonly Recent[] => {
  const known = kept(recentName)
  return Array.isArray(known) ? (known as Recent[]).filter((each) => typeof each?.id === 'string' && typeof each.label === 'string') : []
}

/** One field that finds screens, records and actions. */
export default function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const screens = useScreens()
  const actions = useActions()
  const search = useSettled(typed.trim(), open)
  const found = useFound(search)
  const change = (next: boolean) => {
    if (!next) setTyped('')
    onOpenChange(next)
  }
  const fitting = (items: readonly Item[]) =>
    ranked(
      items.filter(({ label, also }) => matches(`${label}\n${also}`, typed)),
      typed,
    )
  const everything = [...screens, ...found.flatMap(({ items }) => items), ...actions]
  const goTo = useGoTo()
  const recent = recentOf().flatMap(({ id, label, hint }): Item[] => {
    const known = everything.find((item) => item.id === id)
    const [kind = '', key] = id.split(':')
    const record = found.find((each) => each.kind === kind)
    if (!known && !record) return []
    return [
      {
        label,
        also: '',
        icon: <Clock aria-hidden />,
        ...(hint && { hint }),
        ...known,
        id: `recent:${id}`,
        run: known?.run ?? (() => record && goTo(record.path, { id: Number(key) })),
      },
    ]
  })
  const asked = typed.trim() !== ''
  const groups: CommandGroup<Item>[] = [
    { id: 'recent', heading: t`Recent`, items: asked ? [] : recent },
    { id: 'screens', heading: t`Screens`, items: fitting(screens).slice(0, mostOfAKind) },
    ...found.map(({ kind, heading, items }) => ({ id: kind, heading, items: asked ? items : [] })),
    { id: 'actions', heading: t`Actions`, items: fitting(actions) },
  ]
  return (
    <CommandPalette<Item>
      open={open}
      onOpenChange={change}
      query={typed}
      onQueryChange={setTyped}
      groups={groups}
      loading={found.some(({ loading }) => loading)}
      onSelect={(item) => {
        const id = item.id.replace(/^recent:/, '')
        const entry: Recent = { id, label: item.label, ...(item.hint && { hint: item.hint }) }
        keep(recentName, [entry, ...recentOf().filter((each) => each.id !== id)].slice(0, mostRecent))
        item.run()
      }}
      words={{
        label: t`Search screens, people and actions`,
        placeholder: found.length > 0 ? t`Search screens, people, plates…` : t`Search screens and actions…`,
        results: t`Results`,
        empty: t`Nothing found`,
        loading: t`Loading`,
        close: t`Close`,
      }}
    />
  )
}

/** Goes to a screen, with what is to be open there. */
function useGoTo() {
  const navigate = useNavigate()
  return (path: string, search: object = {}, isNew = false) =>
    void navigate({ ...placeAt(path, search), state: isNew ? { asked: path } : {} })
}

/** The screens that one's menus lead to, and the two that everybody has. */
function useScreens(): readonly Item[] {
  const { t } = useLingui()
  const goTo = useGoTo()
  const menus = useSession()?.menus
  const trails = trailsOf(menus ?? [])
  return [
    { id: 'screen:home', label: t`Home`, also: '/', icon: <LayoutDashboard aria-hidden />, run: () => goTo('/') },
    ...trails.map(({ menu, above }): Item => {
      const hint = above.map(named).join(' › ')
      return {
        id: `screen:${menu.id}`,
        label: named(menu),
        also: `${menu.name}\n${menu.nameZh}\n${menu.path}\n${menu.code}\n${hint}`,
        icon: <Icon name={menu.icon} />,
        ...(hint && { hint }),
        run: () => {
          if (menu.isExternalPath === 0) goTo(menu.path)
          else open(menu.path, '_blank', 'noreferrer')
        },
      }
    }),
    { id: 'screen:account', label: t`My account`, also: '/account', icon: <IdCard aria-hidden />, run: () => goTo('/account') },
    { id: 'screen:imports', label: t`My imports`, also: '/imports', icon: <FileUp aria-hidden />, run: () => goTo('/imports') },
  ]
}

/** What can be done from anywhere. */
function useActions(): readonly Item[] {
  const { t } = useLingui()
  const goTo = useGoTo()
  const locale = useLocale()
  const { other, change } = useLanguageChange()
  const signOut = useSignOut()
  const permissions = useSession()?.me?.permissions
  const makers = usePages().flatMap(({ path, makes = [] }) => makes.map((each) => ({ ...each, path })))
  const theme = (id: 'light' | 'dark' | 'system', label: string, icon: Item['icon']): Item => ({
    id: `action:${id}`,
    label,
    also: t`Theme`,
    icon,
    run: () => setTheme(id),
  })
  return [
    ...makers
      .filter(({ codes }) => codes.every((code) => permissions?.includes(code)))
      .map(({ id, label, path }): Item => ({
        id: `action:${id}`,
        label: say(label),
        also: path,
        icon: <Plus aria-hidden />,
        run: () => goTo(path, {}, true),
      })),
    {
      id: 'action:language',
      label: languageNames[other],
      also: `language 语言 ${locale}`,
      icon: <Languages aria-hidden />,
      hint: t`Switch the language`,
      run: change,
    },
    theme('light', t`Theme: light`, <Sun aria-hidden />),
    theme('dark', t`Theme: dark`, <Moon aria-hidden />),
    theme('system', t`Theme: use system`, <SunMoon aria-hidden />),
    { id: 'action:signOut', label: t`Sign out`, also: '', icon: <LogOut aria-hidden />, run: () => signOut.mutate() },
  ]
}

/** What is searched for, and what is asked for 250 ms after its last letter. */
interface Search {
  readonly wanted: string
  /** What is asked for. */
  readonly text: string
  readonly on: boolean
}

function useSettled(wanted: string, open: boolean): Search {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), wanted ? 250 : 0)
    return () => clearTimeout(timer)
  }, [wanted])
  return { wanted, text, on: open && wanted !== '' }
}

const asking = { placeholderData: <Data,>(before: Data) => before }
/** Records of a kind that are shown at once. */
const pageSize = 6

/** What the modules find, each kind under its name; of those that one may see. */
function useFound({ wanted, text, on }: Search) {
  const goTo = useGoTo()
  const permissions = useSession()?.me?.permissions
  const kinds = usePages().flatMap(({ finds, path, title, code }) =>
    finds && title && code && permissions?.includes(code) ? { heading: title, ...finds, path } : [],
  )
  const ask = on && text !== ''
  const answers = useQueries({
    queries: kinds.map(({ operation }) => ({
      ...query<SearchedId>(operation, { query: { search: text, pageSize, sort: 'relevance' } }),
      ...asking,
      enabled: ask,
    })),
  })
  return kinds.map(({ kind, heading, path, icon, item }, at) => {
    const { data, isFetching = false } = answers[at] ?? {}
    const items = (ask ? (data?.records ?? []) : []).map((record): Item => ({
      ...item(record),
      id: `${kind}:${record.id}`,
      also: '',
      icon: <Icon name={icon} />,
      run: () => goTo(path, { id: record.id }),
    }))
    return { kind, heading: say(heading), path, items, loading: on && (isFetching || text !== wanted) }
  })
}
