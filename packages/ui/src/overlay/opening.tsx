import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../cn.ts'
import { focusedField } from '../form/first-field.ts'
import { Skeleton } from '../value/skeleton.tsx'
import { writes } from './closed.tsx'
import { floatClass } from './float.ts'
import { useOverlays, useWanted } from './overlays.ts'
import { focusToReturnTo, rememberOpener, returnFocus } from './return-focus.ts'

/** Text that was typed into the last frame, until the dialog that follows takes it. */
let typed = ''
let collecting: AbortController | undefined
/** A dialog that does not take the text by then does not follow: it could not be fetched, or its page was left. */
const followsWithinMs = 500

/** Keeps the keys that come between the end of a frame and the focus of the dialog that follows. */
function collect(): void {
  collecting?.abort()
  const over = new AbortController()
  collecting = over
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (writes(event)) typed += event.key
  }
  document.addEventListener('keydown', keep, { capture: true, signal: over.signal })
  setTimeout(() => over.signal.aborted || forgetTyped(), followsWithinMs)
}

/** Ends the wait for a dialog that could not be fetched: the keys act again, and the focus is back. */
export function forgetTyped(): void {
  takeTyped()
  if (document.activeElement === document.body) returnFocus(focusToReturnTo())
}

/** The frame that is open is closed without a dialog to follow: its code could not be fetched. */
let isGivenUp = false
export function giveUp(close: () => void): void {
  isGivenUp = true
  close()
}

/** The kept text. Keeps no more of it. */
function takeTyped(): string {
  collecting?.abort()
  const text = typed
  typed = ''
  return text
}

/** Types the kept text into the field that has the focus in a dialog which has just opened; else forgets it. */
export function typeInto(box: Element): void {
  // A choice opens by typing, which it cannot before the dialog has opened as a whole.
  setTimeout(() => {
    const text = takeTyped()
    const field = focusedField(box)
    if (!text || !field) return
    if (field.matches('input, textarea')) document.execCommand('insertText', false, text)
    else for (const key of text) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}

export interface OpeningProps {
  /** Its name: “Loading”. */
  label: string
  /** Called on Esc. */
  onClose: () => void
}

/**
 * The frame of a dialog whose code or data is on its way. It has the focus from the press on, so no key reaches the page below, and
 * keeps typed text for the first field of the dialog.
 */
export function Opening(props: OpeningProps) {
  const parts = useOverlays()
  useWanted(true, () => giveUp(props.onClose))
  return parts ? <parts.OpeningPart {...props} /> : <PlainOpening {...props} />
}

/** The same without the code of dialogs: no other dialog can be open then. */
export function PlainOpening({ label, onClose }: OpeningProps) {
  const { field, left, leave } = useOpening(onClose)
  useLayoutEffect(() => {
    const opener = focusToReturnTo()
    field.current?.focus()
    return () => {
      if (left.signal.aborted || isGivenUp) queueMicrotask(() => returnFocus(opener))
    }
  }, [field, left])
  return createPortal(
    <div data-slot="scrim" className={openingScrimClass}>
      <div role="dialog" aria-modal aria-busy aria-label={label} data-slot="opening" className={openingClass}>
        <OpeningBody label={label} field={field} left={left.signal} onEscape={leave} />
      </div>
    </div>,
    document.body,
  )
}

export const openingScrimClass = 'fixed inset-0 z-40 flex animate-fade bg-scrim p-3 sm:p-6'
export const openingClass = cn(floatClass, 'm-auto grid w-full max-w-130 gap-4 p-6')

/** The field that takes typed text, and a function that closes the frame without a dialog to follow. */
export function useOpening(onClose: () => void) {
  const field = useRef<HTMLInputElement>(null)
  const [left] = useState(() => new AbortController())
  const leave = () => {
    left.abort()
    onClose()
  }
  return { field, left, leave }
}

interface OpeningBodyProps {
  label: string
  field: RefObject<HTMLInputElement | null>
  /** Aborted once somebody has left the frame. */
  left: AbortSignal
  onEscape?: () => void
}

export function OpeningBody({ label, field, left, onEscape }: OpeningBodyProps) {
  useLayoutEffect(() => {
    const input = field.current!
    isGivenUp = false
    collecting?.abort()
    rememberOpener(focusToReturnTo())
    input.setRangeText(typed, 0, 0, 'end')
    return () => {
      const isFollowed = !left.aborted && !isGivenUp
      typed = isFollowed ? input.value : ''
      if (isFollowed) collect()
    }
  }, [field, left])
  return (
    <>
      <input
        ref={field}
        aria-label={label}
        autoComplete="off"
        // The keyboard of a phone waits for the real field.
        inputMode="none"
        className="sr-only"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.()
          if (event.key === 'Tab' || event.key === 'Enter') event.preventDefault()
        }}
      />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-full" />
    </>
  )
}
