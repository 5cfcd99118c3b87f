/** How long people are offered to take back what they have just done, in milliseconds. */
export const undoMs = 6000
