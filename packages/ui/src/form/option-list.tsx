import { Check, LoaderCircle } from 'lucide-react'
import type { KeyboardEventHandler } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../cn.ts'
import { DrawnBox } from './drawn-box.tsx'
import type { Option, Options } from './use-options.ts'

/** What a list of options says when there is none to show. */
export interface OptionWords {
  /** While they load. */
  loading: string
  /** Nothing matches. */
  empty: string
  /** They did not load. */
  error: string
  /** The button that tries again. */
  retry: string
}

export interface OptionListProps {
  /** Id of the listbox; options are `id-0`, `id-1`… */
  id: string
  /** Its name. */
  label: string
  /** What stands in it. */
  from: Options
  /** Place of the one the keys are on. */
  active: number
  /** Called when the pointer moves over one. */
  onActive: (at: number) => void
  /** Values that are on. */
  on: readonly string[]
  /** Several can be on: boxes instead of a tick. */
  multiple?: boolean
  /** Called with the one that is pressed. */
  onChoose: (option: Option) => void
  /** Its words. */
  words: OptionWords
  /** Lets the list itself hold the focus and the keys, where there is no field over it. */
  onKeyDown?: KeyboardEventHandler
  /** More classes. */
  className?: string
}

/** A listbox that is walked by active descendant, with its loading, empty and error lines. */
export function OptionList(props: OptionListProps) {
  const { id, label, from, active, onActive, on, multiple = false, onChoose, words, onKeyDown, className } = props
  const { state, options, retry } = from
  const own = onKeyDown ? { tabIndex: 0, onKeyDown, 'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined } : {}
  return (
    <>
      <div
        {...own}
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        aria-busy={state === 'loading' || undefined}
        className={cn(
          'max-h-72 overflow-y-auto p-1 outline-none',
          options.length === 0 && 'hidden',
          state === 'loading' && 'opacity-60',
          className,
        )}
      >
        {options.map((option, at) => {
          const chosen = on.includes(option.value)
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- whoever has the focus has the keys
            <div
              key={option.value}
              id={`${id}-${at}`}
              role="option"
              aria-selected={chosen}
              aria-disabled={option.disabled}
              data-active={at === active || undefined}
              onPointerMove={() => onActive(at)}
              onClick={() => option.disabled || onChoose(option)}
              className="flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 aria-disabled:text-fg-3 data-active:bg-press touch:min-h-11"
            >
              {multiple && <DrawnBox state={chosen ? 2 : 0} name={undefined} className="-mx-1" />}
              <span className="min-w-0 flex-1 py-1">
                <span className="block truncate">{option.label}</span>
                {option.hint && <span className="block truncate text-xs text-fg-3">{option.hint}</span>}
              </span>
              {!multiple && chosen && <Check aria-hidden className="size-4 shrink-0 text-lead-text" />}
            </div>
          )
        })}
      </div>
      <div
        role="status"
        className={cn('flex items-center gap-2 px-3 text-fg-2', (state === 'error' || options.length === 0) && 'min-h-11')}
      >
        {state === 'loading' && options.length === 0 && (
          <>
            <LoaderCircle aria-hidden className="size-4 animate-spin" />
            {words.loading}
          </>
        )}
        {state === 'ready' && options.length === 0 && words.empty}
        {state === 'error' && (
          <>
            <span className="min-w-0 flex-1 text-bad">{words.error}</span>
            <Button size="sm" onClick={retry}>
              {words.retry}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
