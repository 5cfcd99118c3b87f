import { Button, IconButton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Languages, Moon, Sun, SunMoon } from 'lucide-react'
import { keptLocale, languageNames, locale, setLocale, useLocale, type Locale } from '../lib/base/words/i18n.ts'
import { queryClient } from '../lib/base/connection/query.ts'
import { reportNoAnswer } from '../lib/base/connection/report.ts'
import { setTheme, useTheme } from '../lib/base/storage/theme.ts'

/** Switches the language. What the server said is asked for again: at once, or when somebody next looks at this tab. */
const switchTo = (next: Locale, refetchType: 'active' | 'none') =>
  void setLocale(next).then(() => queryClient.invalidateQueries({ refetchType }), reportNoAnswer)

/** Follows the language that another tab of this browser chooses. */
export function followLanguage(): void {
  addEventListener('storage', ({ key }) => {
    if (key === 'locale' && keptLocale() !== locale()) switchTo(keptLocale(), 'none')
  })
}

/** The other language, and the way to it. */
export function useLanguageChange() {
  const other: Locale = useLocale() === 'en' ? 'zh' : 'en'
  return { other, change: () => switchTo(other, 'active') }
}

/** The other language, one press away, in its own name. */
export function LanguageSwitch() {
  const { other, change } = useLanguageChange()
  return (
    <Button variant="ghost" lang={other === 'zh' ? 'zh-CN' : 'en'} onClick={change}>
      <Languages aria-hidden />
      <span className="max-[24rem]:sr-only">{languageNames[other]}</span>
    </Button>
  )
}

/** Light, dark, or as the system has it: each press goes on to the next. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const theme = useTheme()
  const next = { light: 'dark', dark: 'system', system: 'light' } as const
  const words = { light: t`Theme: light`, dark: t`Theme: dark`, system: t`Theme: use system` }
  const icons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <SunMoon aria-hidden /> }
  return (
    <IconButton label={words[theme]} onClick={() => setTheme(next[theme])}>
      {icons[theme]}
    </IconButton>
  )
}
