import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Input } from './input.tsx'

export interface CopyOnceProps {
  /** The secret. It is kept nowhere but here. */
  value: string
  /** Its words: the field's name, the button before and after, and the line that it will not be shown again. */
  words: { label: string; copy: string; copied: string; warning: string }
  /** More classes for the box. */
  className?: string
}

/** A secret that is shown once, with a button that copies it. Where the browser refuses to copy, it is selected instead. */
export function CopyOnce({ value, words, className }: CopyOnceProps) {
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  const id = useId()
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
    <div data-slot="copy-once" className={cn('grid gap-2', className)}>
      <div className="flex gap-2">
        <Input
          ref={input}
          readOnly
          aria-label={words.label}
          aria-describedby={id}
          value={value}
          spellCheck={false}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 font-mono"
        />
        <Button onClick={() => void copy()} className="h-9!">
          {copied ? <Check aria-hidden className="text-good!" /> : <Copy aria-hidden />}
          {copied ? words.copied : words.copy}
        </Button>
      </div>
      <p id={id} className="flex gap-1.5 text-xs text-waiting">
        <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        {words.warning}
      </p>
      <span role="status" className="sr-only">
        {copied ? words.copied : ''}
      </span>
    </div>
  )
}
