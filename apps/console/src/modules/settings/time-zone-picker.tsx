import type { FieldControl, LoadOptions } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../lib/base/words/i18n.ts'
import { LookUp } from '../../lib/engine/picker/look-up.tsx'
import { zoneHint, zoneOptions } from './time-zones.ts'

interface TimeZonePickerProps {
  control: FieldControl
  value: string
  onValueChange: (timeZone: string) => void
}

const shown = 60

/** A time zone, searched for by its name, its place or its distance from UTC. */
export function TimeZonePicker({ control, value, onValueChange }: TimeZonePickerProps) {
  const { t } = useLingui()
  const locale = useLocale()
  // In words that need not stand together: “china 8”. What is chosen comes first while nothing is searched for.
  const load: LoadOptions = async (text) => {
    const all = zoneOptions(locale)
    const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
    if (terms.length === 0) return all.toSorted((a, b) => Number(b.value === value) - Number(a.value === value)).slice(0, shown)
    const fits = all.filter(({ value: name, label, hint = '' }) =>
      terms.every((term) => `${name} ${label} ${hint}`.toLowerCase().includes(term)),
    )
    return fits.slice(0, shown)
  }
  return (
    <LookUp
      control={control}
      value={{ value, label: value.replaceAll('_', ' '), hint: zoneHint(locale, value) }}
      onChoose={({ value: next }) => onValueChange(next)}
      load={load}
      label={t`Choose the time zone`}
      searchLabel={t`City, country or UTC+8`}
      listLabel={t`Time zones`}
    />
  )
}
