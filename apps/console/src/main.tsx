import './app.css'
import './app/words.ts'
import { setNonce } from '@isb/ui'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askAhead } from './app/guard.ts'
import { Frame } from './app/frame.tsx'
import { fetchPage, router } from './app/router.tsx'
import { watchSession } from './app/session-end.ts'
import { followLanguage } from './app/switches.tsx'
import { styleNonce } from './lib/base/connection/deployment.ts'
import { i18n, keptLocale, setLocale } from './lib/base/words/i18n.ts'
import { queryClient } from './lib/base/connection/query.ts'
import { askOtherTabs } from './lib/base/connection/session.ts'

setNonce(styleNonce)
// Pages that must open without a connection ask which files were loaded: 250 names are soon used up.
performance.setResourceTimingBufferSize(5000)
/** Draws the first page. Not awaited up here: what is fetched stands on this file, and would wait for its end. */
async function start(): Promise<void> {
  const enter = () => {
    askAhead()
    fetchPage(router.latestLocation.pathname)
  }
  await Promise.all([setLocale(keptLocale()), askOtherTabs().then(enter)])
  watchSession()
  followLanguage()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <Frame>
            <RouterProvider router={router} />
          </Frame>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
void start()
