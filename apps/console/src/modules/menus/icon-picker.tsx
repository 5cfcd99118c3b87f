import type { FieldControl } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { Icon } from '../../lib/base/icon/icon.tsx'
import { late } from '../../lib/base/lazy/late.tsx'
import { Picker } from '../../lib/engine/picker/picker.tsx'

const IconGrid = late(() => import('./icon-grid.tsx'))

interface IconPickerProps {
  control: FieldControl
  value: string
  onValueChange: (icon: string) => void
  disabled: boolean
}

/** An icon by its lucide name. A name that the set does not have is kept until another is chosen. */
export function IconPicker({ control, value, onValueChange, disabled }: IconPickerProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const chosen = value ? (
    <>
      <Icon name={value} />
      <span className="min-w-0 truncate">{value}</span>
    </>
  ) : (
    <span className="text-fg-3">{t`None`}</span>
  )
  const choose = (icon: string) => {
    onValueChange(icon)
    setOpen(false)
  }
  return (
    <Picker
      control={control}
      label={t`Choose an icon`}
      chosen={chosen}
      disabled={disabled}
      open={open}
      onOpenChange={setOpen}
      className="flex w-85 flex-col gap-2 p-2"
    >
      <Suspense fallback={<div className="h-72" />}>
        <IconGrid value={value} onChoose={choose} />
      </Suspense>
    </Picker>
  )
}
