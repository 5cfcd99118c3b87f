import { ApiError, type Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { fieldErrors } from '../../lib/form-errors.ts'
import { affects, type Impact } from '../../lib/impact/groups.ts'
import { keep } from '../../lib/keep.ts'
import { useOperation } from '../../lib/query.ts'
import { problemsOf, type Problems } from './check.ts'
import { followTree, readMenus, readMoveImpact, replaceMenu, type MenuIndex } from './data.ts'
import { bodyOf, draftAsNew, isDirty, rebase, type Difference, type Draft, type Field, type Values } from './values.ts'

/** Where a form under way is kept. */
export const draftName = 'menus.form'

/** What has come between: somebody else's change, or the end of the menu. */
export type Trouble = { kind: 'stale' | 'gone' } | { kind: 'choose'; differences: readonly Difference[] }

const troubles: Record<string, Trouble> = { STALE: { kind: 'stale' }, MENU_NOT_FOUND: { kind: 'gone' } }

/** A menu's form: what it holds, what is wrong with it, and sending it, once. */
export function useMenuForm(given: Draft, index: MenuIndex, onSaved: (menu: Schema<'Menu'>) => void) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(given)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [trouble, setTrouble] = useState<Trouble>()
  const [loading, setLoading] = useState(false)
  const create = useOperation('menus.create', t`Menu created`)
  const update = useOperation('menus.update', t`Menu saved`)
  const sending = useRef(false)
  const [asked, setAsked] = useState<Impact>()
  const [asking, setAsking] = useState(false)
  const { values, id, version } = draft
  const dirty = isDirty(draft)
  const problems = problemsOf(values, index)

  useEffect(() => keep(draftName, dirty ? draft : undefined), [draft, dirty])

  const set = <F extends Field>(field: F, value: Values[F]) => {
    setDraft((old) => ({ ...old, values: { ...old.values, [field]: value } }))
    setRefused((old) => Object.fromEntries(Object.entries(old).filter(([name]) => name !== field)))
  }
  const submit = () => {
    setTried(true)
    if (sending.current || Object.keys(problems).length > 0) return
    sending.current = true
    if (id === undefined || values.parentId === draft.start.parentId) return send()
    // It moves: who comes to see more by that is asked about first.
    setAsking(true)
    const over = () => {
      sending.current = false
      setAsking(false)
    }
    readMoveImpact(id, values.parentId).then((impact) => {
      over()
      if (affects(impact)) setAsked(impact)
      else send()
    }, over)
  }
  const send = () => {
    sending.current = true
    setAsked(undefined)
    const body = bodyOf(values)
    const sent =
      id === undefined
        ? create.mutateAsync({ body })
        : update.mutateAsync({ body: { ...body, id, ...(version !== undefined && { version }) } })
    const saved = (menu: Schema<'Menu'>) => {
      keep(draftName, undefined)
      replaceMenu(menu)
      followTree()
      onSaved(menu)
    }
    const failed = (error: unknown) => {
      setRefused(fieldErrors(error))
      if (error instanceof ApiError) setTrouble(troubles[error.reason ?? ''])
    }
    sent.then(saved, failed).finally(() => {
      sending.current = false
    })
  }
  /** Reads what they have made of it, and lays one's own over it. */
  const reload = () => {
    setLoading(true)
    const found = (menus: readonly Schema<'Menu'>[]) => {
      const theirs = menus.find((menu) => menu.id === id)
      if (!theirs) return setTrouble({ kind: 'gone' })
      const { draft: rebased, differences } = rebase(draft, theirs)
      setDraft(rebased)
      setTrouble(differences.length > 0 ? { kind: 'choose', differences } : undefined)
    }
    readMenus()
      .then(found, () => {})
      .finally(() => setLoading(false))
  }
  const asNew = () => {
    setDraft(draftAsNew(draft))
    setTrouble(undefined)
  }
  return {
    draft,
    values,
    set,
    dirty,
    submit,
    trouble,
    reload,
    asNew,
    loading,
    busy: create.isPending || update.isPending || asking,
    /** Who comes to see more when it moves: sent only when somebody has agreed. */
    asked,
    agree: send,
    leave: () => setAsked(undefined),
    problems: { ...(tried && problems), ...refused },
  }
}
