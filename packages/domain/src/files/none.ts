/** Whether a cell of a file says that there is none: a dash. */
export const isNone = (text: string): boolean => /^[-–—]$/.test(text)
