/**
 * Where the focus goes when a dialog closes. Radix gives it back to its own trigger only, and ours are opened from
 * anywhere: a row, a shortcut, a menu item that is gone by the time the dialog stands.
 */
let menuTrigger: HTMLElement | null = null

/** A menu says who opened it, for a dialog that one of its items may open. */
export const rememberMenuTrigger = (trigger: HTMLElement | null): void => {
  menuTrigger = trigger
}

/** The element that has the focus now, or the trigger of the menu that has just closed. */
export const focusToReturnTo = (): HTMLElement | null => {
  const active = document.activeElement
  const nowhere = !(active instanceof HTMLElement) || active === document.body || active.closest('[role="menu"]')
  return nowhere ? menuTrigger : active
}

/**
 * Gives the focus back; when its owner has left the page (a deleted row), to the page's main part. Of two dialogs that
 * close together the inner one's owner is gone with the outer: what the outer has given the focus to keeps it.
 */
export const returnFocus = (to: HTMLElement | null): void => {
  if (to?.isConnected) to.focus()
  else if (!document.activeElement || document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus()
}
