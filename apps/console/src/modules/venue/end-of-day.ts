// A time field has no 24:00: it shows the end of a day as 00:00.

export const shownEnd = (time: string): string => (time === '24:00' ? '00:00' : time)
export const readEnd = (typed: string): string => (typed === '00:00' ? '24:00' : typed)
