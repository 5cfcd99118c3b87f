// The theme: light, dark or the system's, kept in local storage under `theme`. public/theme.js sets it before the first paint: a file of
// its own, for the page allows no inline script. It has what pages with a session need fetched as well (vite.config.ts),
// and their first dates made ready (public/dates.js).
import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'
const systemDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const kept = (): Theme => {
  const theme = localStorage.getItem('theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function apply(): void {
  const theme = kept()
  document.documentElement.dataset['theme'] = theme === 'dark' || (theme === 'system' && systemDark.matches) ? 'dark' : 'light'
  for (const listener of listeners) listener()
}
systemDark.addEventListener('change', apply)
// Another tab has chosen.
addEventListener('storage', ({ key }) => key === 'theme' && apply())
// Paper is white.
addEventListener('beforeprint', () => (document.documentElement.dataset['theme'] = 'light'))
addEventListener('afterprint', apply)

/** Chooses a theme for this browser. */
export function setTheme(theme: Theme): void {
  localStorage.setItem('theme', theme)
  apply()
}

/** The chosen theme. */
export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, kept)
