import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { toasts } from '../../base/connection/report.ts'
import { useNews } from '../../base/news/use-news.ts'
import type { Autosave, Edited, Stored } from './autosave.ts'
import { openDraft, type DraftSource, type OpenDraft } from './open-drafts.ts'

/** A record that is edited and saves itself. */
export interface Draft<Content> extends Edited<Content> {
  readonly autosave: Autosave<Content>
}

const nothing = () => () => {}

/**
 * Edits a record that saves itself. Undefined for a moment, until it is known what this browser has kept of it.
 * @param name names the record; draw another one with another React key
 * @param stored the record as it was read last
 */
export function useDraft<Content>(name: string, stored: Stored<Content>, source: DraftSource<Content>): Draft<Content> | undefined {
  const { t } = useLingui()
  // A full page hears of what others save only if it asks for it.
  useNews()
  const [open, setOpen] = useState<OpenDraft<Content>>()
  const begin = useEffectEvent((id: string) => openDraft(id, stored, source))
  const tell = useEffectEvent(() => toasts.toast(t`What you typed here before was not saved. It is taken up again.`))
  useEffect(() => {
    let closed = false
    const { draft, close } = begin(name)
    void draft.then((opened) => {
      if (closed) return
      setOpen(opened)
      if (opened.restored) tell()
    })
    return () => {
      closed = true
      close()
    }
  }, [name])
  useEffect(() => {
    open?.autosave.receive(stored)
  }, [open, stored])
  const edited = useSyncExternalStore<Edited<Content> | undefined>(open?.subscribe ?? nothing, () => open?.autosave.shown())
  return open && edited && { ...edited, autosave: open.autosave }
}
