/**
 * Px that a list or a tree keeps free below a row that it brings into sight, and below its last row. A toast lies there, at the foot of the
 * content, and never over the record that it speaks of.
 */
export const TOAST_ROOM = 80
/** The same as classes, for the scroller and for its rows. Phones show toasts at the top, and paper shows none. */
export const toastRoom = { scroller: 'sm:pb-20 print:pb-0', row: 'sm:scroll-mb-20' } as const
