import { Fields } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../lib/i18n.ts'
import { Section } from '../../lib/section.tsx'
import { zoneHint } from './time-zones.ts'
import { fieldName, type Settings } from './values.ts'

/** The settings, for who may only look at them. */
export function Shown({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const locale = useLocale()
  const line = (field: Parameters<typeof fieldName>[0], value: React.ReactNode) => ({ id: field, label: fieldName(field), value })
  const zh = (text: string) => text && <span lang="zh-CN">{text}</span>
  const zone = [settings.timeZone.replaceAll('_', ' '), zoneHint(locale, settings.timeZone)].filter(Boolean).join(' · ')
  return (
    <>
      <Section title={t`School`}>
        <Fields
          items={[line('schoolName', settings.schoolName), line('schoolNameZh', zh(settings.schoolNameZh)), line('timeZone', zone)]}
        />
      </Section>
      <Section title={t`Sign-in`}>
        <Fields items={[line('help', settings.help), line('helpZh', zh(settings.helpZh))]} />
      </Section>
    </>
  )
}
