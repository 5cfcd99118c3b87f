import { CommandPalette, type CommandGroup, type CommandItem } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bike, CarFront, Clock, IdCard, Languages, LayoutDashboard, LogOut, Moon, Plus, Sun, SunMoon, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { languageNames, named, sharedWord, useLocale } from '../lib/i18n.ts'
import { Icon } from '../lib/icon.tsx'
import { keep, kept } from '../lib/keep.ts'
import { query } from '../lib/query.ts'
import { useCan, useSession } from '../lib/session.ts'
import { setTheme } from '../lib/theme.ts'
import { matches, trailsOf } from './palette-search.ts'
import { useSignOut } from '../lib/page/permitted.tsx'
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

/** Records that are found by name: where one is shown, and what that takes. Screens of modules are known here by their address alone. */
const records = {
  person: { path: '/upms/staff', code: 'upms:staff' },
  bike: { path: '/bike/list', code: 'bike:list' },
  pass: { path: '/vehicle', code: 'vehicle' },
} as const

/** One field that finds screens, records and actions. */
export default function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const screens = useScreens()
  const actions = useActions()
  const search = useSettled(typed.trim(), open)
  const people = usePeople(search)
  const bikes = useBikes(search)
  const passes = usePasses(search)
  const found = [people, passes, bikes]
  const permissions = useSession()?.me?.permissions
  const change = (next: boolean) => {
    if (!next) setTyped('')
    onOpenChange(next)
  }
  const fitting = (items: readonly Item[]) => items.filter(({ label, also }) => matches(`${label}\n${also}`, typed))
  const everything = [...screens, ...found.flatMap(({ items }) => items), ...actions]
  const goTo = useGoTo()
  const recent = recentOf().flatMap(({ id, label, hint }): Item[] => {
    const known = everything.find((item) => item.id === id)
    const [kind = '', key] = id.split(':')
    const record = kind in records ? records[kind as keyof typeof records] : undefined
    if (!known && !(record && permissions?.includes(record.code))) return []
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
    { id: 'people', heading: t`People`, items: asked ? people.items : [] },
    { id: 'passes', heading: t`Vehicle passes`, items: asked ? passes.items : [] },
    { id: 'bikes', heading: t`Bikes`, items: asked ? bikes.items : [] },
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
        placeholder: found.some(({ may }) => may) ? t`Search screens, people, plates…` : t`Search screens and actions…`,
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
    void navigate({ to: path, search: search, state: isNew ? { asked: path } : {} })
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
    useCan('bike:list:create') && { id: 'newBike', label: t`New bike`, path: '/bike/list' },
    [useCan('bike:rent:create'), useCan('bike:rent:on-behalf')].every(Boolean) && {
      id: 'newRent',
      label: t`Record a rent`,
      path: '/bike/rent',
    },
    useCan('vehicle:create') && { id: 'newPass', label: t`New application for a pass`, path: '/vehicle/apply' },
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

const asking = { meta: { quiet: true }, placeholderData: <Data,>(before: Data) => before }
/** Records of a kind that are shown at once. */
const pageSize = 6
const loading = ({ wanted, text, on }: Search, may: boolean, isFetching: boolean) => may && on && (isFetching || text !== wanted)

/** People whose name, pinyin or address fits; to who may see accounts. */
function usePeople(search: Search) {
  const { t } = useLingui()
  const goTo = useGoTo()
  const { path, code } = records.person
  const may = useCan(code)
  const ask = may && search.on && search.text !== ''
  const { data, isFetching } = useQuery({
    ...query('staff.list', { query: { search: search.text, pageSize } }),
    ...asking,
    enabled: ask,
  })
  const items = (ask ? (data?.records ?? []) : []).map((person): Item => {
    const name = named(person)
    const other = name === person.name ? person.nameZh : person.name
    return {
      id: `person:${person.id}`,
      label: name,
      also: '',
      icon: <UserRound aria-hidden />,
      hint: [other, person.email].filter(Boolean).join(t({ message: ', ', comment: 'between a name and an address' })),
      run: () => goTo(path, { id: person.id }),
    }
  })
  return { items, may, loading: loading(search, may, isFetching) }
}

/** Bikes whose number, brand or place fits, or who has them; to who may see bikes. */
function useBikes(search: Search) {
  const goTo = useGoTo()
  const { path, code } = records.bike
  const may = useCan(code)
  const ask = may && search.on && search.text !== ''
  const { data, isFetching } = useQuery({
    ...query('bike.list', { query: { search: search.text, pageSize } }),
    ...asking,
    enabled: ask,
  })
  const items = (ask ? (data?.records ?? []) : []).map((bike): Item => ({
    id: `bike:${bike.id}`,
    label: bike.number,
    also: '',
    icon: <Bike aria-hidden />,
    hint: [bike.brand, bike.location, sharedWord(`bike.status.${bike.status}`)].filter(Boolean).join(' · '),
    run: () => goTo(path, { id: bike.id }),
  }))
  return { items, may, loading: loading(search, may, isFetching) }
}

/** Passes whose plate fits, however it is typed, or who has to do with them; to who may see passes. */
function usePasses(search: Search) {
  const goTo = useGoTo()
  const { path, code } = records.pass
  const may = useCan(code)
  const ask = may && search.on && search.text !== ''
  const { data, isFetching } = useQuery({
    ...query('vehicle.list', { query: { search: search.text, pageSize } }),
    ...asking,
    enabled: ask,
  })
  const items = (ask ? (data?.records ?? []) : []).map((pass): Item => ({
    id: `pass:${pass.id}`,
    label: pass.plate,
    also: '',
    icon: <CarFront aria-hidden />,
    hint: [pass.applicantName, sharedWord(`pass.status.${pass.status}`)].join(' · '),
    run: () => goTo(path, { id: pass.id }),
  }))
  return { items, may, loading: loading(search, may, isFetching) }
}
