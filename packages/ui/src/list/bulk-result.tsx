import { CircleAlert, CircleCheck, X } from 'lucide-react'
import type { BulkBarWords, BulkRun } from './bulk-bar.tsx'
import { inverseIcon } from './bulk-button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Popover } from '../overlay/popover.tsx'

interface BulkResultProps {
  run: BulkRun & { state: 'over' }
  words: BulkBarWords
  onDismiss: () => void
}

const button = 'h-8 shrink-0 rounded-md px-3 font-bold underline underline-offset-4 hover:bg-inverse-hover touch:h-10'

/** What came of an action over many rows, and which of them it did not do. */
export function BulkResult({ run, words, onDismiss }: BulkResultProps) {
  const { done, failed } = run
  return (
    <>
      {failed.length > 0 ? (
        <CircleAlert aria-hidden className="size-4 text-waiting-dot" />
      ) : (
        <CircleCheck aria-hidden className="size-4 text-good-dot" />
      )}
      <b role="status" className="mx-1 min-w-0 truncate tabular-nums">
        {words.result(done, failed.length)}
      </b>
      {failed.length > 0 && (
        <Popover
          label={words.showFailed}
          side="top"
          align="center"
          sideOffset={10}
          className="max-h-[min(20rem,var(--radix-popover-content-available-height))]! p-0!"
          trigger={
            <button type="button" className={button}>
              {words.showFailed}
            </button>
          }
        >
          <ul className="divide-y divide-line">
            {failed.map(({ id, label, message }) => (
              <li key={id} className="px-4 py-2.5">
                <b className="block">{label}</b>
                <span className="text-xs text-bad">{message}</span>
              </li>
            ))}
          </ul>
        </Popover>
      )}
      {run.onRetry && (
        <button type="button" className={button} onClick={run.onRetry}>
          {words.retry}
        </button>
      )}
      <IconButton label={words.dismiss} onClick={onDismiss} className={inverseIcon}>
        <X aria-hidden />
      </IconButton>
    </>
  )
}
