/**
 * Enter in a table gives the focus to the detail panel; a panel that has yet to load takes it when it comes. A click
 * leaves the focus in the list, so that the arrows go on from there.
 */
let wantedUntil = 0

/** Gives the focus to the panel that stands, or to the one that stands within two seconds. */
export const focusPanel = (): void => {
  const panel = document.querySelector<HTMLElement>('[data-slot="detail-panel"]')
  if (panel) panel.focus()
  else wantedUntil = Date.now() + 2000
}

/** Whether a panel that has just come should take the focus; asked once. */
export const panelWantsFocus = (): boolean => {
  const wanted = Date.now() < wantedUntil
  wantedUntil = 0
  return wanted
}

/** The row that stands open in a table, to give the focus back to. */
export const openRow = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-slot="table-row"][data-open]')
