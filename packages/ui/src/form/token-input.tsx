import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '../cn.ts'
import type { FieldControl } from './field.tsx'

/** How a part stands out: it is wrong, or worth a second look. */
export type TokenTone = 'bad' | 'live'

export interface TokenInputProps extends Partial<FieldControl> {
  /** The parts, in their order. */
  value: readonly string[]
  /** Called with the new parts. */
  onValueChange: (value: string[]) => void
  /** Takes a text apart: `a; b` is two parts. */
  split: (text: string) => readonly string[]
  /** The characters that end a part while it is typed: `;；`. */
  separators: string
  /** How a part stands out; undefined for an ordinary one. */
  toneOf?: (part: string) => TokenTone | undefined
  /** Name of a chip's ×: “Remove nurse@school.example”. */
  removeLabel: (part: string) => string
  /** Shown while there is nothing. */
  placeholder?: string
  /** More classes for its box. */
  className?: string
}

const tones = { bad: 'bg-bad-bg text-bad', live: 'bg-live-bg text-live' } as const

/**
 * A field for several texts, each a chip: typed or pasted with separators between them. Enter and leaving the field end a part; Backspace
 * in an empty field and a press on a chip give a part back to be mended.
 */
export function TokenInput({
  value,
  onValueChange,
  split,
  separators,
  toneOf,
  removeLabel,
  placeholder,
  className,
  ...ties
}: TokenInputProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  /** Makes the text parts, but for `rest`, which is still being typed. */
  const add = (parts: readonly string[], rest = '') => {
    setText(rest)
    const fresh = new Set(parts.filter((part) => !value.includes(part)))
    if (fresh.size > 0) onValueChange([...value, ...fresh])
  }
  const without = (part: string) => value.filter((each) => each !== part)
  const mend = (part: string) => {
    onValueChange([...without(part), ...split(text)])
    setText(part)
    input.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press beside the field goes to the field
    <div
      data-slot="token-input"
      onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      className={cn(
        'control flex min-h-9 touch:min-h-11 cursor-text flex-wrap items-center gap-1 px-1.5 py-1 outline-offset-[-1px] outline-focus has-[input:focus-visible]:outline-2 has-aria-invalid:border-bad-dot',
        className,
      )}
    >
      {value.length > 0 && (
        <ul className="contents">
          {value.map((part) => {
            const tone = toneOf?.(part)
            return (
              <li
                key={part}
                className={cn('inline-flex h-6 max-w-full min-w-0 items-center rounded-sm touch:h-8', tone ? tones[tone] : 'bg-press')}
              >
                <button type="button" onClick={() => mend(part)} className="h-full min-w-0 cursor-text truncate pl-2">
                  {part}
                </button>
                <button
                  type="button"
                  aria-label={removeLabel(part)}
                  onClick={() => {
                    onValueChange(without(part))
                    input.current?.focus()
                  }}
                  className="grid size-6 shrink-0 place-items-center rounded-sm opacity-70 touch:size-8 hover:opacity-100"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <input
        {...ties}
        ref={input}
        autoComplete="off"
        spellCheck={false}
        placeholder={value.length === 0 ? placeholder : undefined}
        value={text}
        onChange={({ target: { value: typed } }) => {
          const parts = split(typed)
          if (typed !== '' && separators.includes(typed.at(-1) ?? '')) add(parts)
          else if (parts.length > 1) add(parts.slice(0, -1), parts.at(-1))
          else setText(typed)
        }}
        onPaste={(event) => {
          // Lines are lost in a field of one line.
          const parts = split(event.clipboardData.getData('text'))
          if (text !== '' || parts.length < 2) return
          event.preventDefault()
          add(parts)
        }}
        onBlur={() => add(split(text))}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter' && text !== '') {
            // Ctrl or ⌘ + Enter goes on to the form, which sends this part too.
            flushSync(() => add(split(text)))
            if (!event.ctrlKey && !event.metaKey) event.preventDefault()
          }
          const last = value.at(-1)
          if (event.key === 'Backspace' && text === '' && last !== undefined) {
            event.preventDefault()
            mend(last)
          }
        }}
        className="h-6 min-w-24 flex-1 bg-transparent px-1.5 outline-none touch:text-base"
      />
    </div>
  )
}
