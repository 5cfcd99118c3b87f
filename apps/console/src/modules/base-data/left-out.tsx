import type { Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { sharedWord } from '../../lib/base/words/i18n.ts'

/** How many rows each rule took out of a bundle. */
export function LeftOut({ run: { leftOut } }: { run: Schema<'BaseDataRun'> }) {
  const { t } = useLingui()
  if (leftOut.length === 0) return null
  return (
    <section aria-label={t`Rows that do not count`}>
      <h2 className="mb-2 font-bold">{t`Rows that do not count`}</h2>
      <ul className="grid gap-1">
        {leftOut.map(({ rule, file, value, count }) => (
          <li key={`${rule} ${file} ${value}`} className="break-words">
            {file !== '' && <code className="text-xs">{file}</code>} {sharedWord(`leftOut.${rule}`, { value, count })}
          </li>
        ))}
      </ul>
    </section>
  )
}
