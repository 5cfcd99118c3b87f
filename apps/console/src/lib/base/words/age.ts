import { ageText } from './formats.ts'
import { useNow } from './greeting.ts'
import { useLocale } from './i18n.ts'

/** How long ago something was, for a screen: told again every minute. */
export function useAge(): (iso: string) => string {
  const now = useNow().getTime()
  const locale = useLocale()
  return (iso) => ageText(iso, now, locale)
}
