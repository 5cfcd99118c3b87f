import { numberFormat } from './formats.ts'
import { useNow } from './greeting.ts'
import { useLocale } from './i18n.ts'

const tags = { en: 'en-GB', zh: 'zh-CN' } as const
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
  return numberFormat(tags[locale], { style: 'unit', unit, unitDisplay: unit === 'minute' ? 'short' : 'long' }).format(count)
}

/** The same for a screen: told again every minute. */
export function useAge(): (iso: string) => string {
  const now = useNow().getTime()
  const locale = useLocale()
  return (iso) => ageText(iso, now, locale)
}
