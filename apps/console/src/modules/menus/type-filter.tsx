import { Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import type { MenuType } from './data.ts'
import { typeName } from './use-words.ts'

export interface TypeFilterProps {
  type: MenuType | undefined
  onTypeChange: (type: MenuType | undefined) => void
}

/** Narrows the tree to one type of menu. */
export default function TypeFilter({ type, onTypeChange }: TypeFilterProps) {
  const { t } = useLingui()
  const types = (['MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE'] as const).map((value) => ({ value, label: typeName(value) }))
  return (
    <Select
      size="sm"
      className="w-auto max-w-full touch:h-11"
      prefix={sharedWord('field.type')}
      aria-label={t`Filter by type`}
      options={[{ value: 'all', label: t`All` }, ...types]}
      value={type ?? 'all'}
      onValueChange={(value) => onTypeChange(value === 'all' ? undefined : value)}
    />
  )
}
