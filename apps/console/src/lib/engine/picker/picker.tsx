import { Popover, type FieldControl, type PopoverProps } from '@isb/ui'
import { ChevronsUpDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'

interface PickerProps extends Pick<PopoverProps, 'opensByTyping'> {
  control: FieldControl
  /** Name of what opens. */
  label: string
  /** What is chosen now. */
  chosen: ReactNode
  /** The whole of it, where it is cut short. */
  title?: string
  disabled?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  className: string
  children: ReactNode
}

/** A field that is filled from a panel: looks like a select, opens more than a list. */
export function Picker({ control, label, chosen, title, disabled = false, open, onOpenChange, className, children, ...rest }: PickerProps) {
  const id = useId()
  const trigger = (
    <button
      {...control}
      type="button"
      role="combobox"
      aria-expanded={open}
      aria-controls={id}
      disabled={disabled}
      title={title}
      className="control flex h-9 items-center gap-2 pr-2 pl-3 text-left"
    >
      {chosen}
      <ChevronsUpDown aria-hidden className="ml-auto size-3.5 shrink-0 text-fg-3" />
    </button>
  )
  return (
    <Popover
      {...rest}
      id={id}
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      className={`overflow-hidden ${className}`}
    >
      {children}
    </Popover>
  )
}
