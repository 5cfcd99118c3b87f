// Selectors of elements that keep keys for themselves.

/** Open overlays, and buttons of menus whose code is still loading. The panel of a record is not one. */
export const overlays = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-opening]):not([data-slot=detail-panel])'
export const textFields = 'input, textarea, select, [contenteditable]'
