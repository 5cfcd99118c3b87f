import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { termsOf, textsOf } from './search.ts'
import type { Menu, MenuType } from './data.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for on a screen. Names do not belong in addresses. */
    text?: string
  }
}

const route = getRouteApi('/_nested/upms/menu')

/** What the screen is narrowed to, which record is chosen, and its open tab: in the address, but for the text in the history's state. */
export function useMenuAddress() {
  const { type, id, tab } = route.useSearch()
  const text = useLocation({ select: ({ state }) => state.text ?? '' })
  return { type, id, tab, text }
}

/** The same with what is being typed, what it finds, and the ways to change it. */
export function useMenuSearch(menus: readonly Menu[]) {
  const navigate = route.useNavigate()
  const address = useMenuAddress()
  const { type, text: inHistory } = address
  const [typed, setTyped] = useState(inHistory)
  const [text, setText] = useState(inHistory)
  const sent = useRef(inHistory)

  const go = (next: { type?: MenuType | undefined; id?: number | undefined; tab?: string; text?: string }) => {
    const { type: nextType, id, tab } = { type, id: address.id, tab: address.tab, ...next }
    sent.current = next.text ?? sent.current
    void navigate({
      to: '.',
      search: { ...(nextType && { type: nextType }), ...(id !== undefined && { id }), ...(tab && { tab }) },
      state: (old) => ({ ...old, text: sent.current }),
      // Back closes what was opened beside the tree.
      replace: tab === address.tab,
    })
  }
  useEffect(() => {
    if (typed === text) return undefined
    const timer = setTimeout(
      () => {
        setText(typed)
        go({ text: typed })
      },
      typed ? 250 : 0,
    )
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the clock
  }, [typed])
  // Back and Forward bring another text; one's own comes back too, and must not overwrite what was typed since.
  useEffect(() => {
    if (inHistory === sent.current) return
    sent.current = inHistory
    setTyped(inHistory)
    setText(inHistory)
  }, [inHistory])

  const texts = useMemo(() => textsOf(menus), [menus])
  // The texts are made at the first letter, while the clock of the search runs.
  useEffect(() => {
    if (typed) texts()
  }, [typed, texts])
  const found = useMemo(() => {
    const terms = termsOf(text)
    if (terms.length === 0 && !type) return undefined
    const searched = terms.length > 0 ? texts() : []
    return new Set(menus.filter((menu, at) => (!type || menu.type === type) && terms.every((term) => searched[at]?.includes(term))))
  }, [menus, texts, text, type])
  const filter = useMemo(() => found && ((menu: Menu) => found.has(menu)), [found])

  return {
    type,
    id: address.id,
    typed,
    text,
    filter,
    found: found?.size,
    setTyped,
    setType: (next: MenuType | undefined) => go({ type: next }),
    select: (id: number | undefined) => go({ id }),
    showHistory: (id: number) => go({ id, tab: 'history' }),
    clear: () => {
      setTyped('')
      setText('')
      go({ type: undefined, text: '' })
    },
  }
}
