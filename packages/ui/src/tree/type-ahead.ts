/**
 * Type-ahead as lists and trees know it: letters typed within half a second add up; the same letter again goes to the
 * next that begins with it. The function returned gives the index of the hit, or -1; it reads labels only as far as it
 * must, so it may be asked of a hundred thousand rows.
 */
export function createTypeAhead(now: () => number = () => Date.now()) {
  let typed = ''
  let last = 0
  return (key: string, from: number, count: number, label: (index: number) => string): number => {
    const time = now()
    typed = time - last > 500 ? key : typed + key
    last = time
    const same = Array.from(typed).every((char) => char === typed[0])
    const search = (same ? (typed[0] ?? '') : typed).toLocaleLowerCase()
    // A longer word may still match the row one stands on; a repeated letter must move on.
    const start = same ? from + 1 : Math.max(from, 0)
    for (let step = 0; step < count; step++) {
      const index = (start + step) % count
      if (label(index).toLocaleLowerCase().startsWith(search)) return index
    }
    return -1
  }
}
