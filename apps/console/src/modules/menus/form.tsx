import { Button, ConfirmDialog, Dialog, DialogBody, DialogFooter, Form, Kbd } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { named, sharedWord } from '../../lib/i18n.ts'
import { keep } from '../../lib/keep.ts'
import { menuAt, type Menu, type MenuIndex } from './data.ts'
import { Fields } from './form-fields.tsx'
import { MoveQuestion } from './move-question.tsx'
import { TroubleNote } from './trouble.tsx'
import { draftName, useMenuForm } from './use-form.ts'
import type { Draft } from './values.ts'

interface MenuFormProps {
  draft: Draft
  index: MenuIndex
  /** It was under way before, and is taken up again. */
  restored: boolean
  /** Only shown, to who may not change it. */
  readOnly: boolean
  onClose: () => void
  onSaved: (menu: Menu) => void
}

/** The dialog in which a menu is made, changed or looked at. */
export default function MenuForm({ draft: given, index, restored, readOnly, onClose, onSaved }: MenuFormProps) {
  const { t } = useLingui()
  const form = useMenuForm(given, index, onSaved)
  const [asking, setAsking] = useState(false)
  const title = useTitle(form.draft, index, readOnly)
  const first = useRef<HTMLInputElement>(null)
  const { trouble } = form
  const had = useRef(trouble)
  useEffect(() => {
    if (had.current && !trouble) first.current?.focus()
    had.current = trouble
  }, [trouble])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => form.dirty && !form.busy && current.pathname !== next.pathname,
    enableBeforeUnload: () => form.dirty,
    withResolver: true,
  })
  const close = () => {
    if (form.busy) return
    if (form.dirty) setAsking(true)
    else onClose()
  }
  const discard = () => {
    keep(draftName, undefined)
    setAsking(false)
    onClose()
    blocker.proceed?.()
  }
  const stay = () => {
    setAsking(false)
    blocker.reset?.()
  }
  const isNew = form.draft.id === undefined
  const mover = menuAt(index, form.draft.id)
  const type = sharedWord(`menu.type.${form.values.type}`)
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      closeLabel={t`Close`}
      onOpenAutoFocus={(event) => {
        if (readOnly || !first.current) return
        event.preventDefault()
        first.current.focus()
      }}
    >
      <Form className="contents" onSubmit={() => readOnly || form.submit()}>
        <DialogBody>
          {restored && !trouble && form.dirty && (
            <p role="status" className="rounded-md bg-live-bg px-3 py-2 text-live">
              <Trans>This is what you had typed before. It is not saved yet.</Trans>
            </p>
          )}
          {trouble && <TroubleNote form={form} trouble={trouble} index={index} />}
          <Fields form={form} index={index} readOnly={readOnly} first={first} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>{readOnly ? t`Close` : t`Cancel`}</Button>
          {!readOnly && (
            <Button type="submit" variant="lead" loading={form.busy}>
              {isNew ? t`Create ${type}` : t`Save ${type}`}
              <Kbd keys={['Ctrl', '⏎']} inverse className="touch:hidden" />
            </Button>
          )}
        </DialogFooter>
      </Form>
      {form.asked && mover && (
        <MoveQuestion
          menu={mover}
          parent={menuAt(index, form.values.parentId)}
          impact={form.asked}
          onAgree={form.agree}
          onLeave={form.leave}
        />
      )}
      <ConfirmDialog
        open={asking || blocker.status === 'blocked'}
        onOpenChange={stay}
        tone="danger"
        title={t`Discard what you typed?`}
        text={t`It has not been saved.`}
        cancelLabel={t`Keep editing`}
        confirmLabel={t`Discard`}
        onConfirm={discard}
      />
    </Dialog>
  )
}

function useTitle({ id, from, start }: Draft, index: MenuIndex, readOnly: boolean): string {
  const { t } = useLingui()
  const other = menuAt(index, from?.id)
  const name = named(menuAt(index, id) ?? start)
  if (id !== undefined) return readOnly ? name : t`Edit ${name}`
  if (!from || !other) return t`New menu`
  return from.kind === 'copy' ? t`Duplicate ${named(other)}` : t`Add under ${named(other)}`
}
