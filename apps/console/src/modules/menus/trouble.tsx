import { Button } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { named, sharedWord } from '../../lib/i18n.ts'
import { fieldName } from './check.ts'
import { menuAt, type MenuIndex } from './data.ts'
import type { Trouble, useMenuForm } from './use-form.ts'
import { typeName } from './use-words.ts'
import type { Difference, Field, Values } from './values.ts'

interface TroubleNoteProps {
  form: ReturnType<typeof useMenuForm>
  trouble: Trouble
  index: MenuIndex
}

/** Somebody else has changed or deleted what is being edited; nothing typed is lost. */
export function TroubleNote({ form, trouble, index }: TroubleNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the focus goes to what has come of it, and stays in the form.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each kind puts other buttons here
  useEffect(() => note.current?.focus(), [trouble.kind])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="grid gap-3 rounded-md bg-waiting-bg p-3 text-waiting outline-none">
      <p className="flex gap-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {trouble.kind === 'stale' && (
            <Trans>Somebody has changed this in the meantime. What you typed is still here, and not saved.</Trans>
          )}
          {trouble.kind === 'gone' && <Trans>This menu was deleted in the meantime. What you typed is still here.</Trans>}
          {trouble.kind === 'choose' && <Trans>This is the newest version. Choose what is to stand, then save.</Trans>}
        </span>
      </p>
      {trouble.kind === 'stale' && (
        <Button className="justify-self-start" loading={form.loading} onClick={form.reload}>
          <Trans>Reload</Trans>
        </Button>
      )}
      {trouble.kind === 'gone' && (
        <Button className="justify-self-start" onClick={form.asNew}>
          <Trans>Keep it as a new menu</Trans>
        </Button>
      )}
      {trouble.kind === 'choose' &&
        trouble.differences.map((difference) => <Choice key={difference.field} form={form} difference={difference} index={index} />)}
    </div>
  )
}

function Choice({
  form,
  difference: { field, theirs, yours },
  index,
}: Pick<TroubleNoteProps, 'form' | 'index'> & { difference: Difference }) {
  const { t } = useLingui()
  const show = useShow(index)
  const sides = [
    [t`Theirs`, theirs],
    [t`Yours`, yours],
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">{fieldName(field)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(([side, values]) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words are two levels down
          <label
            key={side}
            className="flex min-h-9 min-w-0 items-center gap-2 rounded-md border border-line-2 bg-surface px-3 py-1.5 text-fg has-checked:border-lead has-checked:bg-lead-soft"
          >
            <input
              type="radio"
              name={`choice-${field}`}
              className="accent-lead"
              checked={form.values[field] === values[field]}
              onChange={() => form.set(field, values[field])}
            />
            <span className="min-w-0">
              <span className="block text-xs text-fg-2">{side}</span>
              <span className="block break-words">{show(field, values)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A field's value as a person reads it. */
function useShow(index: MenuIndex) {
  const { t } = useLingui()
  return (field: Field, values: Values): string => {
    if (field === 'type') return typeName(values.type)
    if (field === 'isExternalPath' || field === 'openTarget') return values[field] === 1 ? t`Yes` : t`No`
    if (field !== 'parentId') return values[field] || t`(empty)`
    if (values.parentId === 0) return t`Top level`
    const parent = menuAt(index, values.parentId)
    return parent ? named(parent) : sharedWord('reason.MENU_PARENT_NOT_FOUND')
  }
}
