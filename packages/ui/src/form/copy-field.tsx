import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../cn.ts'
import type { FieldControl } from './field.tsx'
import { Input } from './input.tsx'

export interface CopyFieldProps extends Partial<FieldControl> {
  /** What is copied. */
  value: string
  /** Its words: the button before and after, and the field's name where no Field names it. */
  words: { label?: string; copy: string; copied: string }
  /** More classes. */
  className?: string
}

/** A text to copy, with the button that does. Where the browser refuses to copy, it is selected instead. */
export function CopyField({ value, words, className, ...control }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      input.current?.select()
    }
  }
  return (
    <div data-slot="copy-field" className={cn('flex gap-2', className)}>
      <Input
        ref={input}
        readOnly
        aria-label={words.label}
        {...control}
        value={value}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1 font-mono"
      />
      <Button onClick={() => void copy()} className="h-9! touch:h-11!">
        {copied ? <Check aria-hidden className="text-good!" /> : <Copy aria-hidden />}
        {copied ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {copied ? words.copied : ''}
      </span>
    </div>
  )
}
