import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { named } from '../../lib/i18n.ts'
import { useOnce, useOperation } from '../../lib/query.ts'
import type { Ask } from './actions.tsx'
import type { Staff } from './data.ts'

interface QuestionProps {
  ask: Exclude<Ask, 'edit' | 'roles' | 'invite'>
  row: Staff
  onClose: () => void
  onRemoved: () => void
}

/** Asks before something that cannot be taken back, and says what it means. */
export function Question({ ask, row, onClose, onRemoved }: QuestionProps) {
  const { t } = useLingui()
  const name = named(row)
  const enable = useOperation('staff.enable', t`${name} can sign in again`)
  const disable = useOperation('staff.disable', t`${name} is disabled`)
  const end = useOperation('staff.endSessions', t`The sessions of ${name} are ended`)
  const remove = useOperation('staff.remove', t`${name} is deleted`)
  const input = { path: { staffId: row.id } }
  const questions = {
    enable: {
      run: () => enable.mutateAsync(input),
      busy: enable.isPending,
      tone: 'lead',
      title: t`Enable ${name}?`,
      text: t`${name} can sign in again, with the roles that the account has.`,
      label: t`Enable`,
    },
    disable: {
      run: () => disable.mutateAsync(input),
      busy: disable.isPending,
      tone: 'danger',
      title: t`Disable ${name}?`,
      text: t`All sessions end at once and API tokens stop working. Roles and history stay, and the account can be enabled again.`,
      label: t`Disable`,
    },
    endSessions: {
      run: () => end.mutateAsync(input),
      busy: end.isPending,
      tone: 'danger',
      title: t`End the sessions of ${name}?`,
      text: t`${name} is signed out on every device at once and has to sign in again. API tokens go on working.`,
      label: t`End sessions`,
    },
    remove: {
      run: () => remove.mutateAsync(input),
      busy: remove.isPending,
      tone: 'danger',
      title: t`Delete ${name}?`,
      text: t`Deleted data cannot be recovered. Sessions and API tokens go with the account; the audit keeps what it did. To keep somebody out for a while, disable the account instead.`,
      label: t`Delete`,
    },
  } as const
  const { run, busy, tone, title, text, label } = questions[ask]
  const confirm = useOnce(() =>
    (run() as Promise<unknown>).then(
      () => (ask === 'remove' ? onRemoved() : onClose()),
      () => onClose(),
    ),
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={tone}
      busy={busy}
      onConfirm={confirm}
      title={title}
      text={text}
      cancelLabel={ask === 'remove' ? t`Keep` : t`Cancel`}
      confirmLabel={label}
    />
  )
}
