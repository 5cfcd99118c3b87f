import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen that is to begin a new record, by its path: what somebody chose in the command palette. */
    asked?: string
  }
}

/**
 * Calls `onNew` when one has come to this screen for a new record; once.
 * @param path the screen's own: the screen that is being left sees the new place too
 */
export function useAsked(path: string, onNew: () => void): void {
  const asked = useLocation({ select: ({ state }) => state.asked })
  const navigate = useNavigate()
  const answer = useEffectEvent(() => {
    onNew()
    void navigate({ to: '.', search: true, state: ({ asked: _, ...rest }) => rest, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (asked === path) answer()
  }, [asked, path])
}
