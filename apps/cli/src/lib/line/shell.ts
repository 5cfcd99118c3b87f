/** Words as they are typed into a shell, for the commands that a hint shows. */
export const typed = (...words: readonly string[]): string =>
  words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(' ')
