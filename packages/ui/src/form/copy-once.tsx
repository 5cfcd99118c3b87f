import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../cn.ts'
import { CopyField } from './copy-field.tsx'

export interface CopyOnceProps {
  /** The secret. It is kept nowhere but here. */
  value: string
  /** Its words: the field's name, the button before and after, and the line that it will not be shown again. */
  words: { label: string; copy: string; copied: string; warning: string }
  /** More classes for the box. */
  className?: string
}

/** A secret that is shown once, with a button that copies it. */
export function CopyOnce({ value, words, className }: CopyOnceProps) {
  const id = useId()
  return (
    <div data-slot="copy-once" className={cn('grid gap-2', className)}>
      <CopyField value={value} words={words} aria-describedby={id} />
      <p id={id} className="flex gap-1.5 text-xs text-waiting">
        <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        {words.warning}
      </p>
    </div>
  )
}
