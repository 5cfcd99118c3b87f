import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Tooltip } from '../button/tooltip.tsx'

/** Something that can be done with all checked rows. */
export interface BulkAction {
  /** Key of the action. */
  id: string
  /** Its verb. */
  label: string
  /** Stands before the verb. */
  icon?: ReactNode
  /** Does it. */
  onSelect: () => void
  /** The reason why it cannot be done now; greys it and says so. */
  whyNot?: string | undefined
  /** It destroys something. */
  danger?: boolean
}

/** How an icon button looks on the inverse ground. */
export const inverseIcon =
  'text-inverse-2! hover:bg-inverse-hover! hover:text-on-inverse! data-[state=open]:bg-inverse-hover! touch:size-10!'

/** A button on the inverse ground. One that cannot be pressed keeps the focus, and tells why. */
export function BulkButton({ action, className }: { action: BulkAction; className?: string }) {
  const { label, icon, onSelect, whyNot } = action
  const button = (
    <button
      type="button"
      aria-disabled={whyNot ? true : undefined}
      onClick={() => whyNot || onSelect()}
      className={cn(
        'inline-flex h-8 shrink-0 items-center gap-1.5 rounded-md px-3 font-bold hover:bg-inverse-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-50 touch:h-10 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-inverse-2',
        className,
      )}
    >
      {icon}
      {label}
    </button>
  )
  return whyNot ? <Tooltip label={whyNot}>{button}</Tooltip> : button
}
