import { OptionPicker, Popover, type FieldControl, type LoadOptions, type Option } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'

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
  const id = useId()
  const trigger = (
    <button
      {...control}
      type="button"
      disabled={disabled}
      role="combobox"
      aria-expanded={open}
      aria-controls={id}
      aria-haspopup="dialog"
      className="control flex h-9 items-center gap-2 pr-2 pl-3 text-left"
    >
      {value ? (
        <>
          <span className="min-w-0 truncate">{value.label}</span>
          {value.hint && <span className="truncate text-xs text-fg-3 max-sm:hidden">{value.hint}</span>}
        </>
      ) : (
        <span className="text-fg-3">{label}</span>
      )}
      <ChevronsUpDown aria-hidden className="ml-auto size-3.5 shrink-0 text-fg-3" />
    </button>
  )
  return (
    <Popover
      id={id}
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={setOpen}
      className="w-(--radix-popover-trigger-width)! min-w-72 overflow-hidden p-0!"
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
    </Popover>
  )
}
