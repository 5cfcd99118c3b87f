import { IconButton } from '@isb/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'

interface OrderButtonsProps {
  /** What each of them does, with the name of what it does it to. */
  words: { readonly up: string; readonly down: string; readonly remove: string }
  /** Its place in the list, and how many there are. */
  at: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves an entry of a list up or down, or takes it out. One that can do no more keeps the focus: the next key is not lost. */
export function OrderButtons({ words, at, count, onMove, onRemove }: OrderButtonsProps) {
  return (
    <>
      <IconButton label={words.up} aria-disabled={at === 0} onClick={() => at > 0 && onMove(at - 1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={words.down} aria-disabled={at === count - 1} onClick={() => at < count - 1 && onMove(at + 1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={words.remove} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}
