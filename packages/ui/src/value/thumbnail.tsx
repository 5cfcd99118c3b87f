import { ImageOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export interface ThumbnailProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onClick'> {
  /** The image's address; undefined while it is on its way. */
  src: string | undefined
  /** What it shows, in words; '' where they stand beside it. */
  alt: string
  /** Set when it could not be loaded: says so, in words. */
  failed?: string | undefined
  /** Opens it large; the button is named by `alt`. */
  onOpen?: (() => void) | undefined
}

/** A small image with its edge, on its way, or broken. Its box is square unless told otherwise by `className`. */
export function Thumbnail({ src, alt, failed, onOpen, className, ...rest }: ThumbnailProps) {
  const box = cn('grid size-18 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken text-fg-3', className)
  if (failed)
    return (
      <span data-slot="thumbnail" role="img" aria-label={failed} title={failed} className={box}>
        <ImageOff aria-hidden className="size-5" />
      </span>
    )
  if (src === undefined) return <span aria-hidden data-slot="thumbnail" className={cn(box, 'animate-breathe bg-press!')} />
  const image = <img {...rest} src={src} alt={alt} className="size-full object-contain" />
  if (!onOpen)
    return (
      <span data-slot="thumbnail" className={box}>
        {image}
      </span>
    )
  return (
    <button type="button" data-slot="thumbnail" onClick={onOpen} className={cn(box, 'cursor-zoom-in hover:border-lead-line')}>
      {image}
    </button>
  )
}
