import { cloneElement, type KeyboardEventHandler, type MouseEventHandler, type ReactElement, useState } from 'react'
import { useWanted } from './overlays.ts'

/** How something was opened first. */
export type FirstPress = 'keyboard' | 'pointer'

interface Opening {
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/** What a button opens is made at its first press, or when it is held open from outside. Until then the button stands alone. */
export function useFirstPress({ open, onOpenChange }: Opening): [pressed: FirstPress | undefined, press: (by: FirstPress) => void] {
  const [pressed, setPressed] = useState<FirstPress>()
  if (open && !pressed) setPressed('pointer')
  useWanted(pressed !== undefined, () => {
    setPressed(undefined)
    onOpenChange?.(false)
  })
  const press = (by: FirstPress) => {
    setPressed(by)
    onOpenChange?.(true)
  }
  return [pressed, press]
}

interface TriggerProps {
  onClick?: MouseEventHandler
  onKeyDown?: KeyboardEventHandler
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  'data-state'?: 'closed'
}

/** A button before its first press. One that opens a menu does so on ↓ too. */
export function closedTrigger(trigger: ReactElement, popup: 'menu' | 'dialog', press: (by: FirstPress) => void): ReactElement {
  const button = trigger as ReactElement<TriggerProps>
  const onClick: MouseEventHandler = (event) => {
    button.props.onClick?.(event)
    if (!event.defaultPrevented) press(event.detail === 0 ? 'keyboard' : 'pointer')
  }
  const onKeyDown: KeyboardEventHandler = (event) => {
    button.props.onKeyDown?.(event)
    if (popup !== 'menu' || event.key !== 'ArrowDown' || event.defaultPrevented) return
    event.preventDefault()
    press('keyboard')
  }
  return cloneElement(button, { 'aria-haspopup': popup, 'aria-expanded': false, 'data-state': 'closed', onClick, onKeyDown })
}
