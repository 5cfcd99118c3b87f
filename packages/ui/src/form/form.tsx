import { type ComponentProps, type SubmitEvent, useCallback, useEffect, useRef } from 'react'
import { firstField } from './first-field.ts'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  /** Called on Enter, on the submit button, and on Ctrl or ⌘ + Enter from any field. The page does not reload. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** A page that was opened to be filled in: the focus begins in its first field. Not on a touch screen, where the keyboard would cover it. */
  begins?: boolean
}

const focusable = 'input, select, textarea, button, [tabindex]'

/**
 * A form that focuses its first wrong field after a submit that failed, whether the error came at once or from the
 * server. Typing in between calls that off: focus is never taken from someone who is writing.
 */
export function Form({ onSubmit, begins = false, onInput, onKeyDown, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef(false)

  useEffect(() => {
    if (begins && matchMedia('(pointer: fine)').matches) firstField(form.current)?.focus({ preventScroll: true })
  }, [begins])
  const focusFirstInvalid = useCallback(() => {
    const invalid = waiting.current && form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    if (!invalid) return
    waiting.current = false
    ;(invalid.matches(focusable) ? invalid : invalid.querySelector<HTMLElement>(focusable))?.focus()
    // What is wrong with a long group stands at its end.
    if (invalid.dataset['invalid']) invalid.querySelector('[data-slot=field-note]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (!form.current) return undefined
    // Watching the attribute, not the render: whoever holds the errors may re-render without this component.
    const observer = new MutationObserver(focusFirstInvalid)
    observer.observe(form.current, { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'data-invalid'] })
    return () => observer.disconnect()
  }, [focusFirstInvalid])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of the form's own submit
    <form
      data-slot="form"
      {...rest}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog's form may be rendered by React inside another form: one press, one submit.
        event.stopPropagation()
        waiting.current = true
        onSubmit(event)
        // A second failed submit changes no attribute, so look once more after React has drawn.
        setTimeout(focusFirstInvalid)
      }}
      onInput={(event) => {
        waiting.current = false
        onInput?.(event)
      }}
      onKeyDown={(event) => {
        // An open list floats outside of the form: what is pressed there is meant for it.
        const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
        if (isHere && event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
          event.preventDefault()
          event.stopPropagation()
          event.currentTarget.requestSubmit()
        }
        onKeyDown?.(event)
      }}
    />
  )
}
