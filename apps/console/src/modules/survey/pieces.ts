/** Names a new part of a survey: nobody else has this key. */
export const newKey = (): string => crypto.randomUUID().slice(0, 13)
/** Words that nobody has written yet. */
export const blank = () => ({ en: '', zh: '' })

/** Puts something into another place of a list that is being edited. */
export function moved(list: unknown[], from: number, to: number): void {
  list.splice(to, 0, ...list.splice(from, 1))
}
