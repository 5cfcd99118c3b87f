import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { loadOverlays } from '../src/overlay/overlays.ts'
import { loadTableWindow } from '../src/table/use-table-window.ts'

await Promise.all([loadOverlays(), loadTableWindow()])

// Nothing fails for time alone.
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)

// happy-dom lays nothing out. The virtualizer asks for these two; a window of 400 px shows eleven rows of 36.
Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 400 })
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 800 })

// As in today's browsers, where scrolling answers a promise.
Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { configurable: true, value: () => Promise.resolve() })
