// The characters of a file: UTF-8, the UTF-16 that spreadsheets and SQL Server write, or the GB 18030 of old Chinese programs.

export type CharacterSet = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/** UTF-16 shows by its mark, or by the first letter, of whose two bytes one is 0. */
export function utf16Of([first, second]: Uint8Array): CharacterSet | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}

/** The text of a file; undefined if it is none. */
export function decoded(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Of(bytes)
  for (const characterSet of utf16 ? [utf16] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(characterSet, { fatal: true }).decode(bytes)
    } catch {
      // It is written in the next one.
    }
  }
  return undefined
}
