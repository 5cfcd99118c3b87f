import * as Primitive from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { OpeningBody, openingClass, openingScrimClass, useOpening, type OpeningProps } from './opening.tsx'
import { focusToReturnTo, returnFocus } from './return-focus.ts'

/** The frame of a dialog whose code or data is on its way, above any dialog that is open. */
export function OpeningPart({ label, onClose }: OpeningProps) {
  const { field, left, leave } = useOpening(onClose)
  const before = useRef<HTMLElement>(null)
  return (
    <Primitive.Root open onOpenChange={leave}>
      <Primitive.Portal>
        <div data-slot="scrim" className={openingScrimClass}>
          <Primitive.Content
            aria-modal
            aria-busy
            aria-describedby={undefined}
            data-slot="opening"
            className={openingClass}
            onOpenAutoFocus={(event) => {
              before.current = focusToReturnTo()
              event.preventDefault()
              field.current?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // The dialog that follows has the focus already.
              if (document.activeElement === document.body) returnFocus(before.current)
            }}
          >
            <Primitive.Title className="sr-only">{label}</Primitive.Title>
            <OpeningBody label={label} field={field} left={left.signal} />
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
