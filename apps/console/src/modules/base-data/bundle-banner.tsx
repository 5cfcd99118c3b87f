import { ProgressBar } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Kinds } from './kinds.tsx'
import { Notes, type NotesProps } from './notes.tsx'

/** Above the changes of a bundle: how far its work is, what somebody has to know first, and what it comes to by kind. */
export default function BundleBanner({ text, ...notes }: NotesProps & { text: string }) {
  const { t } = useLingui()
  const { progress, format } = notes.run
  return (
    <div className="relative">
      <ProgressBar active={progress !== null} label={t`Working`} value={(progress ?? 0) / 100} className="h-1" />
      <p className="px-4 py-3 break-words text-fg-2 sm:hidden">{text}</p>
      <Notes {...notes} />
      {format !== '' && <Kinds run={notes.run} wide />}
    </div>
  )
}
