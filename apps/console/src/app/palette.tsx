import { CommandPalette, type CommandGroup, type CommandItem } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clock, IdCard, Languages, LayoutDashboard, LogOut, Moon, Plus, Sun, SunMoon, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageNames, named, useLocale } from '../lib/i18n.ts'
import { Icon } from '../lib/icon.tsx'
import { keep, kept } from '../lib/keep.ts'
import { query } from '../lib/query.ts'
import { useCan, useSession } from '../lib/session.ts'
import { setTheme } from '../lib/theme.ts'
import { matches, trailsOf } from './palette-search.ts'
import { useSignOut } from './permitted.tsx'
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

/** One field that finds screens, people and actions. */
export default function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const screens = useScreens()
  const actions = useActions()
  const people = usePeople(typed, open)
  const change = (next: boolean) => {
    if (!next) setTyped('')
    onOpenChange(next)
  }
  const found = (items: readonly Item[]) => items.filter(({ label, also }) => matches(`${label}\n${also}`, typed))
  const everything = [...screens, ...people.items, ...actions]
  const goTo = useGoTo()
  const recent = recentOf().flatMap(({ id, label, hint }): Item[] => {
    const known = everything.find((item) => item.id === id)
    const person = /^person:(\d+)$/.exec(id)?.[1]
    if (!known && !(person && people.may)) return []
    return [
      {
        label,
        also: '',
        icon: <Clock aria-hidden />,
        ...(hint && { hint }),
        ...known,
        id: `recent:${id}`,
        run: known?.run ?? (() => goTo('/upms/staff', { id: Number(person) })),
      },
    ]
  })
  const asked = typed.trim() !== ''
  const groups: CommandGroup<Item>[] = [
    { id: 'recent', heading: t`Recent`, items: asked ? [] : recent },
    { id: 'screens', heading: t`Screens`, items: found(screens).slice(0, mostOfAKind) },
    { id: 'people', heading: t`People`, items: asked ? people.items : [] },
    { id: 'actions', heading: t`Actions`, items: found(actions) },
  ]
  return (
    <CommandPalette<Item>
      open={open}
      onOpenChange={change}
      query={typed}
      onQueryChange={setTyped}
      groups={groups}
      loading={people.loading}
      onSelect={(item) => {
        const id = item.id.replace(/^recent:/, '')
        const entry: Recent = { id, label: item.label, ...(item.hint && { hint: item.hint }) }
        keep(recentName, [entry, ...recentOf().filter((each) => each.id !== id)].slice(0, mostRecent))
        item.run()
      }}
      words={{
        label: t`Search screens, people and actions`,
        placeholder: people.may ? t`Search screens, people, actions…` : t`Search screens and actions…`,
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
    void navigate({ to: path, search: search as never, state: isNew ? { asked: path } : {} })
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
  ]
}

/** What can be done from anywhere. */
function useActions(): readonly Item[] {
  const { t } = useLingui()
  const goTo = useGoTo()
  const locale = useLocale()
  const { other, change } = useLanguageChange()
  const signOut = useSignOut()
  const make = [
    useCan('upms:staff:create') && { id: 'newAccount', label: t`New account`, path: '/upms/staff' },
    useCan('upms:role:create') && { id: 'newRole', label: t`New role`, path: '/upms/role' },
    useCan('upms:menu:create') && { id: 'newMenu', label: t`New menu`, path: '/upms/menu' },
  ].filter((one) => one !== false)
  const theme = (id: 'light' | 'dark' | 'system', label: string, icon: Item['icon']): Item => ({
    id: `action:${id}`,
    label,
    also: t`Theme`,
    icon,
    run: () => setTheme(id),
  })
  return [
    ...make.map(({ id, label, path }): Item => ({
      id: `action:${id}`,
      label,
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
    theme('system', t`Theme: like the system`, <SunMoon aria-hidden />),
    { id: 'action:signOut', label: t`Sign out`, also: '', icon: <LogOut aria-hidden />, run: () => signOut.mutate() },
  ]
}

/** People whose name, pinyin or address fits, asked for 250 ms after the last letter; to who may see accounts. */
function usePeople(typed: string, open: boolean) {
  const { t } = useLingui()
  const goTo = useGoTo()
  const may = useCan('upms:staff')
  const [search, setSearch] = useState('')
  const wanted = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), wanted ? 250 : 0)
    return () => clearTimeout(timer)
  }, [wanted])
  const ask = may && open && search !== ''
  const { data, isFetching } = useQuery({
    ...query('staff.list', { query: { search, pageSize: 6 } }),
    enabled: ask,
    meta: { quiet: true },
    placeholderData: (before) => before,
  })
  const items = (ask && wanted ? (data?.records ?? []) : []).map((person): Item => {
    const name = named(person)
    const other = name === person.name ? person.nameZh : person.name
    return {
      id: `person:${person.id}`,
      label: name,
      also: '',
      icon: <UserRound aria-hidden />,
      hint: [other, person.email].filter(Boolean).join(t({ message: ', ', comment: 'between a name and an address' })),
      run: () => goTo('/upms/staff', { id: person.id }),
    }
  })
  return { items, may, loading: may && open && wanted !== '' && (isFetching || search !== wanted) }
}
