import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { cn } from '../cn.ts'
import { Modal, ModalTitle } from '../overlay/modal.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { openRow, panelWantsFocus } from '../table/panel-focus.ts'
import { type PanelForm, usePanelForm } from './split.tsx'

/** The panel's own words. */
export interface DetailPanelWords {
  /** Name of the cross (on phones, of the arrow back). */
  close: string
  /** Name of ↑. */
  previous: string
  /** Name of ↓. */
  next: string
}

export interface DetailPanelProps {
  /** What stands open: its number, its name. */
  title: ReactNode
  /** Its key: another one begins at its top. */
  record?: number | undefined
  /** Its StatusChip. */
  status?: ReactNode
  /** Which of how many: “4 / 46”. */
  position?: { at: number; of: number } | undefined
  /** Opens the row before; undefined at the first. */
  onPrevious?: (() => void) | undefined
  /** Opens the row after; undefined at the last. */
  onNext?: (() => void) | undefined
  /** Called on the cross and on Esc. */
  onClose: () => void
  /** Buttons that stay at the foot: the main one last, with `className="flex-1"`. */
  actions?: ReactNode
  /** Its words. */
  words: DetailPanelWords
  /** What scrolls: pictures, Fields, Timeline. Children stand 20 px apart. */
  children: ReactNode
  /** More classes for its box. */
  className?: string
}

/**
 * What stands open beside a list. In a `Split` it is 400 px beside the list, a drawer over it where that is narrow, the
 * whole screen on phones. Opened by Enter it takes the focus; closed, it gives it back to the open row.
 */
export function DetailPanel(props: DetailPanelProps) {
  return usePanelForm() === 'beside' ? <Beside {...props} /> : <Over {...props} />
}

function Beside(props: DetailPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const close = () => {
    // Only a focus that is in the panel, or nowhere, goes back: who presses Esc in the list stays there.
    const active = document.activeElement
    if (!active || active === document.body || panel.current?.contains(active)) openRow()?.focus()
    props.onClose()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const inside = event.target instanceof Node && (panel.current?.parentElement?.contains(event.target) || event.target === document.body)
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && inside) close()
  })
  useEffect(() => {
    if (panelWantsFocus()) panel.current?.focus()
  }, [])
  useEffect(() => {
    // Whoever comes by an address has the focus nowhere, and what had it in here may have gone with the record before.
    if (document.activeElement === document.body) panel.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- asked once for each record
  }, [props.record])
  useEffect(() => {
    // On the document: what stands nearer (a menu, a search field that is full) has the first say over Esc.
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <aside
      ref={panel}
      data-slot="detail-panel"
      aria-labelledby={id}
      tabIndex={-1}
      className={cn('flex min-h-0 w-100 shrink-0 animate-fade flex-col border-l border-line bg-surface outline-none', props.className)}
    >
      <Inside {...props} onClose={close} form="beside" heading={<h2 id={id}>{props.title}</h2>} />
    </aside>
  )
}

function Over(props: DetailPanelProps) {
  const form = usePanelForm()
  return (
    <Modal
      data-slot="detail-panel"
      open
      onOpenChange={props.onClose}
      returnTo={openRow}
      onOpenAutoFocus={(event) => {
        panelWantsFocus()
        event.preventDefault()
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
      }}
      className={cn(
        'ml-auto flex h-dvh w-full animate-from-right flex-col bg-surface text-fg shadow-float outline-none',
        form === 'over' && 'max-w-100',
        props.className,
      )}
    >
      <Inside {...props} form={form} heading={<ModalTitle>{props.title}</ModalTitle>} />
    </Modal>
  )
}

function Inside(props: DetailPanelProps & { form: PanelForm; heading: ReactNode }) {
  const { form, heading, record, status, position, onPrevious, onNext, onClose, actions, words, children } = props
  const full = form === 'full'
  const size = full ? ('lg' as const) : ('md' as const)
  const close = (
    <IconButton label={words.close} {...(full ? {} : { keys: ['Esc'] })} size={size} onClick={onClose}>
      {full ? <ArrowLeft aria-hidden /> : <X aria-hidden />}
    </IconButton>
  )
  return (
    <>
      <header className={cn('flex h-13 shrink-0 items-center gap-1 border-b border-line pr-3', full ? 'pl-1' : 'pl-5')}>
        {full && close}
        <div className="flex min-w-0 flex-1 items-center gap-3 [&>h2]:line-clamp-2 [&>h2]:min-w-0 [&>h2]:text-base [&>h2]:leading-tight [&>h2]:font-bold [&>h2]:wrap-anywhere">
          {heading}
          {status}
        </div>
        {position && (
          <span className={cn('px-2 text-xs whitespace-nowrap text-fg-3 tabular-nums', full && 'max-[30rem]:hidden')}>
            {position.at} / {position.of}
          </span>
        )}
        {(onPrevious || onNext || position) && (
          <>
            <IconButton label={words.previous} size={size} aria-disabled={!onPrevious} onClick={onPrevious}>
              <ChevronUp aria-hidden />
            </IconButton>
            <IconButton label={words.next} size={size} aria-disabled={!onNext} onClick={onNext}>
              <ChevronDown aria-hidden />
            </IconButton>
          </>
        )}
        {!full && close}
      </header>
      {/* It takes the focus, so that Space and Page Down scroll it where nothing in it does. */}
      <div
        key={record}
        tabIndex={0}
        className={cn(
          'outline-offset-[-2px] grid min-h-0 flex-1 auto-rows-max content-start gap-5 overflow-y-auto py-5',
          full ? 'px-4 py-4!' : 'px-5',
        )}
      >
        {children}
      </div>
      {actions && (
        <footer
          className={cn(
            'flex shrink-0 flex-wrap gap-2 border-t border-line py-2.5',
            full ? 'px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] [&_[data-slot=button]]:min-h-11' : 'px-5',
          )}
        >
          {actions}
        </footer>
      )}
    </>
  )
}
