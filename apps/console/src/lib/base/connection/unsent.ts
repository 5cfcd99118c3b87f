// How many taps of an attendant wait in this browser to be sent, for the page where one signs in: it may not know more.
const key = 'unsent-taps'

/** Notes how many there are. Where storage is off, nobody is reminded. */
export function keepUnsent(count: number): void {
  try {
    if (count > 0) localStorage.setItem(key, String(count))
    else localStorage.removeItem(key)
  } catch {
    // The taps themselves lie elsewhere.
  }
}

/** How many were left. */
export function unsentTaps(): number {
  try {
    return Number(localStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}
