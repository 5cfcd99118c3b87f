import { buttonClass, cn, useDrop } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'

interface FileDropProps {
  /** What was wrong with the last one. */
  problem: string | undefined
  onFiles: (files: readonly [File, ...File[]]) => void
  several?: boolean
  /** What one is asked to drop, and the files that are offered; else CSV. */
  prompt?: string
  accept?: string
  /** What the file is to hold. */
  children: ReactNode
}

/** Takes files: dropped or chosen. For keyboards and screen readers it is a file input with its label. */
export function FileDrop({ problem, onFiles, several = false, prompt, accept = '.csv,.txt,.tsv,text/csv', children }: FileDropProps) {
  const { t } = useLingui()
  const take = (files: FileList | null) => {
    const [first, ...rest] = files ?? []
    if (first) onFiles([first, ...(several ? rest : [])])
  }
  const { over, drop } = useDrop(({ files }) => take(files))
  return (
    <div>
      <div
        role="presentation"
        data-over={over || undefined}
        {...drop}
        className="grid justify-items-center gap-3 rounded-md border border-dashed border-control bg-sunken px-4 py-8 text-center data-over:border-lead data-over:bg-lead-soft"
      >
        <FileSpreadsheet aria-hidden className="size-6 text-fg-3" />
        <p aria-hidden className="text-fg-2 touch:hidden">
          {prompt ?? (several ? t`Drop one CSV file or several here` : t`Drop a CSV file here`)}
        </p>
        <label
          className={cn(
            buttonClass({}),
            'relative cursor-pointer hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="file"
            accept={accept}
            multiple={several}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files)
              // The same file may be chosen again, once it is mended.
              event.target.value = ''
            }}
          />
          {several ? t`Choose files` : t`Choose a file`}
        </label>
        {children}
      </div>
      <p role="alert" className={cn('mt-2 flex gap-1.5 text-bad', !problem && 'sr-only')}>
        {problem && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {problem}
      </p>
    </div>
  )
}
