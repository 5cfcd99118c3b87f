// The open records of this page that may be unsaved. Apart from them, because the frame of every page asks, and an editor's code is large.

const checks = new Set<() => boolean>()

/** Registers an open record. @returns a function that forgets it */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved)
  return () => void checks.delete(isUnsaved)
}

/** Whether an open record of this page has unsaved changes, even if this browser keeps them. */
export const hasUnsaved = (): boolean => [...checks].some((isUnsaved) => isUnsaved())
