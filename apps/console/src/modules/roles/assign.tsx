import { Drawer, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { roleName } from '../../lib/base/words/i18n.ts'
import { AssignForm } from './assign-form.tsx'
import { roleQuery, useOptions, type Role } from './data.ts'

/** Assign Permission: a sheet over the list, the whole screen on a phone. Without the permission for it, it is only read. */
export default function Assign({ row, onClose }: { row: Role; onClose: () => void }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const tree = useOptions()
  const role = useQuery(roleQuery(row.id))
  const error = tree.error ?? role.error
  const readOnly = row.builtin || !may('roles.assign')
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={
        <>
          {readOnly ? t`Permissions` : t`Assign Permission`} <span className="ml-1.5 font-normal text-fg-2">{roleName(row)}</span>
        </>
      }
      closeLabel={t`Close`}
      onOpenAutoFocus={(event) => {
        // The search field takes the focus when it stands, under a mouse; until then nothing in it does.
        event.preventDefault()
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
      }}
      className="w-full! sm:w-160!"
    >
      {tree.index && role.data ? (
        <AssignForm key={row.id} index={tree.index} role={role.data} readOnly={readOnly} onClose={onClose} />
      ) : error ? (
        <NotLoaded
          className="m-auto"
          title={t`The permissions did not load`}
          error={error}
          busy={tree.isFetching || role.isFetching}
          onRetry={() => void Promise.all([tree.refetch(), role.refetch()])}
        />
      ) : (
        <Rows />
      )}
    </Drawer>
  )
}

const widths = ['w-28', 'w-36', 'w-24', 'w-40']

/** Rows to be, in the shape of the tree. */
function Rows() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="grid gap-3.5 overflow-hidden p-4">
      <Skeleton className="mb-1 h-8 w-full" />
      {Array.from({ length: 14 }, (_, at) => (
        <div key={at} className="flex items-center gap-3" style={{ paddingLeft: at % 5 === 0 ? 4 : 28 }}>
          <Skeleton className="size-4 rounded-sm" />
          <Skeleton className={widths[at % widths.length]} />
        </div>
      ))}
    </div>
  )
}
