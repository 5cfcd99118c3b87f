/**
 * Where the focus goes when a dialog closes. Radix gives it back to its own trigger only, and ours are opened from
 * anywhere: a row, a shortcut, a menu item that is gone by the time the dialog stands.
 */
let opener: HTMLElement | null = null

/** Remembers the button of a menu, for a dialog that one of its items may open, or the place of the focus before a dialog that loads. */
export const rememberOpener = (element: HTMLElement | null): void => {
  opener = element
}

/** The element that has the focus now, or the opener that was remembered last. */
export const focusToReturnTo = (): HTMLElement | null => {
  const active = document.activeElement
  const nowhere = !(active instanceof HTMLElement) || active === document.body || active.closest('[role="menu"]')
  return nowhere ? opener : active
}

/**
 * Gives the focus back; when its owner has left the page (a deleted row), to the page's main part. Of two dialogs that
 * close together the inner one's owner is gone with the outer: what the outer has given the focus to keeps it.
 */
export const returnFocus = (to: HTMLElement | null): void => {
  if (to?.isConnected) to.focus()
  else if (!document.activeElement || document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus()
}
