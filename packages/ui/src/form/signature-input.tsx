import { Eraser, Undo2 } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { cn } from '../cn.ts'
import { IconButton } from '../button/icon-button.tsx'
import { pathOf, type Point, sheet, type Stroke } from './signature.ts'

export interface SignatureInputProps {
  /** Name of the sheet, read aloud. */
  label: string
  /** What is drawn. */
  value: readonly Stroke[]
  /** Called when a stroke is done, taken back, or all are. */
  onValueChange: (strokes: readonly Stroke[]) => void
  words: {
    /** Takes back the last stroke. */
    undo: string
    /** Takes back all of them. */
    clear: string
  }
  className?: string
}

/**
 * A sheet to sign on, with a finger, a pen or a mouse. Drawing takes a pointer: offer an upload beside it for keyboards.
 * `signatureImage` makes a picture of it.
 */
export function SignatureInput({ label, value, onValueChange, words, className }: SignatureInputProps) {
  const [stroke, setStroke] = useState<Stroke>()
  const under = useRef<Stroke>(undefined)
  const draw = (next: Stroke | undefined) => {
    under.current = next
    setStroke(next)
  }
  const at = (event: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return [((event.clientX - left) / width) * sheet.width, ((event.clientY - top) / height) * sheet.height]
  }
  const end = () => {
    if (under.current) onValueChange([...value, under.current])
    draw(undefined)
  }
  return (
    <div data-slot="signature-input" className={cn('relative', className)}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        // A finger draws; it does not scroll the page.
        className="block w-full touch-none rounded-md border border-dashed border-control bg-sunken text-fg"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          draw([at(event)])
        }}
        onPointerMove={(event) => under.current && draw([...under.current, at(event)])}
        onPointerUp={end}
        onPointerCancel={() => draw(undefined)}
      >
        <line x1="24" x2={sheet.width - 24} y1={sheet.height - 40} y2={sheet.height - 40} className="stroke-line-2" />
        {[...value, ...(stroke ? [stroke] : [])].map((each, index) => (
          <path
            key={index}
            d={pathOf(each)}
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <div className="absolute top-1.5 right-1.5 flex gap-1">
        <IconButton label={words.undo} disabled={value.length === 0} onClick={() => onValueChange(value.slice(0, -1))}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label={words.clear} disabled={value.length === 0} onClick={() => onValueChange([])}>
          <Eraser aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
