import { Button, SearchInput, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { Suspense } from 'react'
import { late } from '../../lib/base/lazy/late.tsx'
import { soon } from '../../lib/base/lazy/soon.ts'
import type { TypeFilterProps } from './type-filter.tsx'

// A list to choose from is a third of all that the first screen asks for.
const TypeFilter = late(
  soon(() => import('./type-filter.tsx')),
  { unasked: true },
)

interface ToolbarProps extends TypeFilterProps {
  typed: string
  onType: (text: string) => void
  filtered: boolean
  onClear: () => void
  onExpandAll: () => void
  onCollapseAll: () => void
}

/** What narrows the tree, and what opens it. */
export function Toolbar(props: ToolbarProps) {
  const { t } = useLingui()
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
      <Suspense fallback={<Skeleton className="h-8 w-32 rounded-md touch:h-11" />}>
        <TypeFilter type={props.type} onTypeChange={props.onTypeChange} />
      </Suspense>
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
