import { Camera, CircleAlert, ImagePlus, Trash2, X } from 'lucide-react'
import { type ClipboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { buttonClass } from '../button/button.tsx'
import { cn } from '../cn.ts'
import type { FieldControl } from './field.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { useDrop } from '../use-drop.ts'
import { ProgressBar } from '../value/progress-bar.tsx'

/** What an ImageInput says. */
export interface ImageInputWords {
  /** What to do with the empty box: “Drop or paste an image here”. */
  drop: string
  /** Says which files fit, under it: “JPEG, PNG or WebP, at most 10 MB”. */
  fits: string
  choose: string
  /** The same, where there is an image already. */
  replace: string
  /** Opens the camera, where somebody holds one. */
  photo: string
  remove: string
  /** Ends what is being sent. */
  cancel: string
  /** What is under way while it is sent. */
  sending: string
}

export interface ImageInputProps extends Partial<FieldControl> {
  words: ImageInputWords
  /** The image as it stands, small; undefined while there is none. */
  children?: ReactNode
  /** Media types that are taken. */
  accept: readonly string[]
  /** The largest file taken. */
  maxBytes: number
  /** From 0 to 1 while one is being sent. */
  progress?: number | undefined
  /** What is wrong with what was chosen, in words; read aloud. */
  problem?: ReactNode
  disabled?: boolean
  /** A file that fits was dropped, pasted, chosen or taken. */
  onFile: (file: File) => void
  /** One that does not: of another type, or too large. */
  onMisfit: (why: 'type' | 'size', file: File) => void
  /** Takes the image away, or ends its sending. */
  onRemove?: (() => void) | undefined
}

/**
 * Takes one image: dropped, pasted, chosen, or from a phone's camera. For keyboards and screen readers it is a file input with its label.
 */
export function ImageInput(props: ImageInputProps) {
  const { words, children, accept, maxBytes, progress, problem, disabled = false, onFile, onMisfit, onRemove, ...control } = props
  const ownId = useId()
  const id = control.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const sending = progress !== undefined
  const still = disabled || sending
  const take = (files: FileList | null | undefined): boolean => {
    const file = files?.[0]
    if (!file || still) return false
    if (!accept.includes(file.type)) onMisfit('type', file)
    else if (file.size > maxBytes) onMisfit('size', file)
    else onFile(file)
    return true
  }
  const { over, drop } = useDrop(({ files }) => take(files), !still)
  const drag = {
    ...drop,
    onPaste: (event: ClipboardEvent) => {
      if (take(event.clipboardData.files)) event.preventDefault()
    },
  }
  const file = (capture?: 'environment') => ({
    type: 'file',
    accept: accept.join(','),
    ...(capture && { capture }),
    disabled,
    // Not disabled, or the focus would fall to the page.
    'aria-disabled': sending || undefined,
    onClick: (event: MouseEvent) => {
      if (sending) event.preventDefault()
    },
    className: 'sr-only',
    onChange: (event: { target: HTMLInputElement }) => {
      take(event.target.files)
      // The same file may be chosen again.
      event.target.value = ''
    },
  })
  const pressable = cn(
    buttonClass({}),
    'relative cursor-pointer hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50 has-aria-disabled:opacity-50',
  )
  const remove = () => {
    onRemove?.()
    input.current?.focus()
  }
  return (
    <div data-slot="image-input">
      <div
        role="presentation"
        data-over={over || undefined}
        {...drag}
        className="relative flex min-h-24 flex-wrap items-center gap-3 overflow-hidden rounded-md border border-dashed border-control bg-sunken p-3 data-over:border-lead data-over:bg-lead-soft has-aria-invalid:border-bad-dot"
      >
        <ProgressBar active={sending} label={words.sending} delay={0} {...(sending && { value: progress })} />
        {children}
        {!children && <ImagePlus aria-hidden className="size-6 shrink-0 text-fg-3" />}
        <div className="grid min-w-0 flex-1 gap-2">
          {!children && (
            <p className="text-fg-2 touch:hidden" aria-hidden>
              {words.drop}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <label className={pressable}>
              <input ref={input} {...file()} {...control} id={id} />
              {children ? words.replace : words.choose}
            </label>
            <label className={cn(pressable, 'hidden! touch:inline-flex!')}>
              <input {...file('environment')} />
              <Camera aria-hidden />
              {words.photo}
            </label>
            {onRemove && (children || sending) && (
              <IconButton label={sending ? words.cancel : words.remove} disabled={disabled} onClick={remove}>
                {sending ? <X aria-hidden /> : <Trash2 aria-hidden />}
              </IconButton>
            )}
          </div>
          <p className="text-xs text-fg-3">{words.fits}</p>
        </div>
      </div>
      <p role="alert" className={cn('mt-1 flex gap-1.5 text-xs text-bad', !problem && 'sr-only')}>
        {problem && <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />}
        {problem}
      </p>
      <span role="status" className="sr-only">
        {sending ? words.sending : ''}
      </span>
    </div>
  )
}
