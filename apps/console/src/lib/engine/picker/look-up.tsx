import { OptionPicker, type FieldControl, type LoadOptions, type Option } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Picker } from './picker.tsx'

interface LookUpProps {
  /** The ties of its Field. */
  control: FieldControl
  /** What is chosen; null while nothing is. */
  value: Option | null
  onChoose: (option: Option) => void
  /** What can be chosen for what is typed. */
  load: LoadOptions
  /** What one is to do: “Choose a person”. Names the popover, and stands where nothing is chosen. */
  label: string
  /** What is searched: “Name, pinyin or email”. */
  searchLabel: string
  /** Name of the list. */
  listLabel: string
  /** What to do where nothing is typed and nothing stands in the list yet: “Type a name to search”. */
  blank?: string
  disabled?: boolean
}

/** One thing out of many, searched for on the server or here. */
export function LookUp({ control, value, onChoose, load, label, searchLabel, listLabel, blank, disabled = false }: LookUpProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState('')
  return (
    <Picker
      control={control}
      label={label}
      disabled={disabled}
      open={open}
      onOpenChange={setOpen}
      opensByTyping
      className="w-(--radix-popover-trigger-width)! min-w-72 p-0!"
      chosen={
        value ? (
          <>
            <span className="min-w-0 truncate">{value.label}</span>
            {value.hint && <span className="truncate text-xs text-fg-3">{value.hint}</span>}
          </>
        ) : (
          <span className="text-fg-3">{label}</span>
        )
      }
    >
      <OptionPicker
        label={listLabel}
        searchLabel={searchLabel}
        source={(text, signal) => {
          setAsked(text)
          return load(text, signal)
        }}
        on={value ? [value.value] : []}
        onChoose={(option) => {
          onChoose(option)
          setOpen(false)
        }}
        words={{
          loading: t`Loading`,
          empty: blank && asked.trim() === '' ? blank : t`Nothing found`,
          error: t`It did not load`,
          retry: t`Retry`,
        }}
      />
    </Picker>
  )
}
