/** Cards that are printed at once: a browser lays out no more of them in a moment. */
export const mostPrinted = 200

/** The ids in an address, `12,7` or one alone; what is no id is passed over. */
export const idsIn = (given: unknown): number[] => {
  const texts = typeof given === 'string' ? given.split(',') : [given]
  return [...new Set(texts.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0)
}
