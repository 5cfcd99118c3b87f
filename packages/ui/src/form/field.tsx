import { CircleAlert } from 'lucide-react'
import { cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { cn } from '../cn.ts'
import { Label } from './label.tsx'

/** What ties a control to its label, hint and error. Spread it on the control. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The field's name, above it. */
  label: ReactNode
  /** What to type or what it is for, under it. */
  hint?: ReactNode
  /** What is wrong, in words that name the field; stands above the hint, which says how to mend it, and marks the control invalid. */
  error?: ReactNode
  /** Marks it as one that must be filled. */
  required?: boolean
  /** Stands at the end of the label's line: a counter, a link. */
  aside?: ReactNode
  /** Set when it holds several controls (two times, a list of boxes): the label then names the group. */
  group?: boolean
  /** The control, given its ties by cloning; or a function that gets them. */
  children: ReactElement<Partial<FieldControl>> | ((control: FieldControl) => ReactNode)
}

/** A label, a control, and a hint or an error: wired together for screen readers. */
export function Field({ label, hint, error, required, aside, group, children, className, ...rest }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const labelId = `${id}-label`
  const ties: FieldControl = {
    id,
    ...(error || hint ? { 'aria-describedby': noteId } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(required && !group ? { 'aria-required': true } : {}),
  }
  const { id: _, ...groupTies } = ties
  return (
    <div
      data-slot="field"
      {...(group ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': groupTies['aria-describedby'] } : {})}
      {...(group && error ? { 'data-invalid': true } : {})}
      {...rest}
      className={cn('min-w-0', className)}
    >
      <div className="mb-1 flex items-baseline gap-2">
        {group ? (
          <span id={labelId} className="font-bold">
            {label}
            {required && (
              <span aria-hidden className="text-bad">
                {' *'}
              </span>
            )}
          </span>
        ) : (
          <Label htmlFor={id} required={required ?? false}>
            {label}
          </Label>
        )}
        {aside && <span className="ml-auto text-xs text-fg-3">{aside}</span>}
      </div>
      {typeof children === 'function' ? children(ties) : isValidElement(children) && !group ? cloneElement(children, ties) : children}
      {(error || hint) && (
        <div id={noteId} data-slot="field-note" className="mt-1 grid gap-0.5 text-xs">
          {error && (
            <p className="flex gap-1.5 text-bad">
              <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
              <span className="min-w-0">{error}</span>
            </p>
          )}
          {hint && <p className="text-fg-3">{hint}</p>}
        </div>
      )}
    </div>
  )
}
