import { IconButton, Popover } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Bookmark } from 'lucide-react'
import { Suspense, useState } from 'react'
import { late, lateDialog } from '../../base/lazy/late.tsx'
import { useSoon } from '../../base/lazy/soon.ts'
import type { Prefs, View } from './prefs.ts'

export interface ViewsProps {
  prefs: Prefs
  onPrefsChange: (change: Prefs) => void
  /** How the list stands now, without a name. */
  now: Omit<View, 'name'>
  onApply: (view: View) => void
}

const loadMenu = () => import('./views-menu.tsx')
const ViewsMenu = late(loadMenu)
const NameView = lateDialog(() => import('./name-view.tsx'))

/** The menu of saved views: how the list stands under a name, to come back to with one press. */
export function Views({ prefs, onPrefsChange, now, onApply }: ViewsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [naming, setNaming] = useState(false)
  const views = prefs.views ?? []
  useSoon(loadMenu)
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
        <Suspense>
          <ViewsMenu
            views={views}
            now={now}
            onApply={onApply}
            onViewsChange={(changed) => onPrefsChange({ views: changed })}
            onName={() => {
              setOpen(false)
              setNaming(true)
            }}
          />
        </Suspense>
      </Popover>
      {naming && (
        <NameView
          taken={views.map(({ name }) => name)}
          onClose={() => setNaming(false)}
          onName={(name) => onPrefsChange({ views: [...views.filter((view) => view.name !== name), { ...now, name }] })}
        />
      )}
    </>
  )
}
