import * as Popover from '@radix-ui/react-popover'
import { Check } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { cn } from './cn.ts'
import { floatClass } from './float.ts'
import type { SelectOption } from './select.tsx'

interface SelectListProps<Value extends string> {
  id: string
  label: string | undefined
  labelledBy: string | undefined
  /** The select's button, which keeps the focus and the keys. */
  button: RefObject<HTMLButtonElement | null>
  options: readonly SelectOption<Value>[]
  chosen: number
  active: number
  onActive: (index: number) => void
  onChoose: (index: number) => void
  onClose: () => void
}

/** The list of an open select. Radix places it, and closes the topmost of what stands open. */
export default function SelectList<Value extends string>(props: SelectListProps<Value>) {
  const { id, button, options, chosen, active, onActive, onChoose, onClose } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          ref={list}
          id={id}
          role="listbox"
          aria-labelledby={props.labelledBy}
          aria-label={props.label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.target instanceof Node && button.current?.contains(event.target) && event.preventDefault()}
          // A press on the list must not take the focus, whose loss closes it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className={cn(
            floatClass,
            'animate-pop max-h-[min(20rem,var(--radix-popover-content-available-height))] max-w-[calc(100vw-1rem)] min-w-[var(--radix-popover-trigger-width)] overflow-y-auto p-1',
          )}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the button holds focus and keys
            <div
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              aria-disabled={option.disabled}
              data-active={index === active || undefined}
              onPointerMove={() => onActive(index)}
              onClick={() => onChoose(index)}
              className="flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 aria-disabled:text-fg-3 data-active:bg-press touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
            >
              {option.icon}
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {index === chosen && <Check aria-hidden className="text-lead-text" />}
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
