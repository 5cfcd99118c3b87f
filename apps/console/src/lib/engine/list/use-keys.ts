// The keys of a list, wherever on the page the focus is: none of them acts while something is typed or stands over the list.
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { overlays, textFields } from '../../base/keys.ts'
import { usePreferences } from '../../base/storage/preferences.ts'
import type { Cursor } from '../rows/use-cursor.ts'
import type { Identified, RowAction } from '../../declare/list.ts'

/** A letter that comes sooner after a record was opened by itself, in milliseconds, was meant for the one before. */
const tooSoonMs = 250

interface Options<Row> {
  /** The list, without its panel. */
  box: RefObject<HTMLElement | null>
  rows: readonly Row[]
  /** The record that stands open, once it is there. */
  opened: Row | undefined
  panelOpen: boolean
  cursor: Cursor
  /** When a record was opened by itself, after a decision. */
  advancedAt: RefObject<number>
  rowActions: ((row: Row) => readonly RowAction<Row>[]) | undefined
  onHelp: () => void
}

export function useKeys<Row extends Identified>({
  box,
  rows,
  opened,
  panelOpen,
  cursor,
  advancedAt,
  rowActions,
  onHelp,
}: Options<Row>): void {
  const [{ singleKeys }] = usePreferences()
  const router = useRouter()

  const focusedRow = () => (document.activeElement?.matches('[data-row]') ? document.activeElement : null)
  const intoList = () => {
    const row = box.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
    row?.focus()
    return row !== null
  }
  const intoSearch = () => {
    const field = box.current?.querySelector<HTMLInputElement>('input[type=search]')
    field?.focus()
    field?.select()
    return field !== null
  }
  const move = (by: 1 | -1) => {
    if (panelOpen) cursor.step(by)?.()
    return panelOpen || (focusedRow() === null && intoList())
  }
  /** The same by a letter, which the table does not know. */
  const moveByLetter = (by: 1 | -1) => {
    const row = panelOpen ? null : focusedRow()
    if (!row) return move(by)
    row.dispatchEvent(new KeyboardEvent('keydown', { key: by === 1 ? 'ArrowDown' : 'ArrowUp', bubbles: true, cancelable: true }))
    return true
  }
  /** Does what a letter stands for with the open record, or with the row that has the focus; where its button stands. */
  const act = (letter: string, { repeat, timeStamp }: KeyboardEvent) => {
    if (repeat || cursor.moving || (panelOpen && timeStamp - advancedAt.current < tooSoonMs)) return false
    const row = panelOpen ? opened : rows[Number(focusedRow()?.getAttribute('data-row') ?? -1)]
    const action = row && rowActions?.(row).find((each) => each.letter === letter && !each.whyNot)
    if (action) action.onSelect(row)
    return action !== undefined
  }
  const run = (event: KeyboardEvent, isTyping: boolean) => {
    const { key } = event
    if (key === 'ArrowDown') return move(1)
    if (isTyping) return false
    if (key === 'ArrowUp') return move(-1)
    if (!singleKeys) return false
    if (key === 'j') return moveByLetter(1)
    if (key === 'k') return moveByLetter(-1)
    if (key === '/') return intoSearch()
    if (key === '?') onHelp()
    return key === '?' || (/^[a-z]$/i.test(key) && act(key.toUpperCase(), event))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey } = event
    if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey) return
    // Another page is on its way: a key was meant for that.
    const { location, resolvedLocation } = router.state
    if (location.pathname !== resolvedLocation?.pathname || document.querySelector(overlays)) return
    const field = target instanceof Element ? target.closest(textFields) : null
    // There is nothing below a search field but the list.
    if (field && !(field.matches('[type=search]') && box.current?.contains(field))) return
    if (run(event, field !== null)) event.preventDefault()
  })
  useEffect(() => {
    // On the document: whatever stands nearer has the first say.
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
