// A page that must open without a connection: a service worker keeps its files. Asked for by the pages that need it, nobody else.
import { loadOverlays } from '@isb/ui'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { basePath } from '../connection/deployment.ts'
import { useSoon } from '../lazy/soon.ts'

/** Whether this browser has service workers here: none has without https. */
export const canKeepPage = (): boolean => 'serviceWorker' in navigator

/** Has the files of this page kept, as they were loaded, with those of the page where one signs in. */
export function useKeptPage(load: () => Promise<unknown> = nothing): void {
  const router = useRouter()
  const keep = useCallback(async () => {
    if (!canKeepPage()) return
    await Promise.all([router.preloadRoute({ to: '/login' }), loadOverlays(), load()])
    await navigator.serviceWorker.register(`${basePath}/offline.js`, { scope: `${basePath}/` })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ page: location.pathname, files: loadedFiles() })
  }, [router, load])
  useSoon(keep)
}
const nothing = () => Promise.resolve()

/** Every file of ours that this page has loaded since it was opened. */
const loadedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith(`${basePath}/isb/`))
      .map(({ pathname }) => pathname),
  ),
]
