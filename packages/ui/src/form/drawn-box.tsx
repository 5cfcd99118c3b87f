import { cn } from '../cn.ts'

export interface DrawnBoxProps {
  /** 0 not checked, 1 in part, 2 checked. */
  state: number
  /** Makes it a checkbox of that name. Without one it is only drawn, where the item around it says aria-checked. */
  name: string | undefined
  /** Cannot be pressed. */
  disabled?: boolean
  /** More classes. */
  className?: string
}

/** A box that is drawn, for rows that hold the focus themselves and hear presses at their list. Its target is 24 px. */
export function DrawnBox({ state, name, disabled = false, className }: DrawnBoxProps) {
  const aria =
    name === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'checkbox',
          'aria-checked': state === 1 ? ('mixed' as const) : state === 2,
          'aria-label': name,
          'aria-disabled': disabled,
          tabIndex: -1,
        }
  return (
    <span
      {...aria}
      data-check={disabled ? undefined : ''}
      className={cn('grid size-6 shrink-0 place-items-center', disabled ? 'opacity-50' : 'cursor-pointer', className)}
    >
      <span className={cn('grid size-4 place-items-center rounded-sm border', state ? 'border-lead bg-lead' : 'border-control bg-surface')}>
        {state > 0 && (
          <svg viewBox="0 0 12 12" className="size-3 fill-none stroke-on-lead stroke-2" strokeLinecap="round" strokeLinejoin="round">
            <path d={state === 1 ? 'M2.5 6h7' : 'M2 6.3l2.7 2.6L10 3.4'} />
          </svg>
        )}
      </span>
    </span>
  )
}
