// Moves are shown at once and sent one after the other. Each is sent as it means then, on the list as it is then; one that the
// server refuses goes back to where it stood, and the others stay. One that gives or takes somebody's sight is asked about first.
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { affects, type Impact } from '../../lib/shared/impact/groups.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { toasts } from '../../lib/base/connection/report.ts'
import { aboutOf, offersUndo, offerUndo, withdrawUndo } from '../../lib/engine/undo.ts'
import { distrustMenus, followTree, menusNow, putMenus, readMoveImpact, type Menu } from './data.ts'
import { applyMove, moveBack, sortOf, type Move } from './moves.ts'
import { focusTree } from './tree.tsx'

/** A move, how to take it back, and what to say when it is done. */
interface Wanted {
  readonly move: Move
  readonly back: Move | null
  readonly text: string
  /** Somebody has seen who is affected, and wants it all the same. It is not undone: moving it back would not take the sight away. */
  readonly agreed?: true
}

export function useMoves(menus: readonly Menu[]) {
  const { t } = useLingui()
  const sort = useOperation('menus.sort', false)
  const [queue, setQueue] = useState<readonly Wanted[]>([])
  const [asked, setAsked] = useState<{ wanted: Wanted; impact: Impact }>()
  const sending = useRef<Wanted>(undefined)
  const told = useRef<{ id: number; back: Move }>(undefined)
  const shown = useMemo(() => queue.reduce((list, { move }) => applyMove(list, move), menus), [queue, menus])

  /** Moving the same node again before it was sent replaces the move; only the last place counts. */
  const add = (wanted: Wanted) =>
    setQueue((old) => {
      const last = old.at(-1)
      const again = last && last !== sending.current && last.move.id === wanted.move.id
      return again ? [...old.slice(0, -1), { ...wanted, back: last.back }] : [...old, wanted]
    })

  const tell = ({ move, back, text, agreed }: Wanted) => {
    const before = told.current
    const about = aboutOf('menus.page', move.id)
    // A walk of several steps is undone as one.
    const origin = back && before?.id === move.id && offersUndo(about) ? before.back : back
    const menu = menusNow().find((one) => one.id === move.id)
    const name = menu ? named(menu) : ''
    told.current = undefined
    if (agreed) {
      withdrawUndo((each) => each === about)
      toasts.toast(t`${name} moved`, { text })
    } else if (!origin) toasts.toast(t`${name} is back`)
    else {
      told.current = { id: move.id, back: origin }
      const undo = () => {
        add({ move: origin, back: null, text: '' })
        focusTree()
        return undefined
      }
      offerUndo({ about: [about], title: t`${name} moved`, text, operation: 'menus.sort', undo })
    }
  }

  const first = queue[0]
  const drop = (wanted: Wanted) => setQueue((old) => old.filter((one) => one !== wanted))
  const send = (wanted: Wanted, body: NonNullable<ReturnType<typeof sortOf>>) => {
    sending.current = wanted
    void sort
      .mutateAsync({ body })
      .then((rows) => {
        putMenus(rows)
        tell(wanted)
        followTree()
      }, distrustMenus)
      .finally(() => {
        sending.current = undefined
        drop(wanted)
      })
  }
  useEffect(() => {
    if (!first || sending.current) return undefined
    const body = sortOf(menusNow(), first.move)
    if (!body) return drop(first)
    const stays = menusNow().find(({ id }) => id === first.move.id)?.parentId === body.parentId
    if (stays || first.agreed) return send(first, body)
    let replaced = false
    void readMoveImpact(first.move.id, body.parentId).then(
      (impact) => {
        if (replaced) return
        if (affects(impact)) setAsked({ wanted: first, impact })
        else send(first, body)
      },
      () => {
        if (replaced) return
        drop(first)
        distrustMenus()
      },
    )
    return () => {
      replaced = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one sending for each first of the queue
  }, [first])

  // Whoever leaves waits for what is under way: a move that was shown is sent.
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    if (!first) for (const go of waiting.current.splice(0)) go()
  }, [first])
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (first && current.pathname !== next.pathname) await new Promise<void>((go) => void waiting.current.push(go))
      return false
    },
    enableBeforeUnload: () => first !== undefined,
  })
  useEffect(() => () => withdrawUndo((about) => about.startsWith('menus.page ')), [])

  /** Moves a node; `text` says where to, for the message with Undo. */
  const move = (to: Move, text: string) => add({ move: to, back: moveBack(shown, to.id), text })
  const answer = (next: (wanted: Wanted) => readonly Wanted[]) => {
    if (!asked) return
    setAsked(undefined)
    setQueue((old) => old.flatMap((one) => (one.move.id === asked.wanted.move.id ? (one === asked.wanted ? next(one) : []) : [one])))
  }
  return {
    shown,
    move,
    /** The move that is shown and not sent, because somebody would gain or lose by it. */
    asked: asked && { move: asked.wanted.move, text: asked.wanted.text, impact: asked.impact },
    agree: () => answer((wanted) => [{ ...wanted, agreed: true }]),
    leave: () => answer(() => []),
  }
}
