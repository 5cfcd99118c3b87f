// Formatters, each made once and when it is first used: making one takes as long as drawing a row.
const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function once<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(key: readonly unknown[], make: () => Format): Format {
  const name = JSON.stringify(key)
  const made = (formats.get(name) as Format | undefined) ?? make()
  formats.set(name, made)
  return made
}

/** Says dates and times in a language. */
export const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  once(['date', tag, options], () => new Intl.DateTimeFormat(tag, options))

/** Says numbers in a language. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(['number', tag, options], () => new Intl.NumberFormat(tag, options))
