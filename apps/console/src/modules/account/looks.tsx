import { Segmented } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { languageNames, setLocale, useLocale } from '../../lib/base/words/i18n.ts'
import { queryClient } from '../../lib/base/connection/query.ts'
import { reportNoAnswer } from '../../lib/base/connection/report.ts'
import { Section } from '../../lib/engine/page/section.tsx'
import { setTheme, useTheme } from '../../lib/base/storage/theme.ts'

const locales = ['en', 'zh'] as const

/** Language and theme: kept in this browser. */
export function Looks() {
  const { t } = useLingui()
  const theme = useTheme()
  const locale = useLocale()
  const themes = [
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
    { value: 'system', label: t`Use system` },
  ] as const
  return (
    <Section title={t`Language and appearance`} text={t`Saved in this browser, for everyone who uses it.`}>
      <div className="grid gap-4">
        <Choice label={t`Language`}>
          <Segmented
            label={t`Language`}
            options={locales.map((value) => ({ value, label: <span lang={value === 'zh' ? 'zh-CN' : 'en'}>{languageNames[value]}</span> }))}
            value={locale}
            // What the server has said was in the old language.
            onValueChange={(next) => void setLocale(next).then(() => queryClient.invalidateQueries(), reportNoAnswer)}
          />
        </Choice>
        <Choice label={t`Theme`}>
          <Segmented label={t`Theme`} options={themes} value={theme} onValueChange={setTheme} />
        </Choice>
      </div>
    </Section>
  )
}

const Choice = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <p aria-hidden className="mb-1 font-bold">
      {label}
    </p>
    {children}
  </div>
)
