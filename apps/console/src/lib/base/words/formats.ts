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

// With the space that stands between Chinese and figures everywhere else.
const chinese = { minute: '分钟', hour: '小时', day: '天' } as const
const minute = 60_000

/** How long ago something was, in one unit: `26 mins`, `2 hours`, `4 days`. */
export function ageText(iso: string, now: number, locale: 'en' | 'zh'): string {
  const minutes = Math.max(1, Math.floor((now - Date.parse(iso)) / minute))
  const [count, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / 60 / 24), 'day'] as const)
  if (locale === 'zh') return `${count} ${chinese[unit]}`
  return numberFormat('en-GB', { style: 'unit', unit, unitDisplay: unit === 'minute' ? 'short' : 'long' }).format(count)
}
