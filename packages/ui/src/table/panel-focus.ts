/**
 * Enter in a table gives the focus to the detail panel; a panel that has yet to load takes it when it comes. A click
 * leaves the focus in the list, so that the arrows go on from there.
 */
let askedFrom: Element | null = null

/** Gives the focus to the panel that is there, or to the next one, unless the focus has moved by then. */
export const focusPanel = (): void => {
  const panel = document.querySelector<HTMLElement>('[data-slot="detail-panel"]')
  if (panel) panel.focus()
  else askedFrom = document.activeElement
}

/** Whether a panel that has just come should take the focus; asked once. */
export const panelWantsFocus = (): boolean => {
  const wanted = askedFrom !== null && askedFrom === document.activeElement
  askedFrom = null
  return wanted
}

/** The row that stands open in a table, to give the focus back to. */
export const openRow = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-slot="table-row"][data-open]')
