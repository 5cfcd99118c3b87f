import { Button, IconButton, Menu, MenuRadioGroup, MenuRadioItem } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Languages, SunMoon } from 'lucide-react'
import { languageNames, setLocale, useLocale, type Locale } from '../lib/i18n.ts'
import { queryClient } from '../lib/query.ts'
import { report } from '../lib/report.ts'
import { setTheme, useTheme, type Theme } from '../lib/theme.ts'

/** The other language, one press away, in its own name. */
export function LanguageSwitch() {
  const other: Locale = useLocale() === 'en' ? 'zh' : 'en'
  const change = () => void setLocale(other).then(() => queryClient.invalidateQueries(), report)
  return <Button variant="ghost" lang={other === 'zh' ? 'zh-CN' : 'en'} onClick={change}><Languages aria-hidden />{languageNames[other]}</Button>
}

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const theme = useTheme()
  return (
    <Menu trigger={<IconButton label={t`Theme`}><SunMoon aria-hidden /></IconButton>}>
      <MenuRadioGroup value={theme} onValueChange={(value) => setTheme(value as Theme)}>
        <MenuRadioItem value="light">{t`Light`}</MenuRadioItem>
        <MenuRadioItem value="dark">{t`Dark`}</MenuRadioItem>
        <MenuRadioItem value="system">{t`Like the system`}</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  )
}
