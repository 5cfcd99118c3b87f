import { Button, SearchInput, Select } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { sharedWord } from '../../lib/i18n.ts'
import type { MenuType } from './data.ts'
import { typeName } from './use-words.ts'

interface ToolbarProps {
  typed: string
  onType: (text: string) => void
  type: MenuType | undefined
  onTypeChange: (type: MenuType | undefined) => void
  filtered: boolean
  onClear: () => void
  onExpandAll: () => void
  onCollapseAll: () => void
}

/** What narrows the tree, and what opens it. */
export function Toolbar(props: ToolbarProps) {
  const { t } = useLingui()
  const types = (['MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE'] as const).map((value) => ({ value, label: typeName(value) }))
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
      <SearchInput
        label={t`Name, code or path`}
        clearLabel={t`Clear search`}
        value={props.typed}
        onValueChange={props.onType}
        maxLength={100}
        className="w-full sm:w-65"
      />
      <Select
        size="sm"
        className="w-auto max-w-full touch:h-10"
        prefix={sharedWord('field.type')}
        aria-label={t`Filter by type`}
        options={[{ value: 'all', label: t`All` }, ...types]}
        value={props.type ?? 'all'}
        onValueChange={(value) => props.onTypeChange(value === 'all' ? undefined : value)}
      />
      {props.filtered && (
        <Button variant="ghost" onClick={props.onClear}>
          <Trans>Clear</Trans>
        </Button>
      )}
      <span className="ml-auto flex gap-1">
        <Button variant="ghost" disabled={props.filtered} onClick={props.onExpandAll} className="max-sm:px-2">
          <ChevronsUpDown aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Expand all</Trans>
          </span>
        </Button>
        <Button variant="ghost" disabled={props.filtered} onClick={props.onCollapseAll} className="max-sm:px-2">
          <ChevronsDownUp aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Collapse all</Trans>
          </span>
        </Button>
      </span>
    </div>
  )
}
