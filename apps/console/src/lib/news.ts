// Whether permissions have changed meanwhile: asked for when the window comes back, and after every change of the tree.
import { useEffect } from 'react'
import { loadAccount } from './isb.ts'
import { session } from './session.ts'

/** Reads the account and its menus anew whenever somebody returns to the window. */
export function useNews(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && session.get()) void loadAccount().catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
