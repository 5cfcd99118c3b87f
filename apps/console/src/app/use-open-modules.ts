import { useCallback, useMemo, useState } from 'react'
import { fieldsOf, keepOwn, ownText } from '../lib/base/storage/own-storage.ts'
import type { Branch } from '../lib/engine/page/menu-tree.ts'

const kind = 'menu.open'

/** A menu of this many entries fits a window of 900 px without scrolling, so all of its modules are open at first. */
const fewEntries = 20

const countOf = (tree: readonly Branch[]): number => tree.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

/** The modules that the person opened or closed, by id. */
function keptChoices(): ReadonlyMap<number, boolean> {
  const fields = Object.entries(fieldsOf(ownText(kind)))
  return new Map(fields.flatMap(([id, open]) => (typeof open === 'boolean' ? [[Number(id), open] as const] : [])))
}

/**
 * The open modules of the side menu: the module of the current page, and the modules that the person opened before on this browser.
 * A click closes the current module too, until the next page.
 * @param here the module and the screen of the current page, by id
 */
export function useOpenModules(tree: readonly Branch[], here: ReadonlySet<number>, pathname: string) {
  const [choices, setChoices] = useState(keptChoices)
  const [closedAt, setClosedAt] = useState<string>()
  const few = useMemo(() => countOf(tree) <= fewEntries, [tree])
  const isOpen = useCallback(
    (id: number) => (here.has(id) ? closedAt !== `${id} ${pathname}` : (choices.get(id) ?? few)),
    [here, closedAt, pathname, choices, few],
  )
  const toggle = useCallback(
    (id: number) => {
      const open = !isOpen(id)
      if (here.has(id)) setClosedAt(open ? undefined : `${id} ${pathname}`)
      const next = new Map(choices).set(id, open)
      setChoices(next)
      keepOwn(Object.fromEntries(next), kind)
    },
    [isOpen, here, pathname, choices],
  )
  return { isOpen, toggle }
}
