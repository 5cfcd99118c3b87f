import { cloneElement, type KeyboardEventHandler, type MouseEventHandler, type ReactElement, type RefObject, useRef, useState } from 'react'
import { useWanted } from './overlays.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** How something was opened first. */
export type FirstPress = 'keyboard' | 'pointer'

interface Opening {
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly opensByTyping?: boolean
}

/** A button before what it opens was made. */
interface Closed {
  /** How it was pressed, once it was. */
  readonly pressed: FirstPress | undefined
  readonly press: (by: FirstPress) => void
  /** What was typed before it was open. */
  readonly typed: RefObject<string>
  /** A letter presses it too. */
  readonly opensByTyping: boolean
}

/** Whether a key writes something. */
export const writes = ({ key, ctrlKey, metaKey, altKey }: Key): boolean => key.length === 1 && !ctrlKey && !metaKey && !altKey

/** Whether a key writes something, and does not press the button that has the focus. */
export const opensBy = (key: Key): boolean => writes(key) && key.key !== ' '

/** Keeps what is typed for a field that is not there yet. */
export function keep(typed: RefObject<string>, event: Key & Pick<Event, 'preventDefault'>): void {
  event.preventDefault()
  typed.current += event.key
}

/** What a button opens is made at its first press, or when it is held open from outside. Until then the button stands alone. */
export function useFirstPress({ open, onOpenChange, opensByTyping = false }: Opening): Closed {
  const [pressed, setPressed] = useState<FirstPress>()
  const typed = useRef('')
  if (open && !pressed) setPressed('pointer')
  useWanted(pressed !== undefined, () => {
    typed.current = ''
    setPressed(undefined)
    onOpenChange?.(false)
  })
  const press = (by: FirstPress) => {
    setPressed(by)
    onOpenChange?.(true)
  }
  return { pressed, press, typed, opensByTyping }
}

interface TriggerProps {
  onClick?: MouseEventHandler
  onKeyDown?: KeyboardEventHandler
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  'data-state'?: 'closed'
  'data-opening'?: ''
}

/** A button before its first press. One that opens a menu does so on ↓ too; text typed before a panel is there is kept for it. */
export function closedTrigger(
  trigger: ReactElement,
  popup: 'menu' | 'dialog',
  { pressed, press, typed, opensByTyping }: Closed,
): ReactElement {
  const button = trigger as ReactElement<TriggerProps>
  const onClick: MouseEventHandler = (event) => {
    button.props.onClick?.(event)
    if (!event.defaultPrevented) press(event.detail === 0 ? 'keyboard' : 'pointer')
  }
  const onKeyDown: KeyboardEventHandler = (event) => {
    button.props.onKeyDown?.(event)
    if (event.defaultPrevented) return
    if (popup === 'menu' && event.key === 'ArrowDown') {
      event.preventDefault()
      press('keyboard')
    } else if (pressed || typed.current ? writes(event) : opensByTyping && opensBy(event)) {
      // A space goes on with what was typed before this is drawn as pressed.
      keep(typed, event)
      if (!pressed) press('keyboard')
    }
  }
  return cloneElement(button, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    'data-state': 'closed',
    ...(pressed && { 'data-opening': '' }),
    onClick,
    onKeyDown,
  })
}
