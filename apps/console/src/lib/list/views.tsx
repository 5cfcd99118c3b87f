import { IconButton, Popover, PopoverClose } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, Check, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { late } from '../late.tsx'
import type { Prefs, View } from './prefs.ts'

interface ViewsProps {
  prefs: Prefs
  onPrefsChange: (change: Prefs) => void
  /** How the list stands now, without a name. */
  now: Omit<View, 'name'>
  onApply: (view: View) => void
}

const NameView = late(() => import('./name-view.tsx'))
const most = 50
const same = (a: Omit<View, 'name'>, b: Omit<View, 'name'>) => {
  const plain = ({ address, hidden }: Omit<View, 'name'>) =>
    JSON.stringify([Object.entries(address).toSorted(([x], [y]) => (x < y ? -1 : 1)), hidden.toSorted()])
  return plain(a) === plain(b)
}

/** The menu of saved views: how the list stands under a name, to come back to with one press. */
export function Views({ prefs, onPrefsChange, now, onApply }: ViewsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [naming, setNaming] = useState(false)
  const views = prefs.views ?? []
  return (
    <>
      <Popover
        label={t`Saved views`}
        align="end"
        open={open}
        onOpenChange={setOpen}
        className="w-72! p-1!"
        trigger={
          <IconButton label={t`Saved views`}>
            <Bookmark aria-hidden />
          </IconButton>
        }
      >
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
                onClick={() => onPrefsChange({ views: views.filter(({ name }) => name !== view.name) })}
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
            onClick={() => {
              setOpen(false)
              setNaming(true)
            }}
            className="flex min-h-8 w-full items-center gap-2 rounded-sm px-2 text-left hover:bg-press disabled:text-fg-3 touch:min-h-11 [&_svg]:size-4 [&_svg]:text-fg-2"
          >
            <Plus aria-hidden />
            <Trans>Save this view</Trans>
          </button>
        </div>
      </Popover>
      {naming && (
        <Suspense>
          <NameView
            taken={views.map(({ name }) => name)}
            onClose={() => setNaming(false)}
            onName={(name) => onPrefsChange({ views: [...views.filter((view) => view.name !== name), { ...now, name }] })}
          />
        </Suspense>
      )}
    </>
  )
}
