import { IconButton, PopoverClose } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Plus, Trash2 } from 'lucide-react'
import type { View } from './prefs.ts'
import type { ViewsProps } from './views.tsx'

interface ViewsMenuProps extends Pick<ViewsProps, 'now' | 'onApply'> {
  views: readonly View[]
  onViewsChange: (views: View[]) => void
  /** Asks for the name of a new one. */
  onName: () => void
}

const most = 50
const same = (a: Omit<View, 'name'>, b: Omit<View, 'name'>) => {
  const plain = ({ address, hidden }: Omit<View, 'name'>) =>
    JSON.stringify([Object.entries(address).toSorted(([x], [y]) => (x < y ? -1 : 1)), hidden.toSorted()])
  return plain(a) === plain(b)
}

/** The views that are saved: each is come back to, or deleted. */
export default function ViewsMenu({ views, now, onApply, onViewsChange, onName }: ViewsMenuProps) {
  const { t } = useLingui()
  return (
    <>
      {views.length === 0 && (
        <p className="px-2 pt-2 pb-1 text-fg-2">
          <Trans>A view saves filters, sort order and columns under a name.</Trans>
        </p>
      )}
      <ul>
        {views.map((view) => (
          <li key={view.name} className="flex items-center gap-1 rounded-sm hover:bg-press">
            <PopoverClose asChild>
              <button
                type="button"
                aria-pressed={same(view, now)}
                onClick={() => onApply(view)}
                className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 text-left touch:min-h-11"
              >
                <Check aria-hidden className={`size-4 shrink-0 text-lead-text ${same(view, now) ? '' : 'invisible'}`} />
                <span className="truncate">{view.name}</span>
              </button>
            </PopoverClose>
            <IconButton
              size="xs"
              label={t`Delete the view ${view.name}`}
              onClick={() => onViewsChange(views.filter(({ name }) => name !== view.name))}
              className="mr-1"
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="mt-1 border-t border-line pt-1">
        <button
          type="button"
          disabled={views.length >= most}
          onClick={onName}
          className="flex min-h-8 w-full items-center gap-2 rounded-sm px-2 text-left hover:bg-press disabled:text-fg-3 touch:min-h-11 [&_svg]:size-4 [&_svg]:text-fg-2"
        >
          <Plus aria-hidden />
          <Trans>Save this view</Trans>
        </button>
      </div>
    </>
  )
}
