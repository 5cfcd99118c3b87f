import { Note } from '@isb/ui'

/**
 * Why a form was not saved, above its buttons. The toast says the same for a few seconds and is what a screen reader reads out, so the note
 * is no alert.
 */
export function RefusalNote({ text, className }: { text: string | undefined; className?: string }) {
  if (text === undefined) return null
  return (
    <div className={className}>
      <Note tone="bad" data-slot="refusal">
        {text}
      </Note>
    </div>
  )
}
