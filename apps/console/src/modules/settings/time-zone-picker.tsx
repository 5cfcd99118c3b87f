import { OptionPicker, Popover, type FieldControl, type LoadOptions } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocale } from '../../lib/i18n.ts'
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
  const [open, setOpen] = useState(false)
  const id = useId()
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
  const trigger = (
    <button
      {...control}
      type="button"
      role="combobox"
      aria-expanded={open}
      aria-controls={id}
      aria-haspopup="dialog"
      className="control flex h-9 items-center gap-2 pr-2 pl-3 text-left"
    >
      <span className="min-w-0 truncate">{value.replaceAll('_', ' ')}</span>
      <span className="truncate text-xs text-fg-3 max-sm:hidden">{zoneHint(locale, value)}</span>
      <ChevronsUpDown aria-hidden className="ml-auto size-3.5 shrink-0 text-fg-3" />
    </button>
  )
  return (
    <Popover
      id={id}
      trigger={trigger}
      label={t`Choose the time zone`}
      open={open}
      onOpenChange={setOpen}
      className="w-(--radix-popover-trigger-width)! min-w-72 overflow-hidden p-0!"
    >
      <OptionPicker
        label={t`Time zones`}
        searchLabel={t`City, country or UTC+8`}
        source={load}
        on={[value]}
        onChoose={({ value: next }) => {
          onValueChange(next)
          setOpen(false)
        }}
        words={{ loading: t`Loading`, empty: t`Nothing found`, error: t`It did not load`, retry: t`Retry` }}
      />
    </Popover>
  )
}
