import { Button, Empty, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, SearchX } from 'lucide-react'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import type { May } from './actions.tsx'

const indents = [0, 1, 2, 2, 1, 2, 2, 2, 1, 0, 1, 2]
const widths = ['w-28', 'w-20', 'w-36', 'w-24']

/** Rows to be, in the shape of a tree. */
export function TreeSkeleton() {
  const { t } = useLingui()
  return (
    <div className="min-h-60 flex-1 overflow-hidden border-t border-line">
      <span role="status" className="sr-only">{t`Loading`}</span>
      <div className="h-9 border-b border-line bg-sunken" />
      {indents.map((depth, at) => (
        <div key={at} className="flex h-9 items-center gap-3 px-6" style={{ paddingLeft: 40 + depth * 24 }}>
          <Skeleton className="size-4 rounded-sm" />
          <Skeleton className={widths[at % widths.length]} />
          <Skeleton className="ml-auto w-14 max-sm:hidden" />
          <Skeleton className={`mr-10 max-md:hidden ${widths[(at + 1) % widths.length]}`} />
        </div>
      ))}
    </div>
  )
}

/** The tree could not be read. */
export function TreeError({ error, onRetry, busy }: { error: Error; onRetry: () => void; busy: boolean }) {
  const { t } = useLingui()
  return <NotLoaded className="m-auto" title={t`The menus did not load`} error={error} busy={busy} onRetry={onRetry} />
}

/** No menus at all: what to do next. */
export function NoMenus({ may, onNew }: { may: May; onNew: () => void }) {
  const { t } = useLingui()
  const text = may.import ? (
    <Trans>
      Add the first one here, or import a whole tree from the terminal with{' '}
      <code className="font-mono text-xs whitespace-nowrap">isb menus import FILE</code>.
    </Trans>
  ) : may.create ? (
    t`Add the first one here.`
  ) : (
    t`Nobody has added any menus yet.`
  )
  return (
    <Empty
      subject="tree"
      className="m-auto"
      title={t`No menus yet`}
      text={text}
      action={
        may.create && (
          <Button onClick={onNew}>
            <Plus aria-hidden />
            <Trans>New menu</Trans>
          </Button>
        )
      }
    />
  )
}

/** A search without a result. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useLingui()
  return (
    <Empty
      subject="tree"
      className="m-auto"
      title={t`No matching menus`}
      text={t`Searches names, code and path.`}
      action={
        <Button onClick={onClear}>
          <SearchX aria-hidden />
          <Trans>Clear</Trans>
        </Button>
      }
    />
  )
}
