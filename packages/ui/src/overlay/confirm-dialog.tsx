import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Kbd } from '../button/kbd.tsx'
import { Modal, ModalTitle } from './modal.tsx'
import { cn } from '../cn.ts'
import { ConcernedNames } from './concerned.tsx'
import { floatClass } from './float.ts'

export interface ConfirmDialogProps {
  /** Whether it stands. */
  open: boolean
  /** Called with false on Esc and on the cancel button. A click outside does nothing. */
  onOpenChange: (open: boolean) => void
  /** The question, naming the thing: “Delete East Gym?”. */
  title: ReactNode
  /** What will happen. */
  text?: ReactNode
  /** The verb of the action. */
  confirmLabel: ReactNode
  /** Keys that do the same, shown after it. */
  confirmKeys?: readonly string[]
  /** The word that leaves things as they are. */
  cancelLabel: ReactNode
  /** `danger` fills the button red and lets the focus start on cancel. */
  tone?: 'lead' | 'danger'
  /** The action is under way: the button turns, and the dialog can neither be left nor pressed again. */
  busy?: boolean
  /** Called when the question is answered with yes. Close it yourself when the action is done. */
  onConfirm: () => void
  /** More than words: a list of who is affected, a reason to type. */
  children?: ReactNode
}

/** A question of 416 px before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    confirmKeys,
    cancelLabel,
    tone = 'lead',
    busy = false,
    onConfirm,
    children,
  } = props
  const textId = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      data-slot="confirm-dialog"
      role="alertdialog"
      open={open}
      onOpenChange={(next) => busy || onOpenChange(next)}
      {...(text ? { 'aria-describedby': textId } : {})}
      onOpenAutoFocus={(event) => {
        if (children) return
        event.preventDefault()
        ;(tone === 'danger' ? cancel : confirm).current?.focus()
      }}
      onPointerDownOutside={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      scrimClass="p-3 sm:p-6"
      className={cn(floatClass, 'm-auto w-full max-w-104 animate-rise px-6 py-5')}
    >
      <ModalTitle className="text-base font-bold wrap-anywhere">{title}</ModalTitle>
      {text && (
        <p id={textId} className="mt-2 phrases text-fg-2">
          {text}
        </p>
      )}
      <ConcernedNames />
      {children && <div className="mt-4">{children}</div>}
      <footer className="mt-5 flex flex-wrap justify-end gap-2">
        <Button ref={cancel} disabled={busy} onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button
          ref={confirm}
          variant={tone === 'danger' ? 'bad' : 'lead'}
          loading={busy}
          // A double click says yes once: it is over before the button is drawn busy.
          onClick={({ detail }) => detail < 2 && onConfirm()}
        >
          {confirmLabel}
          {confirmKeys && <Kbd aria-hidden keys={confirmKeys} inverse className="touch:hidden" />}
        </Button>
      </footer>
    </Modal>
  )
}
