import { Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Counts, Lines } from './lines.tsx'
import type { Stage } from './use-import.ts'

/** What becomes of the lines of a file, those that are refused with the reason. */
export function Preview({ stage: { name, told, counts, leftOut } }: { stage: Extract<Stage, { at: 'preview' }> }) {
  const { t } = useLingui()
  const { created = 0, changed = 0, refused = 0 } = counts
  const good = created + changed
  const nothing = refused === 0 && good === 0
  const headings = leftOut.join(t({ message: ', ', comment: 'between headings' }))
  return (
    <>
      <Note tone={refused > 0 ? 'bad' : nothing ? 'over' : 'good'} role="status">
        <p>
          {refused > 0
            ? t`${plural(refused, { one: `# line of ${name} cannot be imported.`, other: `# lines of ${name} cannot be imported.` })} Fix the file and choose it again: either everything is imported or nothing.`
            : nothing
              ? t`Everything in ${name} is already here. There is nothing to import.`
              : t`${plural(good, { one: `# line of ${name} can be imported.`, other: `# lines of ${name} can be imported.` })} Nothing has been changed yet.`}
        </p>
        {headings && <p>{t`Not imported: ${headings}`}</p>}
      </Note>
      <Counts counts={counts} />
      <Lines told={told} />
    </>
  )
}
