import * as Popover from '@radix-ui/react-popover'
import { X } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { cn } from '../cn.ts'
import type { FieldControl } from './field.tsx'
import { OptionList, type OptionWords } from './option-list.tsx'
import { floatClass } from '../overlay/float.ts'
import type { LoadOptions, Option } from './use-options.ts'
import { useSearchedOptions } from './use-searched-options.ts'

/** The words of a field for several. */
export interface MultiSelectWords extends OptionWords {
  /** Name of the list: “Roles”. */
  label: string
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Name of a chip's ×: “Remove Front office”. */
  remove: (label: string) => string
}

export interface MultiSelectProps
  extends Partial<FieldControl>, Pick<ComponentProps<'input'>, 'aria-label' | 'aria-labelledby' | 'disabled'> {
  /** What can be chosen, or how to load what matches a text. */
  options: readonly Option[] | LoadOptions
  /** The chosen values, in the order they were chosen. */
  value: readonly string[]
  /** Called with the new choice. */
  onValueChange: (value: string[]) => void
  /** Names a value that was not chosen here, where the options are loaded. */
  labelOf?: (value: string) => string | undefined
  /** Its words. */
  words: MultiSelectWords
  /** More classes for its box. */
  className?: string
}

/** A field to choose several in: what is chosen as chips, a list that is searched by typing. Backspace takes the last off. */
export function MultiSelect({ options, value, onValueChange, labelOf, words, disabled, className, ...ties }: MultiSelectProps) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [learnt, setLearnt] = useState<Readonly<Record<string, string>>>({})
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const choose = (option: Option) => {
    setLearnt({ ...learnt, [option.value]: option.label })
    setText('')
    onValueChange(value.includes(option.value) ? value.filter((each) => each !== option.value) : [...value, option.value])
  }
  const { from, listId, active, setActive, activeId, onType, onKeyDown } = useSearchedOptions(options, text, open, choose)
  const remove = (gone: string) => {
    onValueChange(value.filter((each) => each !== gone))
    input.current?.focus()
  }
  const name = (each: string) =>
    (typeof options === 'function' ? undefined : options.find((option) => option.value === each)?.label) ??
    labelOf?.(each) ??
    learnt[each] ??
    each

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press beside the field goes to the field */}
        <div
          ref={box}
          data-slot="multi-select"
          onClick={() => input.current?.focus()}
          className={cn(
            'control flex min-h-9 touch:min-h-11 flex-wrap items-center gap-1 px-1.5 py-1 outline-offset-[-1px] outline-focus has-[input:focus-visible]:outline-2 has-aria-invalid:border-bad-dot',
            disabled && 'opacity-50',
            className,
          )}
        >
          {value.map((each) => (
            <span key={each} className="inline-flex h-6 max-w-full min-w-0 items-center rounded-sm bg-press pl-2 touch:h-8">
              <span className="truncate">{name(each)}</span>
              <button
                type="button"
                aria-label={words.remove(name(each))}
                disabled={disabled}
                onClick={() => remove(each)}
                className="grid size-6 shrink-0 place-items-center rounded-sm text-fg-3 touch:size-8 enabled:hover:text-fg"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
          <input
            {...ties}
            ref={input}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={open ? activeId : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            placeholder={value.length === 0 ? words.placeholder : undefined}
            value={text}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setText(event.target.value)
              onType()
              setOpen(true)
            }}
            onBlur={(event) => {
              // A press on Retry in the list takes the focus there, and leaves the list open.
              if (!document.getElementById(listId)?.parentElement?.contains(event.relatedTarget)) setOpen(false)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Backspace' && text === '' && value.length > 0) onValueChange(value.slice(0, -1))
              else if (open) onKeyDown(event)
              else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
                event.preventDefault()
                setOpen(true)
              }
            }}
            className="h-6 min-w-16 flex-1 bg-transparent px-1.5 outline-none touch:text-base"
          />
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label={words.label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.target instanceof Node && box.current?.contains(event.target) && event.preventDefault()}
          // A press on the list must not take the focus, whose loss closes it.
          onMouseDown={(event) => event.target instanceof Element && !event.target.closest('button') && event.preventDefault()}
          className={cn(floatClass, 'w-(--radix-popover-trigger-width) animate-pop overflow-hidden')}
        >
          <OptionList
            id={listId}
            label={words.label}
            from={from}
            active={active}
            onActive={setActive}
            on={value}
            multiple
            onChoose={choose}
            words={words}
            className="max-h-[min(18rem,var(--radix-popover-content-available-height))]!"
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
