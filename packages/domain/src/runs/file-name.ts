/** The contract's limit. */
const longest = 255

/** What an import is called: its files, as far as they have names. */
export function fileNameOf(names: readonly string[]): { fileName?: string } {
  const all = names.filter(Boolean).join(', ')
  if (!all) return {}
  return { fileName: all.length > longest ? `${all.slice(0, longest - 1)}…` : all }
}
