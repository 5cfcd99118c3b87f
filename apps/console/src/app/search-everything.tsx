import { IconButton, Kbd } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lateDialog } from '../lib/base/lazy/late.tsx'

const loadPalette = () => import('./palette.tsx')
const Palette = lateDialog(loadPalette)
const mac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** What looks like a search field in the top bar and opens the palette, as ⌘K and Ctrl K do. Its code comes when it is pointed at. */
export function SearchEverything() {
  const { t } = useLingui()
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(mac ? event.metaKey : event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // A dialog waits for its answer first.
      if (!document.querySelector('[data-slot=dialog], [data-slot=confirm-dialog], [data-slot=opening]')) setOpen((now) => !now)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const point = { onPointerEnter: () => void loadPalette().catch(() => {}), onFocus: () => void loadPalette().catch(() => {}) }
  const label = t`Search everything`
  const show = { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' as const, 'aria-keyshortcuts': mac ? 'Meta+K' : 'Control+K' }
  return (
    <>
      <button
        type="button"
        {...point}
        {...show}
        className="control border-line-2! mr-2 hidden h-8 w-75 items-center gap-2 pr-1.5 pl-2.5 text-left text-fg-3 hover:bg-hover lg:flex"
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <Kbd aria-hidden keys={mac ? ['⌘', 'K'] : ['Ctrl', 'K']} />
      </button>
      <IconButton label={label} {...point} {...show} className="lg:hidden">
        <Search aria-hidden />
      </IconButton>
      {open !== undefined && <Palette open={open} onOpenChange={setOpen} onMissing={() => setOpen(undefined)} />}
    </>
  )
}
